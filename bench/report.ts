// What a part of the bench measured: tables by their titles, and the missed aims, in words.
export type Row = Readonly<Record<string, string | number>>

export interface Report {
  readonly tables: Readonly<Record<string, readonly Row[]>>
  readonly missed: readonly string[]
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 50)

/** @param percent 0 to 100 */
export const percentile = (numbers: readonly number[], percent: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

/** `12 × 429, 1 × no answer`; empty when nothing failed. */
export const inWords = (failed: Readonly<Record<string, number>>): string =>
  Object.entries(failed)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ')

export const rounded = (number: number, digits: number): number => Number(number.toFixed(digits))

/** Resident memory as a cell. */
export const inMega = (bytes: number): Row => ({ 'resident MB': rounded(bytes / 1e6, 0) })
