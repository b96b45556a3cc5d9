// A line that cuts a curve in two points: the length of the chord, and its perpendicular bisector.

import { agree, distance, type Point, roots } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { drawn, named } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  formula,
  gradientOf,
  heightAt,
  less,
  lineThrough,
  midpointOf,
  perpendicularTo,
  pointPutIn,
  rightSide,
  shown,
  spoken,
  squaredLength,
  squaresOf,
} from '../../kit/lines.ts'
import { minus, surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { lineEquation, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { tidy } from './forms.ts'

const wrongMeetings = (apart: (t: number) => number, wanted: readonly number[]): string | null => {
  const found = roots(apart, -60.013, 60.007, 14_400)
  return found.length === 2 && found.every((x, n) => agree(x, wanted[n] ?? 0, 1e-6))
    ? null
    : `they meet at ${found.join(', ')}`
}

export const chord = defineTemplate({
  id: 'chord-of-a-curve',
  marks: 7,
  calculator: false,
  level: 4,
  cases: {
    bisector(random) {
      const [k, p, q] = random.until(
        () =>
          [
            random.pick([6, 8, 10, 12, 18, 20, 24]),
            random.integerExcept(-6, 6, 0),
            random.integerExcept(-6, 8, 0),
          ] as const,
        ([product, one, other]) =>
          one < other &&
          product % one === 0 &&
          product % other === 0 &&
          Number.isInteger(product / one / other) &&
          [2, 3].includes(Math.abs(product / one / other)) &&
          one + other !== 0,
      )
      const a: Point = [p, k / p]
      const b: Point = [q, k / q]
      const line = lineThrough(a, gradientOf(a, b))
      const [m, c] = [line.m[0], line.c[0]]
      const middle = midpointOf(a, b)
      const bisector = lineThrough(middle, perpendicularTo(line.m))
      const reach = 1.5 * Math.max(Math.abs(a[0]), Math.abs(b[0]))
      const tall = 1.4 * Math.max(Math.abs(a[1]), Math.abs(b[1]))
      const bothRight = a[0] > 0
      const bothLeft = b[0] < 0
      const ends = (size: number, low: boolean, high: boolean) =>
        `${tidy(high ? -size : low ? -0.12 * size : -size)}, ${tidy(high ? 0.12 * size : size)}`
      const side = m > 0 ? ['right', 'above'] : ['above-right', 'above-right']
      const picture = `#axes(axis(${ends(reach, bothRight, bothLeft)}, numbers: false, title: $x$), axis(${ends(tall, bothRight, bothLeft)}, numbers: false, title: $y$), grid: false, height: 210pt, curve-of(x => ${k} / x, colour: addmaths), ${drawn(line)}, ${named(a, 'A', side[0] ?? '')}, ${named(b, 'B', side[1] ?? '')}, point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft))`
      return {
        question: typst`
The line $${equation(line)}$ meets the curve $x y = ${k}$ at the points $A$ and $B$.
${picture}
Find the equation of the perpendicular bisector of $A B$. #marks(7)`,
        answer: typst`
#working("M1")[$x(${rightSide(line)}) = ${k}$]
#working("A1")[$${terms([m, 'x^2'], [c, 'x'], [-k, ''])} = 0$]
#note[So $x = ${minus(a[0])}$ or $x = ${minus(b[0])}$.]
#working("A1")[$A$ is $${shownPoint(a)}$ and $B$ is $${shownPoint(b)}$]
#working("B1 FT")[midpoint $${shownPoint(middle)}$]
#working("M1")[$ "perpendicular gradient" = ${shown(bisector.m)} $]
#working("M1")[${formula(pointPutIn(bisector.m, middle))}]
#working("A1")[#result[$${equation(bisector)}$]]`,
        alt: plain`The line ${equationInWords(line)} meets the curve x y equals ${k} at the points A and B. Find the equation of the perpendicular bisector of AB.`,
        answerAlt: plain`Put y from the line into the curve: ${termsInWords([m, 'x squared'], [c, 'x'], [-k, ''])} equals 0. A is ${spokenPoint(a)} and B is ${spokenPoint(b)}, so the midpoint is ${spokenPoint(middle)} and the perpendicular gradient is ${spoken(bisector.m)}. The perpendicular bisector is ${equationInWords(bisector)}.`,
        answers: [final('', lineEquation(bisector))],
        verify: () => {
          const isEqual = (p: Point) => agree(distance(a, p), distance(b, p), 1e-9)
          return (
            wrongMeetings((x) => x * heightAt(line, x) - k, [a[0], b[0]]) ??
            ([-4, 0, 7].every((x) => isEqual([x, heightAt(bisector, x)]))
              ? null
              : 'the bisector is nearer to one end')
          )
        },
      }
    },
    length(random) {
      // y² = 4px through (pt², 2pt); the gradient between two such points is 2/(t + u).
      const [t, u] = random.until(
        () => [random.integer(-4, 1), random.integer(1, 5)] as const,
        ([p, q]) => [1, 2].includes(p + q) && q - p > 2,
      )
      const p = random.integer(1, 3)
      const a: Point = [p * t * t, 2 * p * t]
      const b: Point = [p * u * u, 2 * p * u]
      const [k, line] = [4 * p, lineThrough(a, gradientOf(a, b))]
      const [m, c] = [line.m[0], line.c[0]]
      // x = (y − c)/m put in the curve.
      const quadratic = [1, -(a[1] + b[1]), a[1] * b[1]] as const
      const square = squaredLength(a, b)
      return {
        question: typst`
The line $${equation(line)}$ meets the curve $y^2 = ${k}x$ at the points $A$ and $B$.

Find the length of $A B$, giving your answer in the form $p sqrt(q)$, where $p$ and $q$ are integers. #marks(7)`,
        answer: typst`
#working("M1")[$ x = ${m === 1 ? less('y', c) : `(${less('y', c)})/${m}`}, quad y^2 = ${k} times ${m === 1 ? `(${less('y', c)})` : `(${less('y', c)})/${m}`} $]
#working("A1")[$${terms([quadratic[0], 'y^2'], [quadratic[1], 'y'], [quadratic[2], ''])} = 0$]
#working("M1")[$(${less('y', a[1])})(${less('y', b[1])}) = 0$]
#working("A1 A1")[$${shownPoint(a)}$ and $${shownPoint(b)}$]
#scheme[*A1* for each point]
#working("M1")[$A B = sqrt(${squaresOf(a, b)}) = sqrt(${square})$]
#working("A1")[$A B =$ #result[$${surd(1, square)}$]]`,
        alt: plain`The line ${equationInWords(line)} meets the curve y squared equals ${k} x at the points A and B. Find the length of AB in the form p root q, where p and q are integers.`,
        answerAlt: plain`Put x from the line into the curve: ${termsInWords([quadratic[0], 'y squared'], [quadratic[1], 'y'], [quadratic[2], ''])} equals 0. The points are ${spokenPoint(a)} and ${spokenPoint(b)}. The length of AB is ${surdInWords(1, square)}.`,
        answers: [final('', number(typedSurd(1, square), { form: 'simplest-surd' }))],
        // Along the curve, by y.
        verify: () =>
          wrongMeetings((y) => heightAt(line, (y * y) / k) - y, [a[1], b[1]]) ??
          (agree(distance(a, b) ** 2, square, 1e-9) ? null : 'the length is another'),
      }
    },
  },
})
