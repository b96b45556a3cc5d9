// The perpendicular bisector, and right angles in figures.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final, gradientForm, number } from '../../kit/final-answers.ts'
import { bareAxes, drawn, named, segment } from '../../kit/grids.ts'
import {
  asNumber,
  equation,
  equationInWords,
  formula,
  gradientOf,
  heightAt,
  type Line,
  less,
  lineThrough,
  midpointOf,
  moved,
  perpendicularStep,
  perpendicularTo,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** A segment AB and its perpendicular bisector, which is one that is wanted. */
const drawBisector = (random: Random, isWanted: (line: Line) => boolean) => {
  const [rise, run] = random.pick([
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
  ] as const)
  const [a, b, line] = random.until(
    () => {
      const from: Point = [random.integer(-5, 4), random.integer(-5, 7)]
      const to = moved(from, [run, random.sign() * rise], run * rise > 2 ? 2 : random.pick([2, 4]))
      return [from, to, lineThrough(midpointOf(from, to), perpendicularTo(gradientOf(from, to)))] as const
    },
    ([, , line]) => isWanted(line),
  )
  const middle = midpointOf(a, b)
  return {
    a,
    b,
    line,
    middle,
    steps: typst`#working("B1")[midpoint of $A B$: $${shownPoint(middle)}$]
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(gradientOf(a, b))} $]
#working("M1 FT")[perpendicular gradient: #linebreak() $${perpendicularStep(gradientOf(a, b))}$]
#working("M1 FT")[${formula(pointPutIn(line.m, middle))}]`,
    stepsSpoken: plain`The midpoint of AB is ${spokenPoint(middle)}. The gradient of AB is ${spoken(gradientOf(a, b))}, so the perpendicular gradient is ${spoken(line.m)}. The perpendicular bisector is ${equationInWords(line)}.`,
    answers: [final('', gradientForm(asTyped(equation(line))))],
    verify() {
      const isEqual = (x: number) =>
        agree(distance(a, [x, heightAt(line, x)]), distance(b, [x, heightAt(line, x)]), 1e-9)
      return [0, 5, -8].every(isEqual) ? null : 'a point of the line is nearer to one end'
    },
  }
}

const isSimple = ({ c }: Line) => c[1] < 4
const footOf = ({ m, c }: Line) => -asNumber(c) / asNumber(m)

export const perpendicularBisector = defineTemplate({
  id: 'perpendicular-bisector',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'of-a-segment'(random) {
      const { a, b, line, middle, steps, stepsSpoken, answers, verify } = drawBisector(random, isSimple)
      const along: Point = [line.m[1], line.m[0]]
      const picture = bareAxes(
        [a, b, moved(middle, along, 0.6), moved(middle, along, -0.6)],
        [
          segment(a, b, 'ticks: 0'),
          drawn(line, { dash: true }),
          named(a, 'A', middle),
          named(b, 'B', middle),
        ],
      )
      return {
        question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$.
${picture}
Find the equation of the perpendicular bisector of $A B$, in the form $y = m x + c$. #marks(5)`,
        answer: typst`

${steps}
#working("A1")[#result[$${equation(line)}$]]`,
        alt: plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. The diagram shows AB and its perpendicular bisector. Find the equation of the perpendicular bisector of AB in the form y equals m x plus c.`,
        answerAlt: stepsSpoken,
        answers,
        verify,
      }
    },
    'same-distance'(random) {
      const { a, b, line, steps, stepsSpoken, answers, verify } = drawBisector(random, isSimple)
      return {
        question: typst`
On a map, two villages near Barishal are at $A${shownPoint(a)}$ and $B${shownPoint(b)}$. A straight road is planned so that every point on it is the same distance from both villages.

Find the equation of the line of the road, in the form $y = m x + c$. #marks(5)`,
        answer: typst`
#note[The points at equal distances from $A$ and $B$ make the perpendicular bisector of $A B$.]
${steps}
#working("A1")[#result[$${equation(line)}$]]`,
        alt: plain`On a map, two villages near Barishal are at A ${spokenPoint(a)} and B ${spokenPoint(b)}. A straight road is planned so that every point on it is the same distance from both villages. Find the equation of the line of the road in the form y equals m x plus c.`,
        answerAlt: stepsSpoken,
        answers,
        verify,
      }
    },
    'crossing-an-axis'(random) {
      const { a, b, line, steps, stepsSpoken, verify } = drawBisector(random, (line) => {
        const foot = footOf(line)
        return Number.isInteger(foot) && foot !== 0 && Math.abs(foot) < 15
      })
      const c: Point = [footOf(line), 0]
      return {
        question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$. The perpendicular bisector of $A B$ crosses the $x$-axis at $C$.

Find the coordinates of $C$. #marks(5)`,
        answer: typst`

${steps}
#working()[${formula(equation(line))}]
#working("A1")[$y = 0$: $C$ is #result[$${shownPoint(c)}$]]`,
        alt: plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. The perpendicular bisector of AB crosses the x axis at C. Find the coordinates of C.`,
        answerAlt: plain`${stepsSpoken} With y equal to 0, C is ${spokenPoint(c)}.`,
        answers: [final('', coordinates(...c), 'C')],
        verify: () => verify() ?? (agree(distance(a, c), distance(b, c)) ? null : 'C is nearer to one end'),
      }
    },
  },
})

/** A right angle at B, between AB and BC. */
const drawRightAngle = (random: Random) => {
  const [rise, run] = random.pick([
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
  ] as const)
  const up = random.sign()
  // Clear of the axes, where the names of the corners would not be read.
  const [a, b, c] = random.until(
    () => {
      const from: Point = [random.integer(-6, 1), random.integer(-4, 5)]
      const corner = moved(from, [run, up * rise], random.integer(1, 2))
      return [from, corner, moved(corner, [rise, -up * run], random.integer(1, 3))] as const
    },
    ([p, q, r]) => [p, q, r, moved(p, [r[0] - q[0], r[1] - q[1]])].every(([x, y]) => x !== 0 && y !== 0),
  )
  const m = gradientOf(a, b)
  const verify = () => {
    const angle = angleAt(b, a, c)
    return agree(angle, 90, 1e-9) ? null : `angle ABC is ${angle}`
  }
  return { a, b, c, m, upright: perpendicularTo(m), verify }
}

export const rightAngle = defineTemplate({
  id: 'right-angle-at-b',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'find-coordinate'(random) {
      const { a, b, c, m, upright, verify } = drawRightAngle(random)
      return {
        question: typst`
$A$ is $${shownPoint(a)}$, $B$ is $${shownPoint(b)}$ and $C$ is $(${minus(c[0])}, k)$. Angle $A B C = 90°$.

Find the value of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(m)} $]
#working("M1 FT")[gradient of $B C$: #linebreak() $${perpendicularStep(m)}$]
#working("M1")[$ (${less('k', b[1])})/(${minus(c[0])} − ${b[0] < 0 ? `(${minus(b[0])})` : b[0]}) = ${shown(upright)} $]
#working("A1")[$k =$ #result[$${minus(c[1])}$]]`,
        alt: plain`A is ${spokenPoint(a)}, B is ${spokenPoint(b)} and C is (${plain`${c[0]}`}, k). Angle ABC is 90 degrees. Find the value of k.`,
        answerAlt: plain`The gradient of AB is ${spoken(m)}, so the gradient of BC is ${spoken(upright)}. x changes by ${c[0] - b[0]} from B to C, so y changes by ${c[1] - b[1]}, and k is ${c[1]}.`,
        answers: [final('', number(c[1]), 'k')],
        verify,
      }
    },
    'rectangle-side'(random) {
      const { a, b, c, m, upright, verify } = drawRightAngle(random)
      const line = lineThrough(b, upright)
      const d = moved(a, [c[0] - b[0], c[1] - b[1]])
      const middle = midpointOf(a, c)
      return {
        question: typst`
$A B C D$ is a rectangle. $A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$.
${bareAxes([a, b, c, d], [`polygon-of(${[a, b, c, d].map(([x, y]) => `(${x}, ${y})`).join(', ')}, angles: ("right", "right", "right", "right"))`, ...[a, b, c, d].map((p, n) => named(p, 'ABCD'[n] ?? '', middle))])}
Find the equation of the line $B C$, in the form $y = m x + c$. #marks(4)`,
        answer: typst`
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(m)} $]
#note[$B C$ is perpendicular to $A B$.]
#working("M1 FT")[gradient of $B C$: #linebreak() $${perpendicularStep(m)}$]
#working("M1")[${formula(pointPutIn(upright, b))}]
#working("A1")[#result[$${equation(line)}$]]`,
        alt: plain`ABCD is a rectangle. A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. Find the equation of the line BC in the form y equals m x plus c.`,
        answerAlt: plain`The gradient of AB is ${spoken(m)}. BC is perpendicular to AB, so its gradient is ${spoken(upright)}. Putting in B gives ${equationInWords(line)}.`,
        answers: [final('', gradientForm(asTyped(equation(line))))],
        verify,
      }
    },
  },
})
