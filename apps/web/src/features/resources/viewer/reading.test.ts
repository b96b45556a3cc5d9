import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestZoom } from '../../../ui/zoom/zoom.ts'
import {
  failureOf,
  type KeyPress,
  type Move,
  moveOfKey,
  readingAfter,
  readPlace,
  sharpness,
  writePlace,
} from './reading.ts'

const aMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('turn' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ type: fc.constant('go' as const), page: fc.double() }),
  fc.record({ type: fc.constant('zoom' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ type: fc.constant('zoomTo' as const), zoom: fc.double({ noNaN: true }) }),
)

describe('moving about in a file', () => {
  test('whatever the moves, the page is one of the file and the zoom is between fitted and largest', () => {
    fc.assert(
      fc.property(fc.array(aMove), fc.integer({ min: 1, max: 200 }), (moves, pages) => {
        const { page, zoom } = moves.reduce((reading, move) => readingAfter(reading, move, pages), {
          page: 1,
          zoom: 1,
        })
        expect(Number.isInteger(page) && page >= 1 && page <= pages).toBe(true)
        expect(zoom >= 1 && zoom <= largestZoom).toBe(true)
      }),
    )
  })

  test('turning the page keeps the zoom', () => {
    expect(readingAfter({ page: 3, zoom: 2 }, { type: 'turn', by: 1 }, 9)).toEqual({ page: 4, zoom: 2 })
  })
})

test('a page is rendered at the resolution of the screen, as far as memory allows', () => {
  expect(sharpness({ width: 360, height: 504 }, 3)).toBe(3)
  const large = { width: 1440, height: 2016 }
  expect(large.width * large.height * sharpness(large, 3) ** 2).toBeLessThanOrEqual(12_000_001)
})

describe('keys', () => {
  const press = (key: string, more: Partial<KeyPress> = {}) =>
    moveOfKey({ key, modified: false, singleKeys: true, isWider: false, ...more })

  test.each([
    ['ArrowRight', { type: 'turn', by: 1 }],
    ['ArrowLeft', { type: 'turn', by: -1 }],
    ['PageDown', { type: 'turn', by: 1 }],
    ['PageUp', { type: 'turn', by: -1 }],
    ['+', { type: 'zoom', by: 1 }],
    ['-', { type: 'zoom', by: -1 }],
    ['0', { type: 'zoomTo', zoom: 1 }],
  ])('the key %s moves in a file', (key, move) => {
    expect(press(key)).toEqual(move)
  })

  test('the sideways arrows scroll a page that is wider than the screen', () => {
    expect(press('ArrowRight', { isWider: true })).toBeNull()
    expect(press('PageDown', { isWider: true })).not.toBeNull()
  })

  test('the browser’s keys are left alone, and so are single keys when they are switched off', () => {
    expect(press('0', { modified: true })).toBeNull()
    expect(press('+', { singleKeys: false })).toBeNull()
    expect(press('ArrowRight', { singleKeys: false })).not.toBeNull()
  })
})

test('the page at which a file was left is read back, and nonsense is page 1', () => {
  const pages = ['7', '7+', null, '', '0', '-2', '1.5', 'x', '+'].map((stored) => readPlace(stored).page)
  expect(pages).toEqual([7, 7, 1, 1, 1, 1, 1, 1, 1])
  for (const place of [
    { page: 34, isUnsent: true },
    { page: 1, isUnsent: false },
  ]) {
    expect(readPlace(writePlace(place))).toEqual(place)
  }
})

test('a file that does not load says why', () => {
  expect([401, 403, 404, 429, 503, 500].map((status) => failureOf({ status }))).toEqual([
    'signed-out',
    'locked',
    'gone',
    'busy',
    'busy',
    'unreachable',
  ])
  expect(failureOf(new TypeError('Failed to fetch'))).toBe('unreachable')
})
