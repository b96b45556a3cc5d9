// Vectors in terms of the unit vectors i and j: how they are printed and spoken, alone and with letters in them, and the
// maps on which ships and planes move.

import { distance, type Point } from '../../kit/checking.ts'
import { simplestSurd, surd, type Term, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { pair } from '../../kit/typst.ts'
import { less } from '../../kit/vectors.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'

export const i = 'bold(upright(i))'
export const j = 'bold(upright(j))'
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1]
export const squared = (a: Point): number => dot(a, a)
export const isZero = ([x, y]: Point): boolean => x === 0 && y === 0

/** Markup: '5i − 12j'. */
export const ij = ([x, y]: Point): string => terms([x, i], [y, j])
export const ijSpoken = ([x, y]: Point): string => termsInWords([x, 'i'], [y, 'j'])
/** The exact length of a vector of whole numbers, such as 2√13 or 5. */
export const length = (vector: Point): string => surd(1, squared(vector))
export const lengthSpoken = (vector: Point): string => surdInWords(1, squared(vector))
export const hasWholeLength = (vector: Point): boolean => simplestSurd(squared(vector)).inside === 1

/** A part of a vector that changes: a + bt, the positive term first. */
interface Changing {
  readonly from: number
  readonly by: number
}

const ordered = ({ from, by }: Changing, letter: string): Term[] => {
  const list: Term[] = [
    [from, ''],
    [by, letter],
  ]
  return from < 0 && by > 0 ? list.reverse() : list
}

export const changing = (one: Changing, letter = 't'): string => terms(...ordered(one, letter))
export const changingSpoken = (one: Changing, letter = 't'): string => termsInWords(...ordered(one, letter))

export const partsOf = (start: Point, step: Point): readonly [Changing, Changing] => [
  { from: start[0], by: step[0] },
  { from: start[1], by: step[1] },
]

/** Markup of start + t step: (3 + 2t)i + (1 − t)j. */
export const movingIj = (start: Point, step: Point, letter = 't'): string => {
  const [x, y] = partsOf(start, step)
  return `(${changing(x, letter)})${i} + (${changing(y, letter)})${j}`
}

/** The same as one column. */
export const movingColumn = (start: Point, step: Point, letter = 't'): string => {
  const [x, y] = partsOf(start, step)
  return `vec(${changing(x, letter)}, ${changing(y, letter)})`
}

export const movingSpoken = (start: Point, step: Point, letter = 't'): string => {
  const [x, y] = partsOf(start, step)
  return `column vector ${changingSpoken(x, letter)}, and ${changingSpoken(y, letter)}`
}

const triples = [
  [3, 4],
  [5, 12],
  [8, 15],
  [7, 24],
  [20, 21],
] as const

/** A vector whose length is a whole number. */
export const wholeVector = (random: Random, kinds: number = triples.length): Point => {
  const [p, q] = random.pick(triples.slice(0, kinds))
  return random.chance(0.5) ? [p * random.sign(), q * random.sign()] : [q * random.sign(), p * random.sign()]
}

export const anyVector = (random: Random, most: number): Point => {
  return [random.integerExcept(-most, most, 0), random.integerExcept(-most, most, 0)]
}

interface Mover {
  readonly name: string
  readonly from: Point
  /** Where the arrow ends, or the path if `met`. */
  readonly to?: Point
}

/** Markup of a bare map with axes named after i and j or as `titles` says, ships or places on it, and arrows for how they move. */
export const mapOf = (
  movers: readonly Mover[],
  parts: readonly string[] = [],
  titles: readonly [x: string, y: string] = [i, j],
): string => {
  const all = [[0, 0] as const, ...movers.flatMap(({ from, to }) => (to ? [from, to] : [from]))]
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  let [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const air = Math.max(right - left, high - low) * 0.14
  ;[left, right, low, high] = [left - air, right + air, low - air, high + air]
  // Neither too flat nor taller than a phone shows at once.
  const short = (right - left) * 0.55 - (high - low)
  if (short > 0) [low, high] = [low - short / 2, high + short / 2]
  const narrow = (high - low) * 1.1 - (right - left)
  if (narrow > 0) [left, right] = [left - narrow / 2, right + narrow / 2]
  const axis = (from: number, to: number, title: string) =>
    `axis(${from.toFixed(2)}, ${to.toFixed(2)}, numbers: false, title: $${title}$)`
  const drawn = movers.flatMap(({ name, from, to }) => [
    ...(to ? [`edge(${pair(from)}, ${pair(to)}, tip: true, colour: addmaths)`] : []),
    `point(${pair(from)}, $${name}$, side: "${to ? sideOf(from, to) : sideAtRest(from, movers)}")`,
  ])
  const origin = movers.some(({ from }) => isZero(from))
    ? []
    : ['point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft)']
  return `#axes(${[axis(left, right, titles[0]), axis(low, high, titles[1]), 'grid: false', 'equal: true', ...origin, ...parts, ...drawn].join(', ')})`
}

/** For what does not move: left, and away from the paths of the others. */
const sideAtRest = ([, height]: Point, movers: readonly Mover[]): string => {
  const others = movers.flatMap(({ from, to }) => (to ? [(from[1] + to[1]) / 2] : []))
  return others.some((middle) => middle < height) ? 'above-left' : 'below-left'
}

/** On the far side of where it goes. */
const sideOf = (place: Point, ahead: Point): string => {
  const [x, y] = less(ahead, place)
  if (distance(place, ahead) === 0) return 'above-right'
  if (Math.abs(x) > Math.abs(y) * 1.5) return x > 0 ? 'left' : 'right'
  const upright = y > 0 ? 'below' : 'above'
  if (Math.abs(y) > Math.abs(x) * 1.5) return upright
  return `${upright}-${x > 0 ? 'left' : 'right'}`
}
