// Chance that is the same every time: a seed gives one row of numbers, on every machine.

/** Numbers in [0, 1). */
export type Random = () => number

/** mulberry32: 32 bits of state, which is plenty for a student of sixty days. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Normally distributed, by Box and Muller. */
export const normal = (random: Random, mean: number, deviation: number): number =>
  mean + deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

export const between = (random: Random, least: number, most: number): number =>
  least + (most - least) * random()

export const pickIndex = (random: Random, length: number): number => Math.floor(random() * length)
