// What lengths decide: unknown coordinates, the kind of a triangle, and whether a point is within a circle.

import { agree, angleAt, distance, type Point, roots } from '../../kit/checking.ts'
import { final, inAnyOrder, number, word } from '../../kit/final-answers.ts'
import { bareAxes, named, segment } from '../../kit/grids.ts'
import { gradientOf, less, moved, shown, squaredLength, squaresOf } from '../../kit/lines.ts'
import { minus, substituted, surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const unknownFromLength = defineTemplate({
  id: 'coordinate-from-length',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'two-values'(random) {
      const [across, rise, length] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [12, 5, 13],
        [6, 8, 10],
        [8, 6, 10],
        [8, 15, 17],
      ] as const)
      const a: Point = [random.integerExcept(-6, 6, 0), random.integer(-5, 5)]
      const b: Point = [a[0] + across, a[1] + random.sign() * rise]
      const other = a[0] - across
      const up = b[1] - a[1]
      const bracket = `(${less('k', a[0])})^2`
      return {
        question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $(k, ${minus(b[1])})$. The length of $A B$ is ${length}.

Find the two possible values of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$${bracket} + ${substituted(up)}^2 = ${length}^2$]
#working("A1")[$${bracket} = ${length * length} − ${up * up} = ${across * across}$]
#working("M1")[$${less('k', a[0])} = plus.minus ${across}$]
#note[A square root has two signs: $B$ can be to the right or to the left of $A$.]
#working("A1")[$k =$ #result[$${minus(b[0])}$] or $k =$ #result[$${minus(other)}$]]`,
        alt: plain`A is the point ${spokenPoint(a)} and B is the point (k, ${plain`${b[1]}`}). The length of AB is ${length}. Find the two possible values of k.`,
        answerAlt: plain`By Pythagoras the square of the difference in x is ${length} squared minus ${Math.abs(up)} squared, which is ${across * across}. So k differs from ${plain`${a[0]}`} by ${across}, and k is ${b[0]} or ${plain`${other}`}.`,
        answers: [final('', inAnyOrder([b[0], other], { name: 'k' }))],
        verify() {
          const found = roots((x) => distance(a, [x, b[1]]) - length, -40.013, 40.007)
          const wanted = [other, b[0]]
          return found.length === 2 && found.every((x, n) => agree(x, wanted[n] ?? 0, 1e-6))
            ? null
            : `k is ${found.join(', ')}`
        },
      }
    },
    'same-distance'(random) {
      // P(0, other) has the same distance from A and B.
      const [a, b, other] = random.until(
        (): [Point, Point, number] => {
          const [p, q]: [Point, Point] = [
            [random.integer(1, 7), random.integer(-4, 8)],
            [random.integer(-7, 7), random.integer(-4, 8)],
          ]
          return [p, q, (squaredLength([0, 0], q) - squaredLength([0, 0], p)) / (2 * (q[1] - p[1]))]
        },
        ([p, q, k]) =>
          Number.isInteger(k) &&
          k !== 0 &&
          Math.abs(k) < 10 &&
          q[0] !== 0 &&
          Math.abs(p[0]) !== Math.abs(q[0]) &&
          p[1] !== k &&
          q[1] !== k,
      )
      const expanded = (p: Point) => {
        const constant = p[0] ** 2 + p[1] ** 2
        return p[1] === 0
          ? `k^2 + ${constant}`
          : `k^2 ${p[1] < 0 ? '+' : '−'} ${2 * Math.abs(p[1])}k + ${constant}`
      }
      const p: Point = [0, other]
      return {
        question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$. $P$ is the point $(0, k)$ on the $y$-axis, with $P A = P B$.
${bareAxes([a, b, p], [segment(p, a, 'ticks: 1'), segment(p, b, 'ticks: 1'), named(a, 'A', p), named(b, 'B', p), named(p, 'P', other > (a[1] + b[1]) / 2 ? 'above-left' : 'below-left')])}
Find the value of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$P A^2 = ${substituted(a[0])}^2 + (${less('k', a[1])})^2$]
#working("M1")[$P B^2 = ${substituted(b[0])}^2 + (${less('k', b[1])})^2$]
#working("M1")[$${expanded(a)} = ${expanded(b)}$]
#note[$k^2$ is on both sides and goes.]
#working("A1")[$k =$ #result[$${minus(other)}$]]`,
        alt: plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. P is the point (0, k) on the y axis, with PA equal to PB. Find the value of k.`,
        answerAlt: plain`Write PA squared and PB squared by Pythagoras and put them equal. The k squared goes, and k is ${other}. Both lengths are then the square root of ${squaredLength(a, p)}.`,
        answers: [final('', number(other), 'k')],
        verify() {
          const found = roots((y) => distance(a, [0, y]) - distance(b, [0, y]), -30.013, 30.007)
          return found.length === 1 && agree(found[0] ?? 0, other, 1e-6) ? null : `k is ${found.join(', ')}`
        },
      }
    },
  },
})

const drawSteps = (random: Random) => {
  const a: Point = [random.integer(-4, 3), random.integer(-3, 4)]
  const [p, q] = random.pick([
    [1, 3],
    [2, 3],
    [1, 4],
    [2, 5],
    [3, 4],
    [1, 5],
    [3, 5],
  ] as const)
  const turn = random.sign()
  return { a, p, q, turn }
}

/** A question that asks to show of which kind a triangle is. */
const shownKind = ([a, b, c]: readonly [Point, Point, Point], kind: string) => {
  const [ab, ac, bc] = [squaredLength(a, b), squaredLength(a, c), squaredLength(b, c)]
  return {
    ab,
    ac,
    bc,
    question: typst`
The vertices of a triangle are $A${shownPoint(a)}$, $B${shownPoint(b)}$ and $C${shownPoint(c)}$.

Show, by calculation, that triangle $A B C$ is ${kind}. #marks(4)`,
    steps: typst`#working("M1")[$A B^2 = ${squaresOf(a, b)} = ${ab}$]
#working("A1")[$A C^2 = ${squaresOf(a, c)} = ${ac}$]
#working("A1")[$B C^2 = ${squaresOf(b, c)} = ${bc}$]`,
    alt: plain`The vertices of a triangle are A ${spokenPoint(a)}, B ${spokenPoint(b)} and C ${spokenPoint(c)}. Show, by calculation, that triangle ABC is ${kind}.`,
    stepsSpoken: plain`AB squared is ${ab}, AC squared is ${ac} and BC squared is ${bc}.`,
  }
}

