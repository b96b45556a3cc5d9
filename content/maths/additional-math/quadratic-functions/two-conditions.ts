import { final, inAnyOrder, inequality } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { factor, shown, spoken, valueAt } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const twoConditionsQuestion = (
  random: Random,
  task: 'linear-and-quadratic' | 'two-quadratics' | 'integers',
) => {
  // The first quadratic is at most 0 from p to q; the second is positive outside r to s.
  const [p, q] = [-random.integer(2, 5), random.integer(3, 6)]
  const r = random.integer(p + 1, 0)
  const s = random.integer(Math.max(1, r + 1), q - 1)
  // The linear condition x > e, written as gx + h > i.
  const e = random.until(
    () => random.integer(p + 1, q - 2),
    (value) => value !== 0,
  )
  const g = random.integer(2, 5)
  const h = random.integer(1, 9)
  const first = { a: 1, b: -(p + q), c: p * q }
  const second = { a: 1, b: -(r + s), c: r * s }
  const isQuadratic = task === 'two-quadratics'
  const condition = isQuadratic ? `${shown(second)} > 0` : `${g}x + ${h} > ${minus(g * e + h)}`
  const conditionSpoken = isQuadratic
    ? `${spoken(second)} is greater than 0`
    : `${g} x plus ${h} is greater than ${plain`${g * e + h}`}`
  const whole = Array.from({ length: q - e }, (_, n) => e + 1 + n)
  const bars = isQuadratic
    ? `interval(${p}, ${q}, colour: addmaths), interval(none, ${r}, includes: (false, false)), interval(${s}, none, includes: (false, false))`
    : `interval(${p}, ${q}, colour: addmaths), interval(${e}, none, includes: (false, false))`
  const picture = typst`#number-line(${p - 2}, ${q + 2}, ${bars})`
  const found = {
    'linear-and-quadratic': [
      `$${minus(e)} < x <= ${q}$`,
      plain`x is greater than ${e} and less than or equal to ${q}`,
    ],
    'two-quadratics': [
      `$${minus(p)} <= x < ${minus(r)}$ or $${minus(s)} < x <= ${q}$`,
      plain`x is at least ${p} and less than ${r}, or greater than ${s} and at most ${q}`,
    ],
    integers: [
      `$${whole.map((value) => minus(value)).join(', ')}$`,
      `x is ${whole.map((value) => plain`${value}`).join(', ')}`,
    ],
  }[task] as [string, string]
  return {
    question: typst`
Find the ${task === 'integers' ? 'integers' : 'set of values of'} $x$ for which both of these are true.
$ ${shown(first)} <= 0 $
$ ${condition} $
#marks(5)`.replace('the integers $x$', 'all integers $x$'),
    answer: typst`
#working("M1")[$${factor(1, -p)}${factor(1, -q)} <= 0$]
#working("A1")[$${minus(p)} <= x <= ${q}$]
${
  isQuadratic
    ? typst`#working("M1")[$${factor(1, -r)}${factor(1, -s)} > 0$]
#working("A1")[$x < ${minus(r)}$ or $x > ${minus(s)}$]`
    : typst`#working("M1")[$${g}x > ${minus(g * e)}$]
#working("A1")[$x > ${minus(e)}$]`
}
${picture}
#note[Both hold where the first line and ${isQuadratic ? 'one of the others' : 'the second'} stand above one another.]
#working("A1")[#result[${found[0]}]]`,
    alt: plain`Find ${task === 'integers' ? 'all integers' : 'the set of values of'} x for which both of these are true: ${spoken(first)} is less than or equal to 0, and ${conditionSpoken}.`,
    answerAlt: plain`The first holds for x between ${p} and ${q}, both included. The second holds for x ${isQuadratic ? plain`less than ${r} or greater than ${plain`${s}`}` : plain`greater than ${e}`}. So ${found[1]}.`,
    answers: [
      final(
        '',
        {
          'linear-and-quadratic': inequality(`${e} < x <= ${q}`),
          'two-quadratics': inequality(`${p} <= x < ${r} or ${s} < x <= ${q}`),
          integers: inAnyOrder(whole, { name: 'x' }),
        }[task],
      ),
    ],
    verify() {
      const holds = (x: number) =>
        valueAt({ a: 1, b: -(p + q), c: p * q }, x) <= 0 &&
        (task === 'two-quadratics' ? valueAt({ a: 1, b: -(r + s), c: r * s }, x) > 0 : g * x + h > g * e + h)
      for (let x = -9; x <= 9; x += task === 'integers' ? 1 : 0.25) {
        const claimed = task === 'two-quadratics' ? (p <= x && x < r) || (s < x && x <= q) : e < x && x <= q
        if (holds(x) !== claimed) return `x = ${x} is on the wrong side`
      }
      return null
    },
  }
}

export const twoConditions = defineTemplate({
  id: 'two-conditions',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'linear-and-quadratic': (random) => twoConditionsQuestion(random, 'linear-and-quadratic'),
    'two-quadratics': (random) => twoConditionsQuestion(random, 'two-quadratics'),
    integers: (random) => twoConditionsQuestion(random, 'integers'),
  },
})
