import { describe, expect, test } from 'vitest'
import type { Letter } from '../practice/public-question.ts'
import {
  type Change,
  countedSince,
  keyAt,
  type Versioned,
  versionOf,
  versionProblems,
  wronglyKeyedVersions,
} from './versions.ts'

const change = (version: number, more: Partial<Change> = {}): Change => ({
  version,
  on: `2026-12-0${version}`,
  what: 'Something was put right.',
  meaning: false,
  ...more,
})
const keyed = (version: number, formerKey: Letter) => change(version, { meaning: true, formerKey })
const rewritten = (version: number) => change(version, { meaning: true })
const question = (...changes: readonly Change[]): Versioned =>
  changes.length === 0 ? { correctAnswer: 'A' } : { correctAnswer: 'A', version: changes.length + 1, changes }

describe('a version', () => {
  test('is 1 until a change is written down, and its figures are those of all versions that mean the same', () => {
    expect([versionOf(question()), countedSince(question())]).toEqual([1, 1])
    expect(countedSince(question(change(2)))).toBe(1)
    expect(countedSince(question(rewritten(2), change(3)))).toBe(2)
  })

  test('was marked by the key that the next change of the key took away', () => {
    const twice = question(keyed(2, 'C'), change(3), keyed(4, 'B'))
    expect([1, 2, 3, 4].map((version) => keyAt(twice, version))).toEqual(['C', 'B', 'B', 'A'])
  })

  test('was wrongly keyed where only the key changed since, and by another key than the current one', () => {
    expect(wronglyKeyedVersions(question())).toEqual([])
    expect(wronglyKeyedVersions(question(change(2)))).toEqual([])
    expect(wronglyKeyedVersions(question(keyed(2, 'B')))).toEqual([1])
    expect(wronglyKeyedVersions(question(change(2), keyed(3, 'B'), change(4)))).toEqual([1, 2])
    // There and back: only those in between were marked by another key.
    expect(wronglyKeyedVersions(question(keyed(2, 'A'), keyed(3, 'B')))).toEqual([2])
    // With other options an old answer says nothing.
    expect(wronglyKeyedVersions(question(keyed(2, 'B'), rewritten(3)))).toEqual([])
    expect(wronglyKeyedVersions(question(rewritten(2), keyed(3, 'B')))).toEqual([2])
  })

  test.each([
    [{ correctAnswer: 'A', version: 2 }, 'changes must have one entry for each version from 2 to 2.'],
    [
      { correctAnswer: 'A', changes: [change(2)] },
      'changes must have one entry for each version from 2 to 1.',
    ],
    [question(change(3)), 'changes.0.version must be 2.'],
    [question(change(2, { on: '2026-12-09' }), change(3)), 'changes.1.on is before the change above it.'],
    [question(change(2, { formerKey: 'B' })), 'changes.0.meaning must be true: the key changed.'],
    [question(keyed(2, 'A')), 'changes.0.formerKey is the key after it, too: no key changed.'],
  ] as const)('that is not written down as it must be is refused: %o', (versioned, problem) => {
    expect(versionProblems(versioned)).toContain(problem)
  })

  test('that is written down as it must be passes', () => {
    expect(versionProblems(question())).toEqual([])
    expect(versionProblems(question(change(2), keyed(3, 'B'), rewritten(4)))).toEqual([])
    expect(versionProblems(question(change(2), change(3, { on: '2026-12-02' })))).toEqual([])
  })
})