export const comparedLengths = defineTemplate({
  id: 'compare-lengths',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    isosceles(random) {
      const { a, p, q, turn } = drawSteps(random)
      const [b, c] = [moved(a, [q, p]), moved(a, [turn * p, q])]
      const { ab, question, steps, alt, stepsSpoken } = shownKind([a, b, c], 'isosceles, but not equilateral')
      return {
        question,
        answer: typst`
${steps}
#working("A1")[$A B = A C =$ #result[$${surd(1, ab)}$], and $B C$ is different]`,
        alt,
        answerAlt: plain`${stepsSpoken} AB and AC are equal, both ${surdInWords(1, ab)}, and BC is different.`,
        answers: [],
        // Base angles of an isosceles triangle are equal, and those of an equilateral one are 60.
        verify() {
          const base = angleAt(b, a, c)
          return agree(base, angleAt(c, a, b)) && Math.abs(base - 60) > 0.5
            ? null
            : 'it is not just isosceles'
        },
      }
    },
    'right-angled'(random) {
      const { a, p, q, turn } = drawSteps(random)
      const c = moved(a, [-turn * p, turn * q], random.integer(1, 2) === 1 ? 2 : 1)
      const b = moved(a, [q, p])
      const { ab, ac, bc, question, steps, alt, stepsSpoken } = shownKind([a, b, c], 'right-angled')
      return {
        question,
        answer: typst`
${steps}
#note[The largest square must be the sum of the two others.]
#working("A1")[#result[$${ab} + ${ac} = ${bc}$], so the angle at $A$ is $90°$]
#scheme[Or: gradient of $A B$ $${shown(gradientOf(a, b))}$ (*M1 A1*), gradient of $A C$ $${shown(gradientOf(a, c))}$ (*A1*), their product is $−1$, so the angle at $A$ is $90°$ (*A1*).]`,
        alt,
        answerAlt: plain`${stepsSpoken} ${ab} plus ${ac} is ${bc}, so by Pythagoras the angle at A is a right angle.`,
        answers: [],
        verify: () => (agree(angleAt(a, b, c), 90) ? null : 'the angle at A is not 90'),
      }
    },
    circle(random) {
      const { a, p, q, turn } = drawSteps(random)
      const c = random.until(
        () => moved(a, [random.integer(-5, 5), random.integer(-5, 5)]),
        (point) => {
          const gap = Math.abs(squaredLength(a, point) - (p * p + q * q))
          return gap > 0 && gap < 9 && point[0] !== a[0] && point[1] !== a[1]
        },
      )
      const b = moved(a, [q, turn * p])
      const [ab, ac] = [squaredLength(a, b), squaredLength(a, c)]
      const inside = ac < ab
      return {
        question: typst`
A circle has centre $A${shownPoint(a)}$ and passes through the point $B${shownPoint(b)}$.

Show, by calculation, whether the point $C${shownPoint(c)}$ is inside or outside the circle. #marks(4)`,
        answer: typst`
#note[Compare the distance of $C$ from the centre with the radius. The squares are enough.]
#working("M1")[$A B^2 = ${squaresOf(a, b)} = ${ab}$]
#working("A1")[radius $= sqrt(${ab})$]
#working("B1")[$A C^2 = ${squaresOf(a, c)} = ${ac}$]
#working("A1")[$sqrt(${ac}) ${inside ? '<' : '>'} sqrt(${ab})$, so $C$ is #result[${inside ? 'inside' : 'outside'}]]`,
        alt: plain`A circle has centre A ${spokenPoint(a)} and passes through the point B ${spokenPoint(b)}. Show, by calculation, whether the point C ${spokenPoint(c)} is inside or outside the circle.`,
        answerAlt: plain`The square of the radius AB is ${ab}. The square of AC is ${ac}, which is ${inside ? 'less' : 'more'}. So C is ${inside ? 'inside' : 'outside'} the circle.`,
        answers: [final('', word(inside ? 'inside' : 'outside'))],
        verify: () => (Math.abs(distance(a, b) - distance(a, c)) > 1e-3 ? null : 'C is on the circle'),
      }
    },
  },
})
