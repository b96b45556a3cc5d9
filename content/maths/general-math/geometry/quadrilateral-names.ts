// Quadrilaterals by their sides, angles and diagonals. Each description must fit one kind only, as measured.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { between, directionOf, type Points, pointOf } from '../../kit/figures.ts'
import { final, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { threeAnswers } from './vocabulary.ts'

/** One of each kind, with no property that the kind need not have. */
const kinds: Record<string, Points> = {
  square: { A: [0, 0], B: [3, 0], C: [3, 3], D: [0, 3] },
  rectangle: { A: [0, 0], B: [5, 0], C: [5, 3], D: [0, 3] },
  rhombus: { A: [0, 0], B: [3, -2], C: [6, 0], D: [3, 2] },
  parallelogram: { A: [0, 0], B: [5, 0], C: [7, 3], D: [2, 3] },
  kite: { A: [0, 0], B: [1.5, -2], C: [6, 0], D: [1.5, 2] },
  trapezium: { A: [0, 0], B: [6, 0], C: [4.5, 3], D: [1, 3] },
}

interface Measured {
  readonly equalSides: boolean
  readonly parallelPairs: number
  readonly rightAngles: number
  readonly adjacentPairs: boolean
  readonly equalDiagonals: boolean
  readonly bisected: number
  readonly crossing: number
}

const right = (shape: Measured) => agree(shape.crossing, 90, 1e-6)

const measured = (points: Points): Measured => {
  const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((name) => pointOf(points, name)) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const sides = [distance(A, B), distance(B, C), distance(C, D), distance(D, A)] as const
  const slope = (p: Point, q: Point) => directionOf(p, q) % 180
  const [ab, bc, cd, da] = sides
  const [m, n] = [between(A, C), between(B, D)]
  const along = (p: Point, a: Point, b: Point) => agree(distance(a, p) + distance(p, b), distance(a, b), 1e-6)
  return {
    equalSides: sides.every((side) => agree(side, ab)),
    parallelPairs:
      Number(agree(slope(A, B), slope(C, D), 1e-6)) + Number(agree(slope(B, C), slope(D, A), 1e-6)),
    rightAngles: [angleAt(A, D, B), angleAt(B, A, C), angleAt(C, B, D), angleAt(D, C, A)].filter((size) =>
      agree(size, 90, 1e-6),
    ).length,
    adjacentPairs: agree(ab, da) && agree(bc, cd) && !agree(ab, bc),
    equalDiagonals: agree(distance(A, C), distance(B, D)),
    // A diagonal is bisected if its midpoint lies on the other.
    bisected: Number(along(m, B, D)) + Number(along(n, A, C)),
    crossing: Math.abs(directionOf(A, C) - directionOf(B, D)) % 180,
  }
}

interface Description {
  readonly text: string
  readonly answer: string
  readonly holds: (shape: Measured) => boolean
}

const byProperties: readonly Description[] = [
  {
    text: 'All four sides are equal. None of the angles is a right angle.',
    answer: 'rhombus',
    holds: (s) => s.equalSides && s.rightAngles === 0,
  },
  {
    text: 'It has exactly one pair of parallel sides.',
    answer: 'trapezium',
    holds: (s) => s.parallelPairs === 1,
  },
  {
    text: 'It has two pairs of parallel sides and four right angles, but not four equal sides.',
    answer: 'rectangle',
    holds: (s) => s.rightAngles === 4 && !s.equalSides,
  },
  {
    text: 'It has two pairs of equal sides next to each other, but no parallel sides.',
    answer: 'kite',
    holds: (s) => s.adjacentPairs && s.parallelPairs === 0,
  },
  {
    text: 'It has two pairs of parallel sides. Its sides are not all equal, and it has no right angle.',
    answer: 'parallelogram',
    holds: (s) => s.parallelPairs === 2 && !s.equalSides && s.rightAngles === 0,
  },
]

const byDiagonals: readonly Description[] = [
  {
    text: 'They bisect each other and are equal, but do not cross at a right angle.',
    answer: 'rectangle',
    holds: (s) => s.bisected === 2 && s.equalDiagonals && !right(s),
  },
  {
    text: 'They bisect each other at a right angle, but are not equal.',
    answer: 'rhombus',
    holds: (s) => s.bisected === 2 && right(s) && !s.equalDiagonals,
  },
  {
    text: 'They are equal and bisect each other at a right angle.',
    answer: 'square',
    holds: (s) => s.bisected === 2 && right(s) && s.equalDiagonals,
  },
  {
    text: 'They cross at a right angle, and exactly one of them is bisected.',
    answer: 'kite',
    holds: (s) => s.bisected === 1 && right(s),
  },
  {
    text: 'They bisect each other. They are not equal and do not cross at a right angle.',
    answer: 'parallelogram',
    holds: (s) => s.bisected === 2 && !right(s) && !s.equalDiagonals,
  },
]

const asked = (random: Random, list: readonly Description[], opening: string) => {
  const chosen = random.distinct(list, 3)
  return {
    question: typst`${opening}
${chosen.map(({ text }, n) => `#part("${'abc'[n]}", 1)[${text}]`).join('\n')}`,
    answer: threeAnswers(chosen.map(({ answer }) => answer)),
    alt: plain`${opening} ${chosen.map(({ text }, n) => `Part ${'abc'[n]}: ${text}`).join(' ')}`,
    answerAlt: plain`${chosen.map(({ answer }, n) => `Part ${'abc'[n]}: ${answer}`).join('. ')}.`,
    answers: chosen.map(({ answer }, n) => final('abc'.charAt(n), word(answer))),
    verify() {
      const wrong = chosen.find(({ answer, holds }) => {
        const fitting = Object.entries(kinds).filter(([, points]) => holds(measured(points)))
        return fitting.length !== 1 || fitting[0]?.[0] !== answer
      })
      return wrong ? `"${wrong.text}" does not describe the ${wrong.answer} alone` : null
    },
  }
}

export const whichQuadrilateral = defineTemplate({
  id: 'which-quadrilateral',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'sides-and-angles': (random) =>
      asked(random, byProperties, 'Write down the name of the quadrilateral that is described.'),
    diagonals: (random) =>
      asked(random, byDiagonals, 'Write down the name of the quadrilateral whose diagonals are described.'),
  },
})
