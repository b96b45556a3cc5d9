import { describe, expect, test } from 'vitest'
import { afterPage, answersOf, errorOf } from './calibration.ts'

const none = { answers: 0, right: 0, expected: 0 }
const page = (at: number, bin: typeof none, next: string | null = null) => ({
  students: 1,
  bins: Array.from({ length: 10 }, (_, index) => (index === at ? bin : none)),
  next,
})

describe('the calibration of memory', () => {
  test('pages of students add up, bin by bin', () => {
    const first = afterPage(null, page(7, { answers: 10, right: 8, expected: 7.5 }, 'a'))
    const both = afterPage(first, page(7, { answers: 30, right: 20, expected: 22.5 }))
    expect(both.bins[7]).toEqual({ answers: 40, right: 28, expected: 30 })
    expect(both.students).toBe(2)
    expect(both.next).toBeNull()
    expect(answersOf(both)).toBe(40)
  })

  test('the error is the mean distance of expected and real shares, each bin weighing its answers', () => {
    const low = afterPage(null, page(2, { answers: 10, right: 5, expected: 2.5 }))
    const both = afterPage(low, page(9, { answers: 30, right: 27, expected: 28.5 }))
    expect(errorOf(both)).toBeCloseTo((2.5 + 1.5) / 40)
  })

  test('there is no error where nothing was answered', () => {
    expect(errorOf(afterPage(null, page(0, none)))).toBeNull()
  })
})
