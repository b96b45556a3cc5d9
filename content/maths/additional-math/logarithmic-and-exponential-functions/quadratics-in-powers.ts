// Quadratic equations in e^x, 2^x and 3^x, and inequalities with powers and logarithms.

import { agree, roots } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { fraction, minus, unrounded } from '../../kit/numbers.ts'
import { linear, linearSpoken, place, rounded, shown } from '../../kit/quadratics.ts'
import { allSolutions } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { eTo, fractionAnswer, tall } from './notation.ts'
import { label, line, logarithmCurve, type Plot, plane } from './plots.ts'

export const product = (m: number, n: number, r: number) => ({ a: m, b: n - m * r, c: -n * r })

/** The solutions of f(x) = 0 where the base to the power x is one of these values. */
const wrongPowers = (f: (x: number) => number, base: number, values: readonly number[]): string | null => {
  const wanted = values.map((u) => Math.log(u) / Math.log(base)).sort((p, q) => p - q)
  const found = roots(f, -4.0037, 5.0041, 900)
  return found.length === wanted.length && wanted.every((x, place) => agree(x, found[place] ?? 0, 1e-6))
    ? null
    : `the solutions are ${found.join(', ')}`
}

const solutions = (...values: readonly (number | string)[]) => [allSolutions(values)]

