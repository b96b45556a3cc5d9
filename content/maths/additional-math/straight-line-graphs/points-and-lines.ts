// Lines from points: parallel and perpendicular, through midpoints and points of division.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final, wholeNumberForm } from '../../kit/final-answers.ts'
import {
  formula,
  gradientOf,
  integerForm,
  type Line,
  less,
  lineThrough,
  midpointOf,
  moved,
  multipleOf,
  perpendicularTo,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { lowestTerms, minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { equalToNought, equalToNoughtInWords, fits } from './forms.ts'

const isUpright = (a: Point, b: Point) => a[0] === b[0] || a[1] === b[1]

const throughPoint = (isPerpendicular: boolean) => (random: Random) => {
  const free = (): Point => [random.integer(-6, 8), random.integer(-6, 8)]
  const [a, b, c] = random.until(
    () => [free(), free(), free()] as const,
    ([p, q, r]) => {
      if ([p, q, r].some((one, n, all) => isUpright(one, all[(n + 1) % 3] ?? one))) return false
      const bottom = isPerpendicular ? gradientOf(p, q)[1] : gradientOf(q, r)[1]
      const upright = Math.abs(gradientOf(p, q)[0])
      return (
        (isPerpendicular ? upright : bottom) < 6 &&
        distance(p, q) > 4 &&
        lineThrough(r, gradientOf(p, q)).c[0] !== lineThrough(p, gradientOf(p, q)).c[0]
      )
    },
  )
  const through = isPerpendicular ? c : midpointOf(a, b)
  const line = lineThrough(through, isPerpendicular ? perpendicularTo(gradientOf(a, b)) : gradientOf(b, c))
  const form = integerForm(line)
  const given = typst`$A$, $B$ and $C$ are the points $${shownPoint(a)}$, $${shownPoint(b)}$ and $${shownPoint(c)}$.`
  const givenInWords = plain`A, B and C are the points ${spokenPoint(a)}, ${spokenPoint(b)} and ${spokenPoint(c)}.`
  return {
    question: typst`
${given}

Find the equation of the line that passes through ${isPerpendicular ? 'the point $C$ and is perpendicular to $A B$' : 'the midpoint of $A B$ and is parallel to $B C$'}. Give your answer in the form $a x + b y + c = 0$, where $a$, $b$ and $c$ are integers. #marks(4)`,
    answer: isPerpendicular
      ? typst`
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(gradientOf(a, b))} $]
#working("M1")[$ "perpendicular gradient" = ${shown(line.m)} $]
#working("M1")[$ ${less('y', through[1])} = ${through[0] === 0 ? multipleOf(line.m) : `${shown(line.m)} (${less('x', through[0])})`} $]
#working("A1 oe")[#result[$${equalToNought(form)}$]]`
      : typst`
#working("B1")[midpoint of $A B$: $${shownPoint(through)}$]
#working("B1")[$ "gradient of" B C = ${riseOverRun(b, c)} = ${shown(line.m)} $]
#working("M1")[$ ${less('y', through[1])} = ${through[0] === 0 ? multipleOf(line.m) : `${shown(line.m)} (${less('x', through[0])})`} $]
#working("A1 oe")[#result[$${equalToNought(form)}$]]`,
    alt: plain`${givenInWords} Find the equation of the line that passes through ${isPerpendicular ? 'the point C and is perpendicular to AB' : 'the midpoint of AB and is parallel to BC'}. Give your answer in the form a x plus b y plus c equals 0, where a, b and c are integers.`,
    answerAlt: plain`${isPerpendicular ? plain`The gradient of AB is ${spoken(gradientOf(a, b))}, so the perpendicular gradient is ${spoken(line.m)}.` : plain`The midpoint of AB is ${spokenPoint(through)}. The gradient of BC is ${spoken(line.m)}.`} The equation is ${equalToNoughtInWords(form)}.`,
    answers: [final('', wholeNumberForm(equalToNought(form)))],
    verify: () => {
      if (!fits(form, through)) return 'the point is not on the line'
      const next = moved(through, [line.m[1], line.m[0]])
      if (!fits(form, next)) return 'the gradient is another'
      const [from, to] = isPerpendicular ? [a, b] : [b, c]
      const angle = angleAt(through, next, moved(through, [to[0] - from[0], to[1] - from[1]]))
      const isRight = isPerpendicular ? agree(angle, 90, 1e-9) : angle < 1e-6 || angle > 180 - 1e-6
      return isRight ? null : `the lines make an angle of ${angle}`
    },
  }
}

export const lineFromPoints = defineTemplate({
  id: 'line-from-points',
  marks: 4,
  calculator: false,
  level: 1,
  cases: { 'through-midpoint': throughPoint(false), perpendicular: throughPoint(true) },
})

/** P divides AB. */
const drawDivision = (random: Random) => {
  const a: Point = [random.integer(-6, 1), random.integer(-5, 5)]
  const step: Point = random.pick([
    [1, 2],
    [2, 1],
    [2, -1],
    [1, -2],
    [3, 1],
    [3, -1],
    [1, 3],
    [3, 2],
    [3, -2],
    [2, 3],
  ] as const)
  const [near, far] = random.pick([
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
  ] as const)
  const p = moved(a, step, near)
  const b = moved(a, step, near + far)
  return { a, step, near, far, p, b }
}

const wrongDivision = (
  { a, p, b, near, far }: ReturnType<typeof drawDivision>,
  line: Line,
  start: Point,
): string | null => {
  if (!agree(distance(a, p) * far, distance(p, b) * near, 1e-9)) return 'the parts are in another ratio'
  if (!agree(distance(a, p) + distance(p, b), distance(a, b), 1e-9))
    return 'the three points are not on one line'
  return fits(integerForm(line), start) ? null : 'the line misses the point'
}

export const divisionPoint = defineTemplate({
  id: 'point-of-division',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    perpendicular(random) {
      const drawn = drawDivision(random)
      const { a, step, near, far, p, b } = drawn
      const line = lineThrough(p, perpendicularTo(lowestTerms(step[1], step[0])))
      const form = integerForm(line)
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      return {
        question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$. The point $P$ lies on $A B$ such that $A P : P B = ${near} : ${far}$.

Find the equation of the line through $P$ that is perpendicular to $A B$, in the form $a x + b y + c = 0$, where $a$, $b$ and $c$ are integers. #marks(5)`,
        answer: typst`
#note[From $A$ to $B$, $x$ changes by $${minus(dx)}$ and $y$ by $${minus(dy)}$. Go $display(${near}/${near + far})$ of this way.]
#working("B1")[$P$ is $${shownPoint(p)}$]
#working("M1")[$ "gradient of" A B = ${minus(dy)}/${dx} = ${shown(gradientOf(a, b))} $]
#working("M1")[$ "perpendicular gradient" = ${shown(line.m)} $]
#working("M1")[${formula(pointPutIn(line.m, p))}]
#working("A1 oe")[#result[$${equalToNought(form)}$]]`,
        alt: plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. The point P lies on AB such that AP to PB is ${near} to ${far}. Find the equation of the line through P that is perpendicular to AB, in the form a x plus b y plus c equals 0 with integers.`,
        answerAlt: plain`P is ${spokenPoint(p)}. The gradient of AB is ${spoken(gradientOf(a, b))}, so the perpendicular gradient is ${spoken(line.m)}. The equation is ${equalToNoughtInWords(form)}.`,
        answers: [final('', wholeNumberForm(equalToNought(form)))],
        verify: () => wrongDivision(drawn, line, p),
      }
    },
    // Here B is the point that divides AC.
    produced(random) {
      const drawn = drawDivision(random)
      const { a, near, far, p, b } = drawn
      const line = lineThrough(b, [random.integerExcept(-3, 4, 0, 1), 1])
      const crossing: Point = [0, line.c[0]]
      return {
        question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(p)}$. $A B$ is produced to $C$ such that $A B : B C = ${near} : ${far}$.

The line through $C$ with gradient $${shown(line.m)}$ meets the $y$-axis at $D$. Find the coordinates of $C$ and of $D$. #marks(5)`,
        answer: typst`
#note[$C$ is beyond $B$: from $B$ go $display(${far}/${near})$ of the way from $A$ to $B$.]
#working("M1")[$ C = (${minus(p[0])} + ${far}/${near} times ${b[0] === p[0] ? 0 : p[0] - a[0]}, quad ${minus(p[1])} + ${far}/${near} times ${p[1] - a[1] < 0 ? `(${minus(p[1] - a[1])})` : p[1] - a[1]}) $]
#working("A1 A1")[$C$ is #result[$${shownPoint(b)}$]]
#scheme[*A1* for each coordinate]
#working("M1")[${formula(pointPutIn(line.m, b))}]
#working("A1")[$D$ is #result[$${shownPoint(crossing)}$]]`,
        alt: plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(p)}. AB is produced to C such that AB to BC is ${near} to ${far}. The line through C with gradient ${spoken(line.m)} meets the y axis at D. Find the coordinates of C and of D.`,
        answerAlt: plain`From B go on by ${far} over ${near} of the way from A to B. C is ${spokenPoint(b)}. The line through C with gradient ${spoken(line.m)} meets the y axis at D, which is ${spokenPoint(crossing)}.`,
        answers: [final('', coordinates(...b), 'C'), final('', coordinates(...crossing), 'D')],
        verify: () => wrongDivision(drawn, line, b),
      }
    },
  },
})
