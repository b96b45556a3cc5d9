import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fittedWidth, largestZoom, stepZoom, swipeOf, withinZoom, zoomOfKey } from './zoom.ts'

describe('zooming', () => {
  test('a zoom step continues from any zoom, and stops at both ends', () => {
    expect([stepZoom(1, 1), stepZoom(1.7, 1), stepZoom(1.7, -1), stepZoom(4, 1), stepZoom(1, -1)]).toEqual([
      1.25, 2, 1.5, 4, 1,
    ])
  })

  test('every zoom is clamped between the whole sheet and the largest', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (zoom) => {
        expect(withinZoom(zoom) >= 1 && withinZoom(zoom) <= largestZoom).toBe(true)
      }),
    )
  })

  test('+ and = zoom in, − zooms out, 0 shows the whole, and no other key zooms', () => {
    expect(['+', '=', '-', '0', 'a', 'Enter'].map((key) => zoomOfKey(key, 2))).toEqual([
      2.5,
      2.5,
      1.5,
      1,
      null,
      null,
    ])
  })
})

describe('the size at zoom 1', () => {
  test('at zoom 1 a sheet fits whole on a wide screen', () => {
    expect(fittedWidth({ width: 1280, height: 732 }, 1.4)).toBe(500)
    expect(fittedWidth({ width: 832, height: 2000 }, 1.4)).toBe(800)
  })

  test('at zoom 1 a sheet is as wide as a phone, in either orientation', () => {
    expect(fittedWidth({ width: 360, height: 600 }, 1.4)).toBe(360)
    expect(fittedWidth({ width: 800, height: 300 }, 1.4)).toBe(800)
  })
})

test('a quick sideways swipe turns; a slow, short or diagonal one does not', () => {
  expect([swipeOf(-80, 10, 200), swipeOf(80, -10, 200)]).toEqual([1, -1])
  expect([swipeOf(-80, 10, 900), swipeOf(-20, 0, 100), swipeOf(-80, 70, 200)]).toEqual([0, 0, 0])
})
