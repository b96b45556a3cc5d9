// How a rank is known without counting students (decision 19): beside the minutes, a board keeps how many students
// stand at each minute value, and how many in each bucket of 64, 64² and 64³ minutes. A rank is then a sum of at most
// a few hundred numbers, however many students there are, and a minute changes two of them, seldom more.

/** Bits of one level: 64 minutes make a bucket of level 1, 64 of those one of level 2. */
const bits = 6
export const levels = [0, 1, 2, 3] as const
export const topLevel = levels.length - 1

/** The bucket of a minute value on a level; on level 0 the value itself. */
export const bucketOf = (minutes: number, level: number): number => Math.floor(minutes / 2 ** (bits * level))

export interface Change {
  readonly level: number
  readonly bucket: number
  /** Students more (or fewer) in it. */
  readonly students: number
}

/** What moves when one student goes from `before` (null: not on the board yet) to `after` minutes. */
export const changesFor = (before: number | null, after: number): readonly Change[] =>
  levels.flatMap((level) => {
    const to = bucketOf(after, level)
    const arrives = { level, bucket: to, students: 1 }
    if (before === null) return [arrives]
    const from = bucketOf(before, level)
    return from === to ? [] : [{ level, bucket: from, students: -1 }, arrives]
  })

/**
 * What moves when many go from `before` (null: not on the board yet) to `after` minutes: each bucket at most once, in the
 * order of levels and buckets.
 */
export const changesOfAll = (
  moves: readonly (readonly [before: number | null, after: number])[],
): readonly Change[] => {
  // By level and bucket in one number: a text would have to be made and looked up for every student.
  const sums = new Map<number, number>()
  for (const [before, after] of moves) {
    for (const { level, bucket, students } of changesFor(before, after)) {
      const place = bucket * levels.length + level
      sums.set(place, (sums.get(place) ?? 0) + students)
    }
  }
  return [...sums]
    .filter(([, students]) => students !== 0)
    .map(([place, students]) => {
      const level = place % levels.length
      return { level, bucket: (place - level) / levels.length, students }
    })
    .toSorted((a, b) => a.level - b.level || a.bucket - b.bucket)
}

export interface Range {
  readonly level: number
  /** Buckets above this one … */
  readonly above: number
  /** … up to and with this one. */
  readonly upTo: number
}

/** Together these hold every minute value above `minutes`, each once. A rank is 1 + the students in them. */
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
