// The length of a line between two points: exact, to 3 significant figures, on a map, and round a shape.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { grid, named, polygon, segment } from '../../kit/grids.ts'
import { difference, moved, squaredLength, squaresOf } from '../../kit/lines.ts'
import { minus, significant, surd, unrounded } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const triples = [
  [3, 4],
  [4, 3],
  [5, 12],
  [12, 5],
  [6, 8],
  [8, 6],
  [8, 15],
  [9, 12],
] as const

const lengthOf = (random: Random, steps: readonly (readonly [number, number])[], isWhole: boolean) => {
  const a: Point = [random.integer(-7, 4), random.integer(-7, 6)]
  const [p, q] = random.pick(steps)
  const b = moved(a, [p, random.sign() * q])
  const square = squaredLength(a, b)
  const answer = surd(1, square)
  return {
    question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$.

Find the length of $A B$${isWhole ? '' : ', giving your answer as a surd in its simplest form'}. #marks(3)`,
    answer: typst`
#note[The changes in $x$ and in $y$ are the sides of a right-angled triangle, and $A B$ is its hypotenuse.]
#working()[$${difference(b[0], a[0])} = ${b[0] - a[0]}$ and $${difference(b[1], a[1])} = ${minus(b[1] - a[1])}$]
#working("M1")[$A B^2 = ${squaresOf(a, b)}$]
#working("${isWhole ? 'M1' : 'A1'}")[$A B = sqrt(${square})$]
#working("A1")[$A B =$ #result[$${answer}$]]`,
    alt: plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. Find the length of AB${isWhole ? '' : ', giving your answer as a surd in its simplest form'}.`,
    answerAlt: plain`x changes by ${b[0] - a[0]} and y by ${plain`${b[1] - a[1]}`}. By Pythagoras AB squared is ${square}, so AB is ${surdInWords(1, square)}.`,
    answers: [final('', number(asTyped(answer), isWhole ? {} : { form: 'simplest-surd' }), 'AB')],
    verify() {
      const found = distance(a, b)
      return Number.isInteger(Number(found.toFixed(9))) === isWhole ? null : `the length is ${found}`
    },
  }
}

export const exactLength = defineTemplate({
  id: 'exact-length',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'whole-number': (random) => lengthOf(random, triples, true),
    surd: (random) =>
      lengthOf(
        random,
        [
          [2, 4],
          [4, 2],
          [3, 6],
          [6, 3],
          [2, 6],
          [4, 8],
          [4, 4],
          [5, 5],
          [3, 9],
        ],
        false,
      ),
  },
})

/** Two points to either side of the y-axis whose distance has to be rounded. */
const roundedDistance = (random: Random, isMap: boolean) => {
  const reach = isMap ? 5 : 9
  const [a, b] = random.until(
    (): [Point, Point] => [
      [random.integer(-reach, -1), random.integer(-reach, reach)],
      [random.integer(1, reach), random.integer(-reach, reach)],
    ],
    ([p, q]) => {
      const length = distance(p, q)
      const isClear = [p[1], q[1]].every((y) => Math.abs(y) > 1) && p[0] < -1
      return isClear && Math.abs(p[1] - q[1]) > 2 && !Number.isInteger(length) && length > 6
    },
  )
  const length = distance(a, b)
  const square = squaredLength(a, b)
  const printed = significant(length)
  const unit = isMap ? ' km' : ''
  return {
    question: isMap
      ? typst`
The map shows Mitu's home $H$ and her school $S$. One unit on each axis is 1 km.
${grid([-6, 6], [-6, 6], named(a, 'H', 'left'), named(b, 'S', 'right'))}
Calculate the straight-line distance from her home to her school. #marks(3)`
      : typst`
$P$ is the point $${shownPoint(a)}$ and $Q$ is the point $${shownPoint(b)}$.

Calculate the length of $P Q$. #marks(3)`,
    answer: typst`
${isMap ? typst`#note[$H$ is at $${shownPoint(a)}$ and $S$ at $${shownPoint(b)}$.]` : ''}
#working("M1")[$(${difference(b[0], a[0])})^2 + (${difference(b[1], a[1])})^2$]
#working("M1")[$sqrt(${squaresOf(a, b)}) = sqrt(${square}) = ${unrounded(length)}$]
#working("A1")[$${isMap ? 'H S' : 'P Q'} =$ #result[${printed}${unit}] (3 s.f.)]`,
    alt: isMap
      ? plain`A map with axes shows Mitu's home H at ${spokenPoint(a)} and her school S at ${spokenPoint(b)}. One unit on each axis is 1 km. Calculate the straight-line distance from her home to her school.`
      : plain`P is the point ${spokenPoint(a)} and Q is the point ${spokenPoint(b)}. Calculate the length of PQ.`,
    answerAlt: plain`x changes by ${b[0] - a[0]} and y changes by ${b[1] - a[1]}. The length is the square root of ${square}, which is ${printed}${unit} to 3 significant figures.`,
    answers: [final('', isMap ? threeFigures(length, 'km') : threeFigures(length), isMap ? 'HS' : 'PQ')],
    verify() {
      // Walk straight from a to b in a thousand steps and add them up.
      const walked = 1000 * Math.hypot((b[0] - a[0]) / 1000, (b[1] - a[1]) / 1000)
      return agree(walked, length, 1e-6) ? null : `the way is ${walked}`
    },
  }
}

