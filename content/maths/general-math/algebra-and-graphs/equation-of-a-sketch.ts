// An equation from what the sketch of a curve shows: its roots or its turning point, and one point more.

import { agree } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { crossings, curveSketch } from '../../kit/curve-sketches.ts'
import { minus } from '../../kit/numbers.ts'
import { drawn, product, scaled, valueAt } from '../../kit/polynomials.ts'
import { factor, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const equationOfSketch = defineTemplate({
  id: 'equation-of-a-sketch',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['cubic', 'quadratic-by-turning-point', 'quadratic-by-roots'],
  draw(random, which) {
    const a = random.pick([1, 2, -1, -2])
    if (which === 'cubic') {
      const r = random.until(
        () => [-random.integer(1, 3), random.integer(1, 2), random.integer(3, 4)] as const,
        ([, s, t]) => t - s > 1,
      )
      return { which, a, r: [...r] }
    }
    if (which === 'quadratic-by-roots') {
      const [r, s] = random.until(
        () => [-random.integer(1, 4), random.integer(1, 5)] as const,
        ([r, s]) => r + s !== 0,
      )
      return { which, a: random.pick([2, 3, -2, -3]), r: [r, s] }
    }
    // Turning point (h, k), not on an axis.
    const h = random.integer(1, 3) * random.sign()
    return {
      which,
      a: random.pick([1, 2, -1, -2]),
      r: [h, random.integerExcept(-6, 6, 0, -h * h, h * h, 2 * h * h, -2 * h * h)],
    }
  },
  write({ which, a, r }) {
    const [first = 0, second = 0, third = 0] = r
    const isTurning = which === 'quadratic-by-turning-point'
    const p = isTurning
      ? [a, -2 * a * first, a * first * first + second]
      : scaled(product(...r.map((root) => [1, -root])), a)
    const c = valueAt(p, 0)
    const f = (x: number) => valueAt(p, x)
    if (isTurning) {
      const picture = curveSketch({
        f,
        code: drawn(p),
        from: Math.min(first - 1.2, first - Math.abs(first) * 1.15),
        to: Math.max(first + 1.2, first + Math.abs(first) * 1.15),
        marks: [
          {
            x: first,
            y: second,
            name: `(${minus(first)}, ${minus(second)})`,
            side: second > 0 ? 'above' : 'below',
          },
          { x: 0, y: c, name: minus(c), side: first > 0 === a > 0 ? 'above-right' : 'above-left' },
        ],
      })
      const bracket = `(${minus(first).startsWith('−') ? `x + ${-first}` : `x − ${first}`})^2`
      const form = `${unitOr(a)}${bracket} ${second < 0 ? '−' : '+'} ${Math.abs(second)}`
      return {
        question: typst`
The sketch shows a quadratic curve with its turning point. It crosses the $y$-axis at $${minus(c)}$.
${picture}
Find the equation of the curve in the form $y = a(x + p)^2 + q$. #marks(4)`,
        answer: typst`
#working("B1")[turning point $(${minus(first)}, ${minus(second)})$: $y = a${bracket} ${second < 0 ? '−' : '+'} ${Math.abs(second)}$]
#working("M1")[at $x = 0$: $${unitOr(first * first)}a ${second < 0 ? '−' : '+'} ${Math.abs(second)} = ${minus(c)}$]
#working("A1")[$a = ${minus(a)}$]
#working("A1")[#result[$y = ${form}$]]`,
        alt: plain`The sketch shows a quadratic curve that opens ${a > 0 ? 'upwards' : 'downwards'}. Its turning point has x ${first} and y ${plain`${second}`}. It crosses the y axis at ${plain`${c}`}. Find the equation of the curve in the form y equals a times the square of, x plus p, plus q.`,
        answerAlt: plain`The turning point gives the bracket and q. At x 0, y is ${plain`${c}`}, so a is ${plain`${a}`}. The equation is y equals ${plain`${a}`} times the square of, ${linearSpoken(1, -first)}, ${second < 0 ? 'minus' : 'plus'} ${Math.abs(second)}.`,
      }
    }
    const picture = curveSketch({
      f,
      code: drawn(p),
      from: first - 0.25,
      to: (which === 'cubic' ? third : second) + 0.25,
      marks: crossings(f, r, r.map(minus)),
      height: 180,
    })
    const brackets = r.map((root) => factor(1, -root)).join('')
    const bracketsSpoken = r.map((root) => linearSpoken(1, -root)).join(', times, ')
    const size = which === 'cubic' ? -first * second * third : first * second
    return {
      question: typst`
The sketch shows a ${which === 'cubic' ? 'cubic' : 'quadratic'} curve. It crosses the $x$-axis at ${r.map((root) => `$${minus(root)}$`).join(which === 'cubic' ? ', ' : ' and ')} and the $y$-axis at $${minus(c)}$.
${picture}
Find the equation of the curve. You may leave it in factors. #marks(4)`,
      answer: typst`
#working("B2")[$y = a${brackets}$]
#working("M1")[at $x = 0$: $${unitOr(size)}a = ${minus(c)}$]
#working("A1")[#result[$y = ${unitOr(a)}${brackets}$]]`,
      alt: plain`The sketch shows a ${which === 'cubic' ? 'cubic' : 'quadratic'} curve. It crosses the x axis at ${listInWords(r.map((root) => plain`${root}`))}, and the y axis at ${plain`${c}`}. Find the equation of the curve. You may leave it in factors.`,
      answerAlt: plain`The roots give y equals a times, ${bracketsSpoken}. At x 0, y is ${plain`${c}`}, so a is ${plain`${a}`}. The equation is y equals ${plain`${a}`} times, ${bracketsSpoken}.`,
    }
  },
  verify({ which, a, r }) {
    // From the crossing of the y-axis back to a.
    const [first = 0, second = 0] = r
    if (which === 'quadratic-by-turning-point') {
      const c = a * first * first + second
      return agree((c - second) / first ** 2, a) ? null : 'a is another'
    }
    const c = a * r.reduce((value, root) => value * -root, 1)
    return agree(c / r.map((root) => -root).reduce((x, y) => x * y), a) && c !== 0 ? null : 'a is another'
  },
})
