// How a rank is found without counting students (decision 38): besides the minutes, a board stores how many students have
// each minute value, and how many are in each bucket of 64, 64² and 64³ minutes. A rank is then a sum of at most a few
// hundred numbers, however many students there are, and a minute changes two of them, seldom more.

/** Bits of one level: 64 minutes make a bucket of level 1, 64 of those one of level 2. */
const bits = 6
export const levels = [0, 1, 2, 3] as const
export const topLevel = levels.length - 1

/** The bucket of a minute value on a level; on level 0 the value itself. */
export const bucketOf = (minutes: number, level: number): number => Math.floor(minutes / 2 ** (bits * level))

export interface Change {
  readonly level: number
  readonly bucket: number
  /** Students added to it; negative if they leave. */
  readonly students: number
}

/** The changes when one student goes from `before` (null: not on the board yet) to `after` minutes. */
export const changesFor = (before: number | null, after: number): readonly Change[] =>
  levels.flatMap((level) => {
    const to = bucketOf(after, level)
    const arrives = { level, bucket: to, students: 1 }
    if (before === null) return [arrives]
    const from = bucketOf(before, level)
    return from === to ? [] : [{ level, bucket: from, students: -1 }, arrives]
  })

/**
 * The changes when many students go from `before` (null: not on the board yet) to `after` minutes: each bucket at most once,
 * in the order of levels and buckets.
 */
export const changesOfAll = (
  moves: readonly (readonly [before: number | null, after: number])[],
): readonly Change[] => {
  // Level and bucket in one number as the key: a string would have to be built for every student.
  const sums = new Map<number, number>()
  for (const [before, after] of moves) {
    for (const { level, bucket, students } of changesFor(before, after)) {
      const key = bucket * levels.length + level
      sums.set(key, (sums.get(key) ?? 0) + students)
    }
  }
  return [...sums]
    .filter(([, students]) => students !== 0)
    .map(([key, students]) => {
      const level = key % levels.length
      return { level, bucket: (key - level) / levels.length, students }
    })
    .toSorted((a, b) => a.level - b.level || a.bucket - b.bucket)
}

export interface Range {
  readonly level: number
  /** Buckets above this one … */
  readonly above: number
  /** … up to and including this one. */
  readonly upTo: number
}

/** The ranges that together cover every minute value above `minutes` once. A rank is 1 + the students in them. */
export const rangesAbove = (minutes: number): readonly Range[] =>
  levels.map((level) => {
    const above = bucketOf(minutes, level)
    const lastOfParent = (bucketOf(minutes, level + 1) + 1) * 2 ** bits - 1
    return { level, above, upTo: level === topLevel ? Number.MAX_SAFE_INTEGER : lastOfParent }
  })

/** The buckets of the level below that make up this one. */
export const childrenOf = (bucket: number): { readonly first: number; readonly last: number } => ({
  first: bucket * 2 ** bits,
  last: (bucket + 1) * 2 ** bits - 1,
})
