// Vectors that are read off a grid of parallelograms, in terms of its two sides.

import type { Point } from '../../kit/checking.ts'
import {
  bold,
  type Combination,
  combination,
  drawLetters,
  shownSum,
  spokenSum,
} from '../../kit/combinations.ts'
import { final, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { samePoint } from '../../kit/transformations.ts'
import { vectorIn } from '../../kit/typed-vectors.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { plus, times } from '../../kit/vectors.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

// A grid of congruent parallelograms: 5 by 3 of them.
const [u, v]: readonly [Point, Point] = [
  [2, 0.45],
  [-0.7, 1.9],
]
const lattice = ([i, j]: Point): Point => [i * u[0] + j * v[0], i * u[1] + j * v[1]]

const drawParallelogramGrid = (random: Random) => {
  const letters = drawLetters(random)
  const o: Point = [random.integer(1, 3), random.integer(0, 1)]
  const spots = Array.from({ length: 24 }, (_, n): Point => [n % 6, Math.floor(n / 6)])
  const isFree = (spot: Point) =>
    ![o, plus(o, [1, 0]), plus(o, [0, 1])].some((taken) => samePoint(taken, spot))
  const [p, q, r, s] = random.until(
    () => {
      const [a = o, b = o, c = o, d = o] = random.distinct(spots.filter(isFree), 4)
      return [a, b, c, d] as const
    },
    ([a, b, c, d]) =>
      [a, b, c, d].every((spot) => spot[0] !== o[0] && spot[1] !== o[1]) &&
      a[0] !== b[0] &&
      a[1] !== b[1] &&
      b[0] !== c[0] &&
      b[1] !== c[1],
  )
  return { letters, o, p, q, r, s }
}

export const parallelogramGrid = defineTemplate({
  id: 'parallelogram-grid',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'write-down'(random) {
      const { letters, o, p, q } = drawParallelogramGrid(random)
      const [la, lb] = letters
      const [a, b] = [plus(o, [1, 0]), plus(o, [0, 1])]
      const lines = [
        ...Array.from(
          { length: 6 },
          (_, i) =>
            [
              [i, 0],
              [i, 3],
            ] as const,
        ),
        ...Array.from(
          { length: 4 },
          (_, j) =>
            [
              [0, j],
              [5, j],
            ] as const,
        ),
      ].map(([from, to]) => `edge(${pair(lattice(from))}, ${pair(lattice(to))}, colour: ink-faint)`)
      const named = { O: o, P: p, Q: q } as Record<string, Point>
      const marks = Object.entries(named).map(
        ([name, spot]) =>
          `point(${pair(lattice(spot))}, $${name}$, side: "${name === 'O' ? 'below-left' : 'above-right'}")`,
      )
      const drawn = (end: Point, letter: string, isRight: boolean) =>
        `vector(${pair(lattice(o))}, ${pair(lattice(end))}, body: $${bold(letter)}$, right: ${isRight}, colour: maths)`
      const vector = (from: Point, to: Point) => combination(to[0] - from[0], to[1] - from[1])
      const [toP, pToQ, qToO] = [vector(o, p), vector(p, q), vector(q, o)]
      return {
        question: typst`
The grid is made of congruent parallelograms. Its lines have the directions of $${bold(la)}$ and $${bold(lb)}$.
#sketch(${[...lines, drawn(a, la, true), drawn(b, lb, false), ...marks].join(', ')}, padding: (20pt, 20pt), height: 230pt)
Write in terms of $${bold(la)}$ and $${bold(lb)}$
#part("a", 1)[$arrow(O P)$,]
#part("b", 1)[$arrow(P Q)$,]
#part("c", 1)[$arrow(Q O)$.]`,
        answer: typst`
#note[Count the steps along the two directions; a step back is negative.]
#part("a")[#working("B1")[#result[$${shownSum(toP, letters)}$]]]
#part("b")[#working("B1")[#result[$${shownSum(pToQ, letters)}$]]]
#part("c")[#working("B1")[#result[$${shownSum(qToO, letters)}$]]]`,
        alt: plain`A grid of congruent parallelograms has lines in the directions of ${la} and ${lb}. Counted in such steps, P is ${p[0] - o[0]} and ${p[1] - o[1] < 0 ? `minus ${o[1] - p[1]}` : p[1] - o[1]} steps from O, and Q is ${q[0] - o[0]} and ${q[1] - o[1] < 0 ? `minus ${o[1] - q[1]}` : q[1] - o[1]} steps from O. Write in terms of ${la} and ${lb}, part a: the vector OP; part b: PQ; part c: QO.`,
        answerAlt: plain`Count the steps along the two directions. Part a: OP is ${spokenSum(toP, letters)}. Part b: PQ is ${spokenSum(pToQ, letters)}. Part c: QO is ${spokenSum(qToO, letters)}.`,
        answers: [
          final('a', vectorIn(toP, letters)),
          final('b', vectorIn(pToQ, letters)),
          final('c', vectorIn(qToO, letters)),
        ],
        verify: () => {
          // The steps, walked in the plane, must lead to the drawn points and back.
          const walk = (from: Point, steps: Point) =>
            plus(lattice(from), plus(times(steps[0], u), times(steps[1], v)))
          const there = walk(o, [p[0] - o[0], p[1] - o[1]])
          const on = plus(there, plus(times(q[0] - p[0], u), times(q[1] - p[1], v)))
          const near = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-9
          return near(there, lattice(p)) && near(on, lattice(q)) ? null : 'the steps do not lead to P and Q'
        },
      }
    },
    'name-the-point'(random) {
      const { letters, o, p, q, r, s } = drawParallelogramGrid(random)
      const [la, lb] = letters
      const [a, b] = [plus(o, [1, 0]), plus(o, [0, 1])]
      const lines = [
        ...Array.from(
          { length: 6 },
          (_, i) =>
            [
              [i, 0],
              [i, 3],
            ] as const,
        ),
        ...Array.from(
          { length: 4 },
          (_, j) =>
            [
              [0, j],
              [5, j],
            ] as const,
        ),
      ].map(([from, to]) => `edge(${pair(lattice(from))}, ${pair(lattice(to))}, colour: ink-faint)`)
      const named = { O: o, P: p, Q: q, R: r, S: s } as Record<string, Point>
      const marks = Object.entries(named).map(
        ([name, spot]) =>
          `point(${pair(lattice(spot))}, $${name}$, side: "${name === 'O' ? 'below-left' : 'above-right'}")`,
      )
      const drawn = (end: Point, letter: string, isRight: boolean) =>
        `vector(${pair(lattice(o))}, ${pair(lattice(end))}, body: $${bold(letter)}$, right: ${isRight}, colour: maths)`
      const vector = (from: Point, to: Point) => combination(to[0] - from[0], to[1] - from[1])
      const where = (spot: Point, name: string) =>
        plain`the way from O to ${name} is ${spokenSum(vector(o, spot), letters)}`
      const asked = [q, r, p].map((spot) => vector(o, spot))
      const [first = asked, second = asked, third = asked] = asked as unknown as readonly Combination[]
      const ask = (one: unknown) => shownSum(one as Combination, letters)
      const say = (one: unknown) => spokenSum(one as Combination, letters)
      return {
        question: typst`
The grid is made of congruent parallelograms. Its lines have the directions of $${bold(la)}$ and $${bold(lb)}$.
#sketch(${[...lines, drawn(a, la, true), drawn(b, lb, false), ...marks].join(', ')}, padding: (20pt, 20pt), height: 230pt)
Write down the letter of the point whose position vector relative to $O$ is
#part("a", 1)[$${ask(first)}$,]
#part("b", 1)[$${ask(second)}$,]
#part("c", 1)[$${ask(third)}$.]`,
        answer: typst`
#note[Count the steps along the two directions; a minus sign is a step back.]
#part("a")[#working("B1")[#result[$Q$]]]
#part("b")[#working("B1")[#result[$R$]]]
#part("c")[#working("B1")[#result[$P$]]]`,
        alt: plain`A grid of congruent parallelograms has lines in the directions of ${la} and ${lb}. On it ${listInWords([where(p, 'P'), where(q, 'Q'), where(r, 'R'), where(s, 'S')])}. Write down the letter of the point whose position vector is, part a: ${say(first)}; part b: ${say(second)}; part c: ${say(third)}.`,
        answerAlt: plain`Count the steps along the two directions. Part a: Q. Part b: R. Part c: P.`,
        answers: [final('a', word('Q')), final('b', word('R')), final('c', word('P'))],
        verify: () => {
          // The steps, walked in the plane, must lead to the drawn points and back.
          const walk = (from: Point, steps: Point) =>
            plus(lattice(from), plus(times(steps[0], u), times(steps[1], v)))
          const there = walk(o, [p[0] - o[0], p[1] - o[1]])
          const on = plus(there, plus(times(q[0] - p[0], u), times(q[1] - p[1], v)))
          const near = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-9
          return near(there, lattice(p)) && near(on, lattice(q)) ? null : 'the steps do not lead to P and Q'
        },
      }
    },
  },
})
