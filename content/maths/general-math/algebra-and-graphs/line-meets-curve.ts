// Where a line meets a curve, by simultaneous equations.

import { agree, roots } from '../../kit/checking.ts'
import { coordinates, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { drawn, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface Meeting {
  readonly x1: number
  readonly x2: number
  /** The line y = mx + n. */
  readonly m: number
  readonly n: number
  readonly names?: readonly [string, string]
  /** 0 where a point of the line is on the curve. */
  readonly apart: (x: number, y: number) => number
}

const meetings = ({
  x1,
  x2,
  m,
  n,
  names = ['(x, y) with smaller x', '(x, y) with greater x'],
  apart,
}: Meeting) => {
  const [y1, y2] = [m * x1 + n, m * x2 + n]
  const line = shown([m, n])
  const lineSpoken = spoken([m, n])
  const factors = (k: number) =>
    `${k === 1 ? '' : k}${[x1, x2].map((x) => (x === 0 ? 'x' : `(${shown([1, -x])})`)).join('')}`
  const results = typst`#working("A1")[$x =$ #result[$${minus(x1)}$], $y =$ #result[$${minus(y1)}$]]
#working("A1")[$x =$ #result[$${minus(x2)}$], $y =$ #result[$${minus(y2)}$]]`
  const spokenResults = plain`The solutions for x and y are (${x1}, ${y1}) and (${x2}, ${y2}).`
  return {
    y1,
    y2,
    line,
    lineSpoken,
    factors,
    results,
    spokenResults,
    answers: [final('', coordinates(x1, y1), names[0]), final('', coordinates(x2, y2), names[1])],
    verify() {
      const found = roots((x) => apart(x, m * x + n), -12.0137, 12.0171)
      return found.length === 2 && agree(found[0] ?? 0, x1, 1e-6) && agree(found[1] ?? 0, x2, 1e-6)
        ? null
        : `they meet at ${found.join(', ')}`
    },
  }
}

const drawPlaces = (random: Random) =>
  random.until(
    () => [-random.integer(1, 4), random.integer(1, 5)] as const,
    ([x1, x2]) => x1 + x2 !== 0,
  )

export const lineMeetsCurve = defineTemplate({
  id: 'line-meets-curve',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    parabola(random) {
      // y = x² + px + q and y = mx + n.
      const [x1, x2] = drawPlaces(random)
      const m = random.integerExcept(-3, 3, 0)
      const n = random.integer(-4, 6)
      const [p, q] = [m - x1 - x2, n + x1 * x2]
      const curve = [1, p, q]
      const { y1, y2, line, lineSpoken, factors, answers, verify } = meetings({
        x1,
        x2,
        m,
        n,
        names: ['A', 'B'],
        apart: (x, y) => valueAt(curve, x) - y,
      })
      const [low, high] = [Math.min(x1, -p / 2 - 1) - 1, Math.max(x2, -p / 2 + 1) + 1]
      const bottom = Math.min(q - (p * p) / 4, y1, y2, 0) - 2
      const top = Math.max(y1, y2, 2) + 4
      return {
        question: typst`
The line $y = ${line}$ meets the curve $y = ${shown(curve)}$ at $A$ and at $B$.
#axes(axis(${low}, ${high}, numbers: false, title: $x$), axis(${bottom}, ${top}, numbers: false, title: $y$), grid: false, height: 170pt, curve-of(${drawn(curve)}), curve-of(${drawn([m, n])}, colour: ink), point((${x1}, ${y1}), $A$, side: "${m > 0 ? 'above' : 'below-left'}"), point((${x2}, ${y2}), $B$, side: "${m > 0 ? 'below-right' : 'above'}"))
Find the coordinates of $A$ and of $B$. You must show all your working. #marks(5)`,
        answer: typst`
#working("M1")[$${shown(curve)} = ${line}$]
#working("A1")[$${shown(product([1, -x1], [1, -x2]))} = 0$]
#working("M1")[$${factors(1)} = 0$]
#working("A1")[$A$ #result[$(${minus(x1)}, ${minus(y1)})$]]
#working("A1")[$B$ #result[$(${minus(x2)}, ${minus(y2)})$]]`,
        alt: plain`The line y equals ${lineSpoken} meets the curve y equals ${spoken(curve)} at A and at B. The diagram shows A to the left of B. Find the coordinates of A and of B. You must show all your working.`,
        answerAlt: plain`Put the two expressions for y equal. Then ${spoken(product([1, -x1], [1, -x2]))} equals 0. A is (${x1}, ${y1}). B is (${x2}, ${y2}).`,
        answers,
        verify,
      }
    },
    circle(random) {
      // x² + y² = a² + b², met by a line with a whole gradient through (a, b) and (c, d).
      const [[a, b], [c, d]] = random.pick([
        [
          [3, 4],
          [-4, -3],
        ],
        [
          [4, 3],
          [-3, -4],
        ],
        [
          [1, 2],
          [-2, -1],
        ],
        [
          [2, 3],
          [-3, -2],
        ],
        [
          [2, 4],
          [-4, -2],
        ],
        [
          [0, 5],
          [-4, -3],
        ],
        [
          [3, -4],
          [-5, 0],
        ],
      ] as const)
      const m = (d - b) / (c - a)
      const [n, p] = [b - m * a, a * a + b * b]
      const { line, lineSpoken, factors, results, spokenResults, answers, verify } = meetings({
        x1: c,
        x2: a,
        m,
        n,
        apart: (x, y) => Math.hypot(x, y) - Math.sqrt(p),
      })
      const quadratic = [1 + m * m, 2 * m * n, n * n - p]
      const k = 1 + m * m
      return {
        question: typst`
Solve the simultaneous equations. You must show all your working.
$ x^2 + y^2 = ${p} \
y = ${line} $
#marks(5)`,
        answer: typst`
#working("M1")[$x^2 + (${line})^2 = ${p}$]
#working("A1")[$${shown(quadratic)} = 0$]
#working("M1")[$${factors(k)} = 0$]
${results}`,
        alt: plain`Solve the simultaneous equations x squared plus y squared equals ${p}, and y equals ${lineSpoken}. You must show all your working.`,
        answerAlt: plain`Put the second into the first: ${spoken(quadratic)} equals 0. ${spokenResults}`,
        answers,
        verify,
      }
    },
    product(random) {
      // xy = p and y = mx + n meet where mx² + nx − p = 0.
      const [x1, x2] = drawPlaces(random)
      const m = random.pick([1, 2])
      const [n, p] = [-m * (x1 + x2), -m * x1 * x2]
      const { line, lineSpoken, factors, results, spokenResults, answers, verify } = meetings({
        x1,
        x2,
        m,
        n,
        apart: (x, y) => x * y - p,
      })
      return {
        question: typst`
Solve the simultaneous equations. You must show all your working.
$ x y = ${p} \
y = ${line} $
#marks(5)`,
        answer: typst`
#working("M1")[$x(${line}) = ${p}$]
#working("A1")[$${shown([m, n, -p])} = 0$]
#working("M1")[$${factors(m)} = 0$]
${results}`,
        alt: plain`Solve the simultaneous equations x y equals ${p}, and y equals ${lineSpoken}. You must show all your working.`,
        answerAlt: plain`Put the second into the first: ${spoken([m, n, -p])} equals 0. ${spokenResults}`,
        answers,
        verify,
      }
    },
  },
})
