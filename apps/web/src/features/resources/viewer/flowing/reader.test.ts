import { expect, test } from 'vitest'
import { papers, readReader, sizeAfter, textSizes, writeReader } from './reader.ts'

test('how books flow is read as it was written, and nonsense as what is usual', () => {
  for (const size of textSizes) {
    for (const paper of papers) {
      const reader = { flows: true, size, paper }
      expect(readReader(writeReader(reader))).toEqual(reader)
    }
  }
  for (const nonsense of [null, '', 'flows 18 pink', '<script>', 'pages']) {
    expect(readReader(nonsense)).toMatchObject({ size: 17, paper: 'app' })
  }
})

test('the text grows and shrinks step by step, and stops at either end', () => {
  expect(sizeAfter(17, 1)).toBe(19)
  expect(sizeAfter(17, -1)).toBe(15)
  expect(sizeAfter(15, -1)).toBe(15)
  expect(sizeAfter(30, 1)).toBe(30)
})
