import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { offlineSizes, subjectsIn, tooLarge } from './offline-sizes.ts'

const dist = join(import.meta.dirname, '../dist')

describe('what is kept for offline', () => {
  test('a subject of science takes at most 1.6 MB, and a topic of maths 1.2', () => {
    const subjects = subjectsIn(dist)
    const sizes = offlineSizes(dist)
    expect(Object.keys(sizes.topics).length).toBeGreaterThan(50)
    expect(tooLarge(sizes, subjects)).toEqual([])
  })

  test('what is larger is named', () => {
    const subjects = [
      { name: 'Physics', kind: 'science', topics: [{ key: 'motion' }, { key: 'waves' }] },
      { name: 'General Mathematics', kind: 'maths', topics: [{ key: 'number' }, { key: 'algebra' }] },
    ]
    const topics = { motion: 800_000, waves: 800_001, number: 1_200_000, algebra: 1_200_001 }
    expect(tooLarge({ topics, books: {} }, subjects)).toEqual(['Physics', 'algebra'])
  })
})
