// Sums, averages and spread of lists, as the templates calculate them and as a table of frequencies stands for a list.

export const sum = (values: readonly number[]): number => {
  return values.reduce((total, value) => total + value, 0)
}

/** Σ of value times frequency. */
export const weighted = (values: readonly number[], frequencies: readonly number[]): number => {
  return sum(values.map((value, n) => value * (frequencies[n] ?? 0)))
}

export const ordered = (values: readonly number[]): number[] => {
  return [...values].sort((a, b) => a - b)
}

/** The middle value, or the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const list = ordered(values)
  const half = list.length / 2
  return ((list[Math.ceil(half) - 1] ?? 0) + (list[Math.floor(half)] ?? 0)) / 2
}

/** Every value as often as its frequency says. */
export const spelledOut = (values: readonly number[], frequencies: readonly number[]): number[] => {
  return values.flatMap((value, n) => Array<number>(frequencies[n] ?? 0).fill(value))
}

/** 3, 8, 11 of [3, 5, 3]. */
export const running = (frequencies: readonly number[]): number[] => {
  return frequencies.map((_, n) => sum(frequencies.slice(0, n + 1)))
}

/** Whether a value occurs more often than any other. */
export const hasOneMode = (values: readonly number[]): boolean => {
  const times = [...new Set(values)].map((value) => values.filter((other) => other === value).length)
  return times.filter((count) => count === Math.max(...times)).length === 1
}

export const mode = (values: readonly number[]): number => {
  const times = (value: number) => values.filter((other) => other === value).length
  return values.reduce((best, value) => (times(value) > times(best) ? value : best), values[0] ?? 0)
}

/** Whether the frequencies rise to one height and then fall, as those of real data mostly do. */
export const hasOnePeak = (frequencies: readonly number[]): boolean => {
  const peak = frequencies.indexOf(Math.max(...frequencies))
  return frequencies.every((count, n) => {
    const towardsPeak = frequencies[n < peak ? n + 1 : n - 1]
    return n === peak || towardsPeak === undefined || towardsPeak >= count
  })
}