export const quadraticInPower = defineTemplate({
  id: 'quadratic-in-a-power',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'two-logarithms'(random) {
      // (2u − |n|)(u − r) or (u − |n|)(u − r)
      const [m, n, r] = random.until(
        () => [random.integer(1, 2), -random.integer(2, 7), random.integer(2, 6)] as const,
        ([m, n, r]) => n !== -m * r && (m === 1 || n % 2 !== 0),
      )
      const quadratic = product(m, n, r)
      const { a, b, c } = quadratic
      const factors = `(${linear(m, n, 'u')})(u − ${r})`
      const left = m === 1 ? `ln ${-n}` : ''
      const other = m === 1 ? `#result[$${left}$]` : tall(`ln display(${-n}/${m})`)
      return {
        question: typst`
Find the exact solutions of the equation $${a === 1 ? '' : a} ${eTo('2x')} − ${-b === 1 ? '' : -b} ${eTo('x')} + ${c} = 0$. #marks(4)`,
        answer: typst`
#note[$${eTo('2x')} = (${eTo('x')})^2$. Let $u = ${eTo('x')}$.]
#working("M1")[$${shown(quadratic, 'u')} = 0$]
#working("M1")[$${factors} = 0$]
#working("A1")[$ ${eTo('x')} = ${m === 1 ? -n : `display(${-n}/${m})`} quad "or" quad ${eTo('x')} = ${r} $]
#working("A1")[$x =$ ${other} or $x =$ #result[$ln ${r}$]]`,
        alt: plain`Find the exact solutions of the equation ${a === 1 ? '' : a} e to the power 2 x, minus ${-b} times e to the power x, plus ${c}, equals 0.`,
        answerAlt: plain`As a quadratic in e to the power x it has the roots ${fractionInWords(-n, m)} and ${r}. So x is the natural log of ${fractionInWords(-n, m)}, or the natural log of ${r}.`,
        answers: solutions(`ln(${-n}/${m})`, `ln(${r})`),
        verify: () => wrongPowers((x) => a * Math.exp(2 * x) + b * Math.exp(x) + c, Math.E, [-n / m, r]),
      }
    },
    'negative-index'(random) {
      const [r, n] = random.until(
        () => [random.integer(2, 7), random.integer(1, 7)] as const,
        ([r, n]) => r !== n,
      )
      const quadratic = product(1, n, r)
      const { b } = quadratic
      const factors = `(${linear(1, n, 'u')})(u − ${r})`
      return {
        question: typst`
Find the exact solution of the equation $${eTo('x')} − ${r * n} ${eTo('−x')} = ${minus(-b)}$. #marks(4)`,
        answer: typst`
#note[Multiply every term by $${eTo('x')}$, and let $u = ${eTo('x')}$.]
#working("M1")[$${shown(quadratic, 'u')} = 0$]
#working("M1")[$${factors} = 0$]
#working("A1")[$${eTo('x')} = ${r}$, for $${eTo('x')} = −${n}$ is impossible]
#working("A1")[$x =$ #result[$ln ${r}$]]`,
        alt: plain`Find the exact solution of the equation e to the power x, minus ${r * n} times e to the power minus x, equals ${-b}.`,
        answerAlt: plain`Multiplying by e to the power x gives a quadratic with the roots ${r} and minus ${n}. A power of e is never negative, so e to the power x is ${r} and x is the natural log of ${r}.`,
        answers: solutions(`ln(${r})`),
        verify: () => wrongPowers((x) => Math.exp(x) - r * n * Math.exp(-x) + b, Math.E, [r]),
      }
    },
    'powers-of-two'(random) {
      const [m, n, r] = [random.pick([2, 4]), -1, random.pick([2, 4, 8, 16])]
      const quadratic = product(m, n, r)
      const { b, c } = quadratic
      const factors = `(${linear(m, n, 'u')})(u − ${r})`
      const first = -Math.log2(m)
      const second = Math.log2(r)
      const front = m === 2 ? '2^(2x + 1)' : '2^(2x + 2)'
      return {
        question: typst`
Solve the equation $${front} − ${-b}(2^x) + ${c} = 0$. #marks(4)`,
        answer: typst`
#note[$${front} = ${m} times 2^(2x) = ${m}(2^x)^2$. Let $u = 2^x$.]
#working("M1")[$${shown(quadratic, 'u')} = 0$]
#working("M1")[$${factors} = 0$]
#working("A1")[$ 2^x = display(1/${m}) quad "or" quad 2^x = ${r} $]
#working("A1")[$x =$ #result[$−${-first}$] or $x =$ #result[$${second}$]]`,
        alt: plain`Solve the equation 2 to the power open bracket 2 x plus ${m === 2 ? 1 : 2} close bracket, minus ${-b} times 2 to the power x, plus ${c}, equals 0.`,
        answerAlt: plain`As a quadratic in 2 to the power x it has the roots 1 over ${m} and ${r}. So x is ${first} or ${second}.`,
        answers: solutions(first, second),
        verify: () => wrongPowers((x) => m * 2 ** (2 * x) + b * 2 ** x + c, 2, [1 / m, r]),
      }
    },
    'powers-of-three'(random) {
      const [n, r] = [-random.pick([3, 9]), random.pick([2, 4, 5, 7])]
      const quadratic = product(1, n, r)
      const { b, c } = quadratic
      const factors = `(${linear(1, n, 'u')})(u − ${r})`
      const power = n === -3 ? 1 : 2
      return {
        question: typst`
Solve the equation $9^x − ${-b}(3^x) + ${c} = 0$. Give each answer as an integer or in the form $log_3 k$, where $k$ is an integer. #marks(4)`,
        answer: typst`
#note[$9^x = (3^2)^x = (3^x)^2$. Let $u = 3^x$.]
#working("M1")[$${shown(quadratic, 'u')} = 0$]
#working("M1")[$${factors} = 0$]
#working("A1")[$3^x = ${-n}$ or $3^x = ${r}$]
#working("A1")[$x =$ #result[${power}] or $x =$ #result[$log_3 ${r}$]]`,
        alt: plain`Solve the equation 9 to the power x, minus ${-b} times 3 to the power x, plus ${c}, equals 0. Give each answer as an integer or in the form log to base 3 of k, where k is an integer.`,
        answerAlt: plain`9 to the power x is the square of 3 to the power x. The quadratic has the roots ${-n} and ${r}. So x is ${power}, or log to base 3 of ${r}.`,
        answers: [
          final('', inAnyOrder([power, `log_3(${r})`], { name: 'x', each: { form: 'logarithm-to-base' } })),
        ],
        verify: () => wrongPowers((x) => 9 ** x + b * 3 ** x + c, 3, [-n, r]),
      }
    },
  },
})

/** The curve, the level, and the part of the x-axis below which the curve is under it. */
const logarithmBelow = (a: number, b: number, c: number): string => {
  const [low, high] = [b / a, (Math.exp(c) + b) / a]
  const plot: Plot = { x: [-0.12 * high, high * 1.25], y: [-0.9 * c, 1.5 * c], height: 150 }
  return plane(
    plot,
    `asymptote(x: ${rounded(low)})`,
    line(0, c, high * 1.2, c, 'colour: maths'),
    `data-line((${place(low, 0)}, ${place(high, 0)}), colour: correct)`,
    line(high, 0, high, c, 'dash: "dashed", colour: ink-soft'),
    logarithmCurve({ k: 1, a, b: -b }, plot),
    label(0, c, `${c}`, 'left'),
  )
}

