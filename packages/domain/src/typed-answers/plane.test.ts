import { describe, expect, test } from 'vitest'
import { type Axis, clipped, type Point, pointsIn, snapped, textOfPoints } from './plane.ts'

describe('the text of points', () => {
  test('has a bracket for each and a space between them', () => {
    expect(
      textOfPoints([
        [1, 2],
        [3, -4.5],
      ]),
    ).toBe('(1, 2) (3, -4.5)')
    expect(textOfPoints([])).toBe('')
  })

  test('is read up to 24 points', () => {
    expect(pointsIn('(0, 1) '.repeat(24))).toHaveLength(24)
    expect(pointsIn('(0, 1) '.repeat(25))).toBeNull()
  })
})

test('a point beside zero snaps to zero, which has no sign', () => {
  const axis: Axis = { from: -5, to: 5, step: 1, minor: 1, title: 'x' }
  expect(snapped(axis, -0.1)).toBe(0)
  expect(snapped(axis, -0.3)).toBe(-0.5)
})

describe('of a plane from 0 to 10 and from 0 to 5', () => {
  const plane = { x: { from: 0, to: 10 }, y: { from: 0, to: 5 } }

  test.each<[what: string, one: Point, other: Point, part: readonly Point[] | null]>([
    [
      'a line from corner to corner has all that is between',
      [2, 1],
      [4, 2],
      [
        [0, 0],
        [10, 5],
      ],
    ],
    [
      'a line that falls begins where its first point is nearer',
      [4, 1],
      [2, 2],
      [
        [6, 0],
        [0, 3],
      ],
    ],
    [
      'the left edge is a part',
      [0, 1],
      [0, 2],
      [
        [0, 0],
        [0, 5],
      ],
    ],
    [
      'the right edge is a part',
      [10, 1],
      [10, 2],
      [
        [10, 0],
        [10, 5],
      ],
    ],
    [
      'the foot is a part',
      [1, 0],
      [2, 0],
      [
        [0, 0],
        [10, 0],
      ],
    ],
    [
      'the top is a part',
      [1, 5],
      [2, 5],
      [
        [0, 5],
        [10, 5],
      ],
    ],
    [
      'a line through a corner alone has that corner',
      [9, 6],
      [11, 4],
      [
        [10, 5],
        [10, 5],
      ],
    ],
    ['an upright line on the left of it has none', [-1, 0], [-1, 5], null],
    ['an upright line on the right of it has none', [11, 0], [11, 5], null],
    ['a level line below it has none', [0, -1], [10, -1], null],
  ])('%s', (_, one, other, part) => {
    expect(clipped(plane, [one, other])).toEqual(part)
  })
})
