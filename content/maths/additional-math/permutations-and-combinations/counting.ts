// Factorials, permutations and combinations: their values, how they are printed, and how the templates count again by
// listing everything.

import { final, number } from '../../kit/final-answers.ts'
import type { FinalAnswer } from '../../template.ts'

export const product = (factors: readonly number[]): number => {
  return factors.reduce((made, factor) => made * factor, 1)
}

/** 7, 6, 5 is `down(7, 3)`. */
export const down = (from: number, count: number): number[] => {
  return Array.from({ length: count }, (_, k) => from - k)
}

/** 7, 6, 5 is `downTo(7, 5)`. */
export const downTo = (from: number, to: number): number[] => {
  return down(from, from - to + 1)
}

export const factorial = (n: number): number => {
  return product(down(n, n))
}

/** The number of permutations of r of n things. */
export const permutations = (n: number, r: number): number => {
  return product(down(n, r))
}

/** The number of combinations of r of n things; 0 if there are not so many. */
export const combinations = (n: number, r: number): number => {
  return r < 0 || r > n ? 0 : Math.round(permutations(n, r) / factorial(r))
}

/** Markup for a formula: the n and the r may be letters. */
export const nPr = (n: number | string, r: number | string): string => {
  return `attach("P", tl: ${n}, br: ${r})`
}

/** Markup of a whole number: 40 320 from five digits on, as Cambridge prints it, and never broken over two lines. */
export const whole = (value: number): string => {
  if (value < 10_000) return String(value)
  return `#box[${String(value).replace(/\B(?=(\d{3})+$)/g, ' ')}]`
}

/** Markup of an answer. */
export const answered = (value: number): string => {
  return `#result[${value < 10_000 ? value : String(value).replace(/\B(?=(\d{3})+$)/g, ' ')}]`
}

const counted = (part: string, value: number): FinalAnswer => final(part, number(value, { form: 'integer' }))

/** A number for each part: (a), (b), (c). */
export const inParts = (...values: readonly number[]): FinalAnswer[] =>
  values.map((value, n) => counted('abc'[n] ?? '', value))

/** The number that a question without parts asks for. */
export const asked = (value: number): FinalAnswer[] => [counted('', value)]

const listed = new Map<string, number[][]>()

/** Every arrangement of so many of the places 0 to n − 1. Kept, because 200 seeds ask for the same. */
const placings = (n: number, count: number): readonly (readonly number[])[] => {
  const key = `${n}/${count}`
  const known = listed.get(key)
  if (known) return known
  const made: number[][] =
    count === 0
      ? [[]]
      : placings(n, count - 1).flatMap((start) =>
          Array.from({ length: n }, (_, place) => place)
            .filter((place) => !start.includes(place))
            .map((place) => [...start, place]),
        )
  listed.set(key, made)
  return made
}

/** In how many arrangements of so many of the things the condition holds, found by trying them all. */
export const countArrangements = <Item>(
  items: readonly Item[],
  count: number,
  holds: (arranged: readonly Item[]) => boolean,
): number => {
  return placings(items.length, count).filter((places) => holds(places.map((place) => items[place] as Item)))
    .length
}

/** In how many selections of so many of the things the condition holds, found by trying every subset. */
export const countSelections = <Item>(
  items: readonly Item[],
  count: number,
  holds: (selected: readonly Item[]) => boolean,
): number => {
  let found = 0
  for (let bits = 0; bits < 2 ** items.length; bits += 1) {
    const selected = items.filter((_, n) => (bits >> n) & 1)
    if (selected.length === count && holds(selected)) found += 1
  }
  return found
}

/** Every row of kinds with so many of each: 'aab', 'aba', 'baa' of { a: 2, b: 1 }. */
const rowsOfKinds = (counts: Readonly<Record<string, number>>): string[] => {
  const left = Object.keys(counts).filter((kind) => (counts[kind] ?? 0) > 0)
  if (left.length === 0) return ['']
  return left.flatMap((kind) =>
    rowsOfKinds({ ...counts, [kind]: (counts[kind] ?? 0) - 1 }).map((rest) => kind + rest),
  )
}

/**
 * In how many arrangements of things of several kinds, all different, the kinds are in a row that fits: each fitting
 * row stands for all the orders of the things within their kinds.
 */
export const countByKinds = (counts: Readonly<Record<string, number>>, fitting: RegExp): number => {
  const orders = product(Object.values(counts).map(factorial))
  return rowsOfKinds(counts).filter((row) => fitting.test(row)).length * orders
}
