// Two that move with constant velocities: where each is, how far apart, and when one is due north of the other.

import { distance, type Point } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { surd } from '../../kit/numbers.ts'
import { lengthMarkup } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, less, plus, times } from '../../kit/vectors.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anyVector,
  changing,
  changingSpoken,
  i,
  j,
  length,
  lengthSpoken,
  mapOf,
  movingColumn,
  movingSpoken,
  partsOf,
  squared,
} from './ij.ts'
import { inColumn } from './typed.ts'

export interface TwoMoving {
  readonly p: Point
  readonly q: Point
  readonly u: Point
  readonly v: Point
}

export const isIn = (most: number, ...vectors: readonly Point[]) =>
  vectors.flat().every((value) => Math.abs(value) <= most)

/** Two ships with different velocities, neither of them standing still, on a map of this size. */
export const drawTwo = (random: Random, far = 20, fast = 9): TwoMoving => {
  return random.until(
    () => ({
      p: anyVector(random, far),
      q: anyVector(random, far),
      u: anyVector(random, fast),
      v: anyVector(random, fast),
    }),
    ({ p, q, u, v }) =>
      distance(p, q) > far / 2 && crossed(u, v) !== 0 && squared(u) >= 10 && squared(v) >= 10,
  )
}

const directions = `$${i}$ and $${j}$ are unit vectors due east and due north.`
const rowsOf = ({ p, q, u, v }: TwoMoving) => ({ r: less(q, p), w: less(v, u) })

/** What the question says of the two. */
export const introduced = (
  { p, q, u, v }: TwoMoving,
  what = 'ships',
  start = 'At noon',
): { readonly shown: string; readonly spoken: string } => {
  return {
    shown: typst`${start}, two ${what} $P$ and $Q$ have the position vectors (in km) and constant velocities (in km/h) below.
#table(columns: 3, inset: (x: 11pt, y: 11pt), [], [position], [velocity], [$P$], $${shownColumn(p)}$, $${shownColumn(u)}$, [$Q$], $${shownColumn(q)}$, $${shownColumn(v)}$)`,
    spoken: plain`${start}, two ${what} P and Q have constant velocities. P has position vector the ${spokenColumn(p)} and velocity the ${spokenColumn(u)}. Q has position vector the ${spokenColumn(q)} and velocity the ${spokenColumn(v)}. Positions are in kilometres and velocities in kilometres per hour.`,
  }
}

/** The map at the start, with an arrow as far as each goes in so many hours. */
export const mapOfTwo = ({ p, q, u, v }: TwoMoving, hours = 1): string => {
  return mapOf([
    { name: 'P', from: p, to: plus(p, times(hours, u)) },
    { name: 'Q', from: q, to: plus(q, times(hours, v)) },
  ])
}

export const distanceApart = defineTemplate({
  id: 'distance-apart',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'at-a-time'(random) {
      const { p, q, u, v, hours, apart } = random.until(
        () => {
          const two = drawTwo(random)
          const hours = random.integer(2, 4)
          const { r, w } = rowsOf(two)
          return { ...two, hours, apart: plus(r, times(hours, w)) }
        },
        ({ apart }) => apart.every((value) => value !== 0) && squared(apart) < 900,
      )
      const two = { p, q, u, v }
      const intro = introduced(two)
      const [atP, atQ] = [plus(p, times(hours, u)), plus(q, times(hours, v))]
      return {
        question: typst`
${intro.shown}
${mapOfTwo(two)}
#part("a", 2)[Write down the position vectors of $P$ and $Q$ at time $t$ hours after noon.]
#part("b", 3)[Find the exact distance between them when $t = ${hours}$.]`,
        answer: typst`
#part("a")[
#working("B1")[$P$: #result[$display(${movingColumn(p, u)})$]]
#working("B1")[$Q$: #result[$display(${movingColumn(q, v)})$]]]
#part("b")[
#working()[$ P: ${shownColumn(atP)} quad Q: ${shownColumn(atQ)} $]
#working("M1 FT")[$ arrow(P Q) = ${shownColumn(apart)} $]
#working("M1 FT")[$P Q = ${lengthMarkup(apart)}$]
#working("A1 oe")[$=$ #result[$${length(apart)}$ km]]]`,
        alt: plain`${intro.spoken} Part a: write down the position vectors of P and Q at time t hours after noon. Part b: find the exact distance between them when t is ${hours}.`,
        answerAlt: plain`Part a: P is at the ${movingSpoken(p, u)}; Q is at the ${movingSpoken(q, v)}. Part b: when t is ${hours}, PQ is the ${spokenColumn(apart)}, and the distance is ${lengthSpoken(apart)} kilometres.`,
        answers: [
          final('a', inColumn(p, u), 'P'),
          final('a', inColumn(q, v), 'Q'),
          final('b', number(typedSurd(1, squared(apart)), { unit: 'km' })),
        ],
        verify: () => {
          let [here, there] = [p, q]
          for (let n = 0; n < hours; n += 1) [here, there] = [plus(here, u), plus(there, v)]
          return Math.abs(distance(here, there) - Math.sqrt(squared(apart))) < 1e-9
            ? null
            : `they are ${distance(here, there)} apart`
        },
      }
    },
  },
})

