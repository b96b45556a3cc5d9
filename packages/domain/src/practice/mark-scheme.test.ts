import { describe, expect, test } from 'vitest'
import { readScheme, ticksOf } from './mark-scheme.ts'

describe('the marks to tick', () => {
  test('the marks to tick have the names of the scheme, in its order, under their parts', () => {
    const one = { place: 1, worth: 1 }
    expect(ticksOf(readScheme('a: B1 | b: M1 A1'))).toEqual([
      { part: 'a', ticks: [{ number: 1, mark: 'B1', ...one }] },
      {
        part: 'b',
        ticks: [
          { number: 2, mark: 'M1', ...one },
          { number: 3, mark: 'A1', ...one },
        ],
      },
    ])
  })

  test('a mark worth two is two marks to tick', () => {
    expect(ticksOf(readScheme('B2 A1'))).toEqual([
      {
        part: '',
        ticks: [
          { number: 1, mark: 'B2', place: 1, worth: 2 },
          { number: 2, mark: 'B2', place: 2, worth: 2 },
          { number: 3, mark: 'A1', place: 1, worth: 1 },
        ],
      },
    ])
  })
})
