import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bucketOf,
  changesFor,
  changesOfAll,
  childrenOf,
  levels,
  rangesAbove,
  topLevel,
} from './rank-counts.ts'

/** Counts as the database stores them. */
const countsOf = (students: readonly number[]) => {
  const counts = new Map<string, number>()
  const apply = (before: number | null, after: number) => {
    for (const { level, bucket, students: more } of changesFor(before, after)) {
      const key = `${level} ${bucket}`
      counts.set(key, (counts.get(key) ?? 0) + more)
    }
  }
  for (const minutes of students) {
    // Every student arrives with one minute and is raised to theirs in two leaps.
    apply(null, 1)
    const halfway = 1 + Math.floor((minutes - 1) / 2)
    apply(1, halfway)
    apply(halfway, minutes)
  }
  return counts
}

const minutes = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 3_000_000 }))

describe('the counts beside the minutes', () => {
  test('the rank from the counts is the rank from counting the students', () => {
    fc.assert(
      fc.property(fc.array(minutes, { minLength: 1, maxLength: 60 }), (students) => {
        const counts = [...countsOf(students)].map(([key, number]) => {
          const [level, bucket] = key.split(' ').map(Number)
          return { level, bucket: bucket ?? 0, number }
        })
        for (const own of students) {
          const above = rangesAbove(own).flatMap(({ level, above: low, upTo }) =>
            counts.filter((count) => count.level === level && count.bucket > low && count.bucket <= upTo),
          )
          const rank = 1 + above.reduce((sum, { number }) => sum + number, 0)
          expect(rank).toBe(1 + students.filter((other) => other > own).length)
        }
      }),
    )
  })

  test('nobody has too many minutes to be counted above others', () => {
    expect(topLevel).toBe(3)
    fc.assert(
      fc.property(minutes, (own) => {
        expect(rangesAbove(own).at(-1)).toMatchObject({ level: 3, upTo: Number.MAX_SAFE_INTEGER })
      }),
    )
  })

  test('the counts never fall below zero, and have every student once on each level', () => {
    fc.assert(
      fc.property(fc.array(minutes, { maxLength: 60 }), (students) => {
        const counts = countsOf(students)
        expect(Math.min(0, ...counts.values())).toBe(0)
        for (const level of levels) {
          const onLevel = [...counts].filter(([key]) => key.startsWith(`${level} `))
          expect(onLevel.reduce((sum, [, number]) => sum + number, 0)).toBe(students.length)
        }
      }),
    )
  })

  test('moving many students at once changes the counts as moving them one by one, each bucket once and in order', () => {
    const move = fc
      .tuple(fc.option(minutes), minutes)
      .map(([from, more]) => [from, (from ?? 0) + more] as const)
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const oneByOne = new Map<string, number>()
        for (const { level, bucket, students } of moves.flatMap(([from, to]) => changesFor(from, to))) {
          const key = `${level} ${bucket}`
          oneByOne.set(key, (oneByOne.get(key) ?? 0) + students)
        }
        const together = changesOfAll(moves)
        const keys = together.map(({ level, bucket }) => level * 1e9 + bucket)
        expect(keys).toEqual([...new Set(keys)].toSorted((a, b) => a - b))
        expect(
          new Map(together.map(({ level, bucket, students }) => [`${level} ${bucket}`, students])),
        ).toEqual(new Map([...oneByOne].filter(([, students]) => students !== 0)))
      }),
    )
  })

  test('most minutes change two counts', () => {
    expect(changesFor(70, 71)).toEqual([
      { level: 0, bucket: 70, students: -1 },
      { level: 0, bucket: 71, students: 1 },
    ])
  })

  test('the children of a bucket are exactly the buckets within it', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: topLevel }), (value, level) => {
        const { first, last } = childrenOf(bucketOf(value, level))
        const child = bucketOf(value, level - 1)
        expect(first <= child && child <= last).toBe(true)
        const parents = [first - 1, first, last, last + 1].map((each) => bucketOf(each, 1))
        const parent = bucketOf(value, level)
        expect(parents).toEqual([parent - 1, parent, parent, parent + 1])
      }),
    )
  })
})
