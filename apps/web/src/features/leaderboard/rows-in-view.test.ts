import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offsetOf, rowHeight, rowsInView } from './rows-in-view.ts'

const viewport = 800

describe('the rows drawn of a long list', () => {
  test('few rows are rendered, whatever the length of the list and the scroll position', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, at) => {
          const { height } = rowsInView(0, viewport, count)
          const { first, end } = rowsInView(at * Math.max(height - viewport, 0), viewport, count)
          expect(end - first).toBeLessThanOrEqual(35)
          expect(first).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(count)
        },
      ),
    )
  })

  test('no rows are visible while the list is far below the viewport', () => {
    expect(rowsInView(-2000, viewport, 100)).toMatchObject({ firstSeen: 0, endSeen: 0 })
  })

  test('the last row is the last one visible at the end of the list', () => {
    for (const count of [20, 100_000, 1_000_000]) {
      const { height } = rowsInView(0, viewport, count)
      const { endSeen, origin } = rowsInView(height - viewport, viewport, count)
      expect(endSeen).toBe(count)
      expect(origin + count * rowHeight).toBeCloseTo(height, 3)
    }
  })

  test('the list has its natural height up to what browsers can lay out', () => {
    expect(rowsInView(0, viewport, 100_000).height).toBe(100_000 * rowHeight)
    expect(rowsInView(0, viewport, 1_000_000).height).toBeLessThan(16_000_000)
  })

  test('a row that is scrolled to is in view', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 1_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, at) => {
          const row = Math.floor(at * (count - 1))
          const offset = offsetOf(row, viewport, count)
          const { firstSeen, endSeen } = rowsInView(offset, viewport, count)
          expect(row).toBeGreaterThanOrEqual(firstSeen)
          expect(row).toBeLessThan(endSeen)
        },
      ),
    )
  })
})