export const inequalityWithPower = defineTemplate({
  id: 'inequality-with-a-power',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    'least-whole-number'(random) {
      const { a, b } = random.until(
        () => ({ a: random.integer(6, 9) / 10, b: random.pick([0.05, 0.02, 0.01, 0.005]) }),
        ({ a, b }) => {
          const exact = Math.log(b) / Math.log(a)
          return Math.abs(exact - Math.round(exact)) > 0.1
        },
      )
      const exact = Math.log(b) / Math.log(a)
      const least = Math.ceil(exact)
      return {
        question: typst`
Find the least integer $n$ for which $${a}^n < ${b}$. #marks(3)`,
        answer: typst`
#working("M1")[$n lg ${a} < lg ${b}$]
#note[$lg ${a}$ is negative, so dividing by it reverses the inequality.]
#working("M1")[$ n > display((lg ${b})/(lg ${a})) = ${unrounded(exact)} $]
#working("A1")[$n =$ #result[${least}]]`,
        alt: plain`Find the least integer n for which ${a} to the power n is less than ${b}.`,
        answerAlt: plain`Take logarithms. Log ${a} is negative, so dividing by it reverses the inequality: n is greater than log ${b} over log ${a}, which lies between ${least - 1} and ${least}. So n is ${least}.`,
        answers: [final('', number(least), 'n')],
        verify: () => {
          let [count, power] = [0, 1]
          while (power >= b) [count, power] = [count + 1, power * a]
          return count === least ? null : `n is ${count}`
        },
      }
    },
    'power-of-e'(random) {
      const [a, b, , n] = [
        random.integer(2, 5),
        random.integer(2, 9),
        random.integer(1, 7),
        random.integer(2, 4),
      ]
      return {
        question: typst`
Solve the inequality $${a} − ${eTo(`${n}x`)} > ${minus(a - b * n)}$, giving your answer in exact form. #marks(3)`,
        answer: typst`
#working("M1")[$${eTo(`${n}x`)} < ${b * n}$]
#working("M1")[$${n}x < ln ${b * n}$]
#note[Taking logarithms keeps the sign, because $ln$ increases.]
#working("A1")[${tall(`x < display((ln ${b * n})/${n})`)}]`,
        alt: plain`Solve the inequality ${a} minus e to the power ${n} x is greater than ${a - b * n}, giving your answer in exact form.`,
        answerAlt: plain`e to the power ${n} x is less than ${b * n}, so x is less than the natural log of ${b * n}, over ${n}.`,
        answers: [final('', inequality(`x < ln(${b * n})/${n}`))],
        verify: () => {
          const holds = (x: number) => a - Math.exp(n * x) > a - b * n
          const border = Math.log(b * n) / n
          return holds(border - 0.001) && !holds(border + 0.001) ? null : 'the border is another'
        },
      }
    },
    logarithm(random) {
      const { a, b, c } = random.until(
        () => ({ a: random.integer(2, 5), b: random.integer(1, 9), c: random.integer(2, 4) }),
        ({ a, b }) => b % a !== 0,
      )
      return {
        question: typst`
Find the set of values of $x$ for which $ln(${linear(a, -b)}) < ${c}$. Give exact values. #marks(3)`,
        answer: typst`
#working("B1")[There is a logarithm only if $x >$ ${fractionAnswer(b, a)}]
#working("M1")[$${linear(a, -b)} < ${eTo(String(c))}$]
${logarithmBelow(a, b, c)}
#working("A1")[${tall(`${fraction(b, a)} < x < display((${eTo(String(c))} + ${b})/${a})`)}]`,
        alt: plain`Find the set of values of x for which the natural log of open bracket ${linearSpoken(a, -b)} close bracket, is less than ${c}. Give exact values.`,
        answerAlt: plain`There is a logarithm only if x is greater than ${fractionInWords(b, a)}. Then ${linearSpoken(a, -b)} must be less than e to the power ${c}. So x lies between ${fractionInWords(b, a)} and the fraction with e to the power ${c}, plus ${b}, on top and ${a} at the bottom.`,
        answers: [final('', inequality(`${b}/${a} < x < (e^${c} + ${b})/${a}`))],
        verify: () => {
          const holds = (x: number) => Math.log(a * x - b) < c
          const [low, high] = [b / a, (Math.exp(c) + b) / a]
          return holds(low + 1e-6) && !holds(low - 1e-6) && holds(high - 1e-6) && !holds(high + 1e-6)
            ? null
            : 'the borders are others'
        },
      }
    },
  },
})
