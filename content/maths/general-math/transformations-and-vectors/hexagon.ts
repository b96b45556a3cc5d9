// Vectors in a regular hexagon in terms of two of them.

import { cos, sin } from '../../kit/angles.ts'
import type { Point } from '../../kit/checking.ts'
import {
  bold,
  type Combination,
  combination,
  drawLetters,
  fromTo,
  type Points,
  shownSum,
  spokenSum,
  whyNotOnFigure,
} from '../../kit/combinations.ts'
import { final } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { simplestVectorIn, vectorIn } from '../../kit/typed-vectors.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { plus, times } from '../../kit/vectors.ts'
import { defineTemplate } from '../../template.ts'

const hexagonLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const

const writeInHexagon = (random: Random, { isCentre }: { isCentre: boolean }) => {
  const letters = drawLetters(random)

  // Positions of the corners in terms of the two vectors that are given.
  const positions = (
    isCentre
      ? [
          [1, 0],
          [0, 1],
          [-1, 1],
          [-1, 0],
          [0, -1],
          [1, -1],
          [0, 0],
        ]
      : [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 2],
          [-1, 2],
          [-1, 1],
          [0, 1],
        ]
  ).map(([s = 0, t = 0]) => combination(s, t))
  const easy = isCentre ? ['BC', 'CD', 'AD', 'BE', 'FA', 'EF'] : ['DE', 'EF', 'AD', 'CF', 'FC']
  const hard = isCentre ? ['AC', 'BF', 'AE', 'EC', 'DB', 'FD'] : ['CD', 'AE', 'BF', 'DF', 'EC', 'FA']
  const [first = 'AD', second = 'BE'] = random.distinct(easy, 2)
  const third = random.pick(hard)
  const asked = [first, second, third]
  const at = (letter = 'O') =>
    positions[hexagonLetters.indexOf(letter as 'A') % 7] ?? positions[6] ?? combination(0, 0)
  const place = (letter = 'O') => (letter === 'O' ? (positions[6] ?? at('A')) : at(letter))
  const vectors: Record<string, Combination> = Object.fromEntries(
    asked.map((ends) => [ends, fromTo(place(ends[0]), place(ends[1]))]),
  )
  const turn = random.pick([0, 60, 180, 240])
  const [la, lb] = letters
  const points = hexagonAt(turn)
  const shownAt = (name: string) => pair(points[name] ?? [0, 0])
  const named = hexagonLetters.map((name) => `point(${shownAt(name)}, $${name}$, away: (0, 0), mark: false)`)
  const sides = hexagonLetters.map(
    (name, n) => `edge(${shownAt(name)}, ${shownAt(hexagonLetters[(n + 1) % 6] ?? 'A')})`,
  )
  const arrow = (from: string, to: string, letter: string) =>
    `vector(${shownAt(from)}, ${shownAt(to)}, body: $${bold(letter)}$, ${isCentre ? `right: ${letter === la}` : 'away: (0, 0)'}, colour: maths)`
  const arrows = isCentre
    ? [arrow('O', 'A', la), arrow('O', 'B', lb)]
    : [arrow('A', 'B', la), arrow('B', 'C', lb)]
  const centre = isCentre ? `point((0, 0), $O$, away: ${shownAt('B')})` : 'point((0, 0), $O$, side: "below")'
  const [given, givenSpoken] = isCentre
    ? [
        `$arrow(O A) = ${bold(la)}$ and $arrow(O B) = ${bold(lb)}$`,
        plain`The vector OA is ${la} and the vector OB is ${lb}.`,
      ]
    : [
        `$arrow(A B) = ${bold(la)}$ and $arrow(B C) = ${bold(lb)}$`,
        plain`The vector AB is ${la} and the vector BC is ${lb}.`,
      ]
  const shown = (ends: string) => shownSum(vectors[ends] ?? combination(0, 0), letters)
  const said = (ends: string) => spokenSum(vectors[ends] ?? combination(0, 0), letters)
  const name = (ends: string) => `arrow(${ends.split('').join(' ')})`
  const via = between(third)
  return {
    question: typst`
$A B C D E F$ is a regular hexagon with centre $O$.
#sketch(${[...sides, ...arrows, ...named, centre].join(', ')}, height: 230pt)
${given}. Find, in terms of $${bold(la)}$ and $${bold(lb)}$,
#part("a", 1)[$${name(first)}$,]
#part("b", 1)[$${name(second)}$,]
#part("c", 2)[$${name(third)}$ in its simplest form.]`,
    answer: typst`
#note[The lines to the centre make six equilateral triangles, so every side is equal and parallel to two lines through $O$.]
#part("a")[#working("B1")[$${name(first)} =$ #result[$${shown(first)}$]]]
#part("b")[#working("B1")[$${name(second)} =$ #result[$${shown(second)}$]]]
#part("c")[
#working("M1")[$${name(third)} = arrow(${third[0] ?? ''} ${via}) + arrow(${via} ${third[1] ?? ''})$]
#working("A1")[$=$ #result[$${shown(third)}$]]]`,
    alt: plain`ABCDEF is a regular hexagon with centre O. ${givenSpoken} Find, in terms of ${la} and ${lb}, part a: the vector ${first}; part b: the vector ${second}; part c: the vector ${third} in its simplest form.`,
    answerAlt: plain`The lines to the centre make six equilateral triangles, so every side is equal and parallel to two lines through O. Part a: ${first} is ${said(first)}. Part b: ${second} is ${said(second)}. Part c: ${third} is ${third[0] ?? ''}${via} plus ${via}${third[1] ?? ''}, which is ${said(third)}.`,
    answers: [
      final('a', vectorIn(vectors[first] ?? combination(0, 0), letters)),
      final('b', vectorIn(vectors[second] ?? combination(0, 0), letters)),
      final('c', simplestVectorIn(vectors[third] ?? combination(0, 0), letters)),
    ],
    verify: () => {
      const points = hexagonAt(turn)
      const [A = [0, 0], B = [0, 0], C = [0, 0]] = [points.A, points.B, points.C]
      const basis: readonly [Point, Point] = isCentre
        ? [A, B]
        : [plus(B, times(-1, A)), plus(C, times(-1, B))]
      return whyNotOnFigure(points, basis, vectors)
    },
  }
}

export const inHexagon = defineTemplate({
  id: 'in-a-hexagon',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'from-centre': (random) => writeInHexagon(random, { isCentre: true }),
    'from-sides': (random) => writeInHexagon(random, { isCentre: false }),
  },
})

const hexagonAt = (turn: number): Points => {
  return Object.fromEntries(
    hexagonLetters.map((name, n) => [name, [4 * cos(60 * n + turn), 4 * sin(60 * n + turn)]]),
  )
}

/** The corner between two others, or the centre if they are neighbours. */
const between = (ends: string): string => {
  const [i, j] = [...ends].map((letter) => hexagonLetters.indexOf(letter as 'A'))
  const step = ((j ?? 0) - (i ?? 0) + 6) % 6
  if (step === 2) return hexagonLetters[((i ?? 0) + 1) % 6] ?? 'O'
  return step === 4 ? (hexagonLetters[((i ?? 0) + 5) % 6] ?? 'O') : 'O'
}
