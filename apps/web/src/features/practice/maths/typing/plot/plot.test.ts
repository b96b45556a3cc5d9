import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import type { Plane, Point } from '@toron/domain/typed-answers/plane.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layoutOf, linesOf, numbersOf, width } from './layout.ts'
import { messages } from './messages.ts'
import {
  freePlace,
  inOrder,
  isOn,
  isPlot,
  linesThrough,
  mostPoints,
  nearest,
  placedBefore,
  pointsOf,
  stepped,
  textOf,
  withPoint,
} from './placing.ts'

const axis = (from: number, to: number, step = 1, minor = 1) => ({ from, to, step, minor, title: 'x' })
const square: Plane = { x: axis(-6, 6, 2, 2), y: axis(-6, 6, 2, 2), isEqual: true }
const paper: Plane = { x: axis(0, 1, 0.2, 2), y: axis(0, 200, 40, 4) }
const field = (kind: 'points' | 'lines', plane: Plane, count: number) =>
  ({ part: '', kind, plane, count }) as const

describe('the plane on the screen', () => {
  test.each([square, paper])('is within the drawing, and each place is one point', (plane) => {
    const { place, pointAt, height, across, down } = layoutOf(plane)
    expect(across.from).toBeGreaterThanOrEqual(0)
    expect(across.to).toBeLessThanOrEqual(width)
    expect(down.to).toBeLessThanOrEqual(height)
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, (u, v) => {
        const { x, y } = plane
        const point: Point = [x.from + u * (x.to - x.from), y.from + v * (y.to - y.from)]
        const [left, top] = place(point)
        expect(left >= across.from - 1e-6 && left <= across.to + 1e-6).toBe(true)
        expect(top >= down.from - 1e-6 && top <= down.to + 1e-6).toBe(true)
        const [backX, backY] = pointAt([left, top])
        expect(backX).toBeCloseTo(point[0], 6)
        expect(backY).toBeCloseTo(point[1], 6)
      }),
    )
  })

  test('has square squares where both axes have one unit', () => {
    const { place } = layoutOf(square)
    const [[left, top], [right, up]] = [place([0, 0]), place([1, 1])]
    expect(right - left).toBeCloseTo(top - up, 6)
  })

  test('has its numbers without the noise of sums, and a line for each small square', () => {
    expect(numbersOf(paper.x).map(({ text }) => text)).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1'])
    expect(numbersOf(square.x).map(({ text }) => text)).toEqual(['−6', '−4', '−2', '0', '2', '4', '6'])
    expect(linesOf(paper.x).fine).toHaveLength(11)
    expect(linesOf(axis(0, 4)).fine).toEqual([])
  })
})

describe('placing points', () => {
  test('a text comes back as its points; what has none is empty', () => {
    expect(pointsOf(textOf([[-1, 2.5]]))).toEqual([[-1, 2.5]])
    expect(pointsOf('')).toEqual([])
    expect(pointsOf('1, 2')).toEqual([])
  })

  test('a step is half a small square, a far one a whole step, and neither leaves the plane', () => {
    expect(stepped(paper, [0.2, 40], [1, 1], false)).toEqual([0.25, 45])
    expect(stepped(paper, [0.2, 40], [0, -1], true)).toEqual([0.2, 0])
    expect(stepped(paper, [1, 200], [1, 1], true)).toEqual([1, 200])
  })

  test('a point that a key places stands on no other', () => {
    const placed: Point[] = []
    for (let n = 0; n < 4; n += 1) placed.push(freePlace(square, placed))
    expect(new Set(placed.map(String)).size).toBe(4)
    expect(placed[0]).toEqual([0, 0])
  })

  test('a line has two points; one alone is none yet', () => {
    const points: readonly Point[] = [
      [0, 1],
      [2, 3],
      [4, 5],
    ]
    expect(linesThrough(points)).toEqual([[points[0], points[1]]])
    expect(mostPoints(field('lines', square, 3))).toBe(6)
    expect(mostPoints(field('points', square, 3))).toBe(3)
    expect(inOrder(points.toReversed(), 'left-to-right')).toEqual(points)
    expect(withPoint(points, 1, [9, 9])[1]).toEqual([9, 9])
  })

  test('a finger takes hold of the nearest point within reach', () => {
    const places: readonly Point[] = [
      [10, 10],
      [30, 10],
    ]
    expect(nearest(places, [22, 10], 22)).toBe(1)
    expect(nearest(places, [100, 10], 22)).toBe(-1)
    expect(nearest([], [0, 0], 22)).toBe(-1)
  })

  test('a tap on the next crossing is not on the point beside it, though a finger could drag that from there', () => {
    const plane: Plane = { x: axis(-7, 7), y: axis(-7, 7), isEqual: true }
    const layout = layoutOf(plane)
    const [left, top] = layout.place([-1, -7])
    const [next] = layout.place([-2, -7])
    expect(left - next).toBeLessThan(22)
    const taps: readonly (readonly [number, boolean])[] = [
      [0, true],
      [-7, true],
      [next - left, false],
      [next - left + 7, false],
      [next - left - 7, false],
    ]
    for (const [by, expected] of taps)
      expect(isOn(layout, plane, [-1, -7], [left + by, top], 8)).toBe(expected)
    // Squares of five pixels: no finger means the next one.
    const fine: Plane = { x: axis(0, 6, 1, 10), y: axis(0, 6, 1, 10) }
    const [x, y] = layoutOf(fine).place([3, 3])
    expect(isOn(layoutOf(fine), fine, [3, 3], [x + 6, y], 8)).toBe(true)
    expect(isOn(layoutOf(fine), fine, [3, 3], [x + 9, y], 8)).toBe(false)
  })

  test('what was placed on the same axes before is seen again, and nothing else', () => {
    const fields: readonly AnswerField[] = [
      field('points', square, 2),
      field('points', paper, 2),
      { part: 'b', kind: 'number' },
      field('lines', { ...square, given: [] }, 1),
    ]
    const texts = [['(1, 2)'], ['(0.5, 20)'], ['7'], ['']]
    expect(placedBefore(fields, texts, 3)).toEqual([{ field: fields[0], points: [[1, 2]] }])
    expect(placedBefore(fields, texts, 0)).toEqual([])
    expect(fields.map(isPlot)).toEqual([true, true, false, true])
  })

  test('points are spoken with the names of the axes', () => {
    const axes = { x: { ...axis(0, 10), title: 'Time (s)' }, y: axis(-5, 5) }
    expect(messages.at(messages.point(1, 0), axes, [2, -3.5])).toBe('Point 2 at Time (s) 2, x minus 3.5')
    expect(messages.point(3, 2)).toBe('Line 2, end 2')
    expect(messages.point(0, 1)).toBe('End 1')
    expect(messages.placed(3, 1, true)).toBe('1 of 1 line')
    expect(messages.placed(1, 4, false)).toBe('1 of 4 points')
  })
})