const seenFromOther = (random: Random, where: 'due-north' | 'due-west' | 'north-east') => {
  const { p, q, u, v, time, gap, there } = random.until(
    () => {
      const { p, u, v } = drawTwo(random)
      const time = random.integer(2, 6)
      const gap = random.integer(4, 24)
      const there: Point = {
        'due-north': [0, gap] as const,
        'due-west': [-gap, 0] as const,
        'north-east': [gap, gap] as const,
      }[where]
      const w = less(v, u)
      const q = plus(p, less(there, times(time, w)))
      return { p, q, u, v, time, gap, there }
    },
    ({ q, u, v, p }) =>
      isIn(30, q) &&
      q.every((value) => value !== 0) &&
      less(v, u).every((value) => value !== 0) &&
      less(v, u)[0] !== less(v, u)[1] &&
      less(q, p).every((value) => value !== 0),
  )
  const two = { p, q, u, v }
  const intro = introduced(two, 'trawlers', 'At 06~00').shown
  const spoken = introduced(two, 'trawlers', 'At 6 in the morning').spoken
  const { r, w } = rowsOf(two)
  const [x, y] = partsOf(r, w)
  const name = where === 'north-east' ? 'north-east' : where.replace('-', ' ')
  const [condition, conditionSpoken] = {
    'due-north': [typst`$${changing(x)} = 0$`, plain`the upper component ${changingSpoken(x)} is 0`],
    'due-west': [typst`$${changing(y)} = 0$`, plain`the lower component ${changingSpoken(y)} is 0`],
    'north-east': [
      typst`$${changing(x)} = ${changing(y)}$`,
      plain`the components ${changingSpoken(x)} and ${changingSpoken(y)} are equal`,
    ],
  }[where] as [string, string]
  const [far, farSpoken] =
    where === 'north-east' ? [surd(gap, 2), surdInWords(gap, 2)] : [String(gap), String(gap)]
  return {
    question: typst`
${directions} ${intro}
#part("a", 2)[Find $arrow(P Q)$ at time $t$ hours after 06~00.]
#part("b", 2)[Find the value of $t$ when $Q$ is ${name} of $P$.]
#part("c", 1)[Find the distance between them at that time.]`,
    answer: typst`
#part("a")[
#working("M1")[$ ${movingColumn(q, v)} − ${movingColumn(p, u)} $]
#working("A1")[$arrow(P Q) =$ #result[$display(${movingColumn(r, w)})$]]]
#part("b")[
#working("M1 FT")[${condition}]
#working("A1")[$t =$ #result[${time}]]]
#part("c")[#working("B1 FT")[$ arrow(P Q) = ${shownColumn(there)} $ distance #result[$${far}$ km]]]
${mapOf([
  { name: 'P', from: p, to: plus(p, times(time, u)) },
  { name: 'Q', from: q, to: plus(q, times(time, v)) },
])}`,
    alt: plain`i and j are unit vectors due east and due north. ${spoken} Part a: find PQ at time t hours later. Part b: find the value of t when Q is ${name} of P. Part c: find the distance between them at that time.`,
    answerAlt: plain`Part a: the vector PQ is the ${movingSpoken(r, w)}. Part b: ${conditionSpoken}, so t is ${time}. Part c: the distance is ${farSpoken} kilometres.`,
    answers: [
      final('a', inColumn(r, w)),
      final('b', number(time, { unit: 'hours' }), 't'),
      final('c', number(typedSurd(1, squared(there)), { unit: 'km' })),
    ],
    verify: () => {
      for (let n = 0; n <= 1000; n += 1) {
        const [x, y] = less(plus(q, times(n / 100, v)), plus(p, times(n / 100, u)))
        const zero = (value: number) => Math.abs(value) < 1e-9
        const isThere = {
          'due-north': zero(x) && y > 0,
          'due-west': zero(y) && x < 0,
          'north-east': zero(x - y) && x > 0,
        }[where]
        if (!isThere) continue
        const far = where === 'north-east' ? gap * Math.SQRT2 : gap
        return Math.abs(n / 100 - time) < 1e-9 && Math.abs(Math.hypot(x, y) - far) < 1e-9
          ? null
          : `it is so after ${n / 100} h`
      }
      return 'it is never so'
    },
  }
}

export const relativeDirection = defineTemplate({
  id: 'relative-direction',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'due-north': (random) => seenFromOther(random, 'due-north'),
    'due-west': (random) => seenFromOther(random, 'due-west'),
    'north-east': (random) => seenFromOther(random, 'north-east'),
  },
})
