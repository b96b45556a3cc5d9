// An equation from what the sketch of a curve shows: its roots or its turning point, and one point more.

import { agree } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { crossings, curveSketch } from '../../kit/curve-sketches.ts'
import { final, number, subject } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { drawn, product, scaled, valueAt } from '../../kit/polynomials.ts'
import { factor, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** y = a(x − r)(x − s)…, drawn with its roots. */
const fromRoots = (a: number, r: readonly number[], name: 'cubic' | 'quadratic') => {
  const p = scaled(product(...r.map((root) => [1, -root])), a)
  const c = valueAt(p, 0)
  const f = (x: number) => valueAt(p, x)
  const picture = curveSketch({
    f,
    code: drawn(p),
    from: (r[0] ?? 0) - 0.25,
    to: (r.at(-1) ?? 0) + 0.25,
    marks: crossings(f, r, r.map(minus)),
    height: 180,
  })
  const brackets = r.map((root) => factor(1, -root)).join('')
  const bracketsSpoken = r
    .map((root) => `open bracket ${linearSpoken(1, -root)} close bracket`)
    .join(' times ')
  const size = r.reduce((value, root) => value * -root, 1)
  return {
    question: typst`
The sketch shows a ${name} curve. It crosses the $x$-axis at ${r.map((root) => `$${minus(root)}$`).join(name === 'cubic' ? ', ' : ' and ')} and the $y$-axis at $${minus(c)}$.
${picture}
Find the equation of the curve. You may leave it in factors. #marks(4)`,
    answer: typst`
#working("B2")[$y = a${brackets}$]
#scheme[*B1* for ${r.length === 2 ? 'one' : 'two'} of the brackets right]
#working("M1")[at $x = 0$: $${unitOr(size)}a = ${minus(c)}$]
#working("A1")[#result[$y = ${unitOr(a)}${brackets}$]]`,
    alt: plain`The sketch shows a ${name} curve. It crosses the x axis at ${listInWords(r.map((root) => plain`${root}`))}, and the y axis at ${plain`${c}`}. Find the equation of the curve. You may leave it in factors.`,
    answerAlt: plain`The roots give y equals a times ${bracketsSpoken}. At x 0, y is ${plain`${c}`}, so a is ${plain`${a}`}. The equation is y equals ${plain`${a}`} times ${bracketsSpoken}.`,
    answers: [final('', subject(`y = ${unitOr(a)}${brackets}`))],
    // From the crossing of the y-axis back to a.
    verify: () => (agree(c / size, a) && c !== 0 ? null : 'a is another'),
  }
}

export const equationOfSketch = defineTemplate({
  id: 'equation-of-a-sketch',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    cubic(random) {
      const a = random.pick([1, 2, -1, -2])
      const r = random.until(
        () => [-random.integer(1, 3), random.integer(1, 2), random.integer(3, 4)] as const,
        ([, s, t]) => t - s > 1,
      )
      return fromRoots(a, r, 'cubic')
    },
    'quadratic-by-turning-point'(random) {
      random.pick([1, 2, -1, -2])
      // Turning point (h, k), not on an axis.
      const h = random.integer(1, 3) * random.sign()
      const a = random.pick([1, 2, -1, -2])
      const k = random.integerExcept(-6, 6, 0, -h * h, h * h, 2 * h * h, -2 * h * h)
      const p = [a, -2 * a * h, a * h * h + k]
      const c = valueAt(p, 0)
      const picture = curveSketch({
        f: (x) => valueAt(p, x),
        code: drawn(p),
        from: Math.min(h - 1.2, h - Math.abs(h) * 1.15),
        to: Math.max(h + 1.2, h + Math.abs(h) * 1.15),
        marks: [
          { x: h, y: k, name: `(${minus(h)}, ${minus(k)})`, side: k > 0 ? 'above' : 'below' },
          { x: 0, y: c, name: minus(c), side: h > 0 === a > 0 ? 'above-right' : 'above-left' },
        ],
      })
      const bracket = `${factor(1, -h)}^2`
      const end = `${k < 0 ? '−' : '+'} ${Math.abs(k)}`
      const form = `${unitOr(a)}${bracket} ${end}`
      return {
        question: typst`
The sketch shows a quadratic curve with its turning point. It crosses the $y$-axis at $${minus(c)}$.
${picture}
Find the equation of the curve in the form $y = a(x + p)^2 + q$. #marks(4)`,
        answer: typst`
#working("B1")[turning point $(${minus(h)}, ${minus(k)})$: $y = a${bracket} ${end}$]
#working("M1")[at $x = 0$: $${unitOr(h * h)}a ${end} = ${minus(c)}$]
#working("A1")[$a = ${minus(a)}$]
#working("A1")[#result[$y = ${form}$]]`,
        alt: plain`The sketch shows a quadratic curve that opens ${a > 0 ? 'upwards' : 'downwards'}. Its turning point is (${h}, ${k}). It crosses the y axis at ${plain`${c}`}. Find the equation of the curve in the form y equals a times the square of open bracket x plus p close bracket, plus q.`,
        answerAlt: plain`The turning point gives the bracket and q. At x 0, y is ${plain`${c}`}, so a is ${plain`${a}`}. The equation is y equals ${plain`${a}`} times the square of open bracket ${linearSpoken(1, -h)} close bracket, ${k < 0 ? 'minus' : 'plus'} ${Math.abs(k)}.`,
        answers: [final('', number(a), 'a'), final('', number(-h), 'p'), final('', number(k), 'q')],
        verify: () => (agree((c - k) / h ** 2, a) ? null : 'a is another'),
      }
    },
    'quadratic-by-roots'(random) {
      random.pick([1, 2, -1, -2])
      const [r, s] = random.until(
        () => [-random.integer(1, 4), random.integer(1, 5)] as const,
        ([r, s]) => r + s !== 0,
      )
      return fromRoots(random.pick([2, 3, -2, -3]), [r, s], 'quadratic')
    },
  },
})