export const roundedLength = defineTemplate({
  id: 'rounded-length',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    'from-coordinates': (random) => roundedDistance(random, false),
    'on-a-map': (random) => roundedDistance(random, true),
  },
})

/** The perimeter of a triangle ABC or a kite ABCD. */
const round = (corners: readonly Point[]) => {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners
  const isKite = corners.length === 4
  const names = [...(isKite ? 'ABCD' : 'ABC')]
  const [ab, bc, ca] = [distance(a, b), distance(b, c), distance(c, a)]
  const answer = isKite ? 2 * (ab + bc) : ab + bc + ca
  const printed = significant(answer)
  const shape = isKite ? 'kite $A B C D$' : 'triangle $A B C$'
  const working = isKite
    ? typst`
#note[A kite has two pairs of equal sides: $A B = A D$ and $C B = C D$.]
#working("M1")[$A B = sqrt(${squaresOf(a, b)}) = ${unrounded(ab)}$]
#working("M1")[$B C = sqrt(${squaresOf(b, c)}) = ${unrounded(bc)}$]
#working("M1 dep")[perimeter $= 2 times A B + 2 times B C$]`
    : typst`
#working()[$A B = ${ab}$]
#working("M1")[$B C = sqrt(${squaresOf(b, c)}) = ${unrounded(bc)}$]
#working("M1")[$C A = sqrt(${squaresOf(c, a)}) = ${unrounded(ca)}$]
#working("M1 dep")[perimeter $= A B + B C + C A$]`
  return {
    question: typst`
The diagram shows ${shape} on a grid. The side of each square represents 1~cm.
${grid([-6, 7], [-6, 7], polygon(corners, names), ...(isKite ? [segment(a, c, 'dash: "dashed", colour: ink-soft')] : []))}
Calculate the perimeter of ${shape}. #marks(4)`,
    answer: typst`${working}
#working("A1")[perimeter $=$ #result[${printed} cm] (3 s.f.)]`,
    alt: plain`The diagram shows ${isKite ? 'kite ABCD, whose line of symmetry AC is vertical,' : 'triangle ABC'} on a grid. The side of each square represents 1 cm. ${corners.map((p, n) => `${names[n] ?? ''} is ${spokenPoint(p)}`).join(', ')}. Calculate its perimeter.`,
    answerAlt: plain`AB is ${isKite ? `the square root of ${squaredLength(a, b)}` : ab} and BC is the square root of ${squaredLength(b, c)}. ${isKite ? 'The perimeter is twice their sum' : `CA is the square root of ${squaredLength(c, a)}. The perimeter is the sum of the three sides`}, ${printed} cm to 3 significant figures.`,
    answers: [final('', threeFigures(answer, 'cm'))],
    verify() {
      const sides = corners.map((corner, n) => distance(corner, corners[(n + 1) % corners.length] ?? corner))
      const sum = sides.reduce((total, side) => total + side, 0)
      const [one = 0, two = 0, three = 0, four = 0] = sides
      if (isKite)
        return agree(sum, 2 * (one + two)) && agree(one, four) && agree(two, three) ? null : 'no kite'
      return Number.isInteger(sum) || !Number.isInteger(one) ? 'nothing has to be rounded' : null
    },
  }
}

export const perimeter = defineTemplate({
  id: 'perimeter-of-a-shape',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    triangle(random) {
      const [left, bottom] = [random.integer(-5, -2), random.integer(-4, -2)]
      return round([
        [left, bottom],
        [left + random.integer(6, 8), bottom],
        [left + random.pick([1, 2, 5]), bottom + random.integer(5, 8)],
      ])
    },
    kite(random) {
      random.integer(-5, -2)
      const [half, upper, lower] = [random.integer(2, 3), random.integer(1, 2), random.integer(4, 6)]
      const top: Point = [random.integer(-2, 2), random.integer(3, 4)]
      return round([
        top,
        moved(top, [half, -upper]),
        moved(top, [0, -upper - lower]),
        moved(top, [-half, -upper]),
      ])
    },
  },
})
