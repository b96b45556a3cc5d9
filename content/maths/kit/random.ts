// Seeded randomness: the same seed gives the same numbers on every machine, because it uses 32-bit integer arithmetic only
// (the generator is sfc32, PractRand's small fast counter; the seed is spread by FNV-1a).

export interface Random {
  /** A whole number from `least` to `most`, both included. With `step`, one of least, least + step, … */
  integer(least: number, most: number, step?: number): number
  /** A whole number from `least` to `most` that is none of `excluded`. */
  integerExcept(least: number, most: number, ...excluded: readonly number[]): number
  /** A number with that many decimal places, from `least` to `most`: decimal(3, 9, 1) may be 4.7. */
  decimal(least: number, most: number, places: number): number
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items, in random order. */
  distinct<Item>(items: readonly Item[], count: number): Item[]
  shuffle<Item>(items: readonly Item[]): Item[]
  /** 1 or −1. */
  sign(): 1 | -1
  chance(probability: number): boolean
  /** Draws until the condition holds. @throws Error after 10,000 tries: the condition is too narrow. */
  until<Value>(draw: () => Value, holds: (value: Value) => boolean): Value
}

const spread = (text: string, start: number): number => {
  let hash = start
  for (let n = 0; n < text.length; n += 1) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  return hash >>> 0
}

/** Numbers from 0 up to but not including 1. */
const sfc32 = (seed: string): (() => number) => {
  let a = spread(seed, 0x811c9dc5)
  let b = spread(seed, a ^ 0x9e3779b9)
  let c = spread(seed, b ^ 0x85ebca6b)
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let n = 0; n < 15; n += 1) next()
  return next
}

/** Returns the generator for a seed. */
export const randomFrom = (seed: string): Random => {
  const next = sfc32(seed)
  const random: Random = {
    integer: (least, most, step = 1) =>
      least + step * Math.floor(next() * (Math.floor((most - least) / step) + 1)),
    integerExcept: (least, most, ...excluded) =>
      random.until(
        () => random.integer(least, most),
        (number) => !excluded.includes(number),
      ),
    // Division by a power of ten is rounded correctly everywhere; multiplication by 0.1 would leave 4.300000000000001.
    decimal: (least, most, places) =>
      random.integer(Math.ceil(least * 10 ** places), Math.floor(most * 10 ** places)) / 10 ** places,
    pick(items) {
      const [item] = items.slice(Math.floor(next() * items.length))
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
    },
    distinct(items, count) {
      if (items.length < count) throw new Error(`${items.length} items do not hold ${count} different ones`)
      return random.shuffle(items).slice(0, count)
    },
    shuffle(items) {
      return items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item)
    },
    sign: () => (next() < 0.5 ? 1 : -1),
    chance: (probability) => next() < probability,
    until(draw, holds) {
      for (let tries = 0; tries < 10_000; tries += 1) {
        const value = draw()
        if (holds(value)) return value
      }
      throw new Error('10,000 draws gave no value that holds; widen the condition')
    },
  }
  return random
}
