import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { markTyped } from './mark.ts'
import {
  type Axis,
  clipped,
  type Plane,
  type Point,
  pointsIn,
  snapped,
  squareOf,
  textOfPoints,
} from './plane.ts'

const axis = fc
  .record({
    first: fc.integer({ min: -8, max: 2 }),
    steps: fc.integer({ min: 3, max: 10 }),
    step: fc.constantFrom(0.1, 0.2, 0.5, 1, 2, 5, 20, 100),
    minor: fc.constantFrom(1, 2, 4, 5),
  })
  .map(
    ({ first, steps, step, minor }): Axis => ({
      from: first * step,
      to: (first + steps) * step,
      step,
      minor,
      title: 'x',
    }),
  )
const planes = fc.record({ x: axis, y: axis })

/** Where a share of each axis is. */
const at = ({ x, y }: Plane, [u, v]: Point): Point => [
  x.from + u * (x.to - x.from),
  y.from + v * (y.to - y.from),
]
/** So many small squares from it. */
const beside = ({ x, y }: Plane, [u, v]: Point, across: number, up: number): Point => [
  u + across * squareOf(x),
  v + up * squareOf(y),
]
const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)
const shares = fc.tuple(share, share)
const small = fc.double({ min: -0.24, max: 0.24, noNaN: true })
const written = (points: readonly Point[]) =>
  textOfPoints(points.map(([x, y]) => [Number(x.toFixed(6)), Number(y.toFixed(6))]))

describe('points on a plane', () => {
  const asked = (plane: Plane, points: readonly Point[]): Asked => ({
    kind: 'points',
    plane,
    points,
    within: 0.5,
  })

  test('come back from their text as they are', () => {
    const coordinate = fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 100)
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 24 }), (points) => {
        expect(pointsIn(textOfPoints(points))).toEqual(points.map(([x, y]) => [x + 0, y + 0]))
      }),
    )
  })

  test('stand on the plane, within a quarter of a small square of where they are put, and stay there', () => {
    fc.assert(
      fc.property(planes, shares, (plane, place) => {
        const point = at(plane, place)
        for (const [n, axis] of [plane.x, plane.y].entries()) {
          const value = snapped(axis, point[n] as number)
          expect(Math.abs(value - (point[n] as number)) / squareOf(axis)).toBeLessThanOrEqual(0.2501)
          expect(value).toBeGreaterThanOrEqual(axis.from - 1e-9)
          expect(value).toBeLessThanOrEqual(axis.to + 1e-9)
          expect(snapped(axis, value)).toBe(value)
        }
      }),
    )
  })

  test('are right wherever they are placed as near as the screen can, in any order', () => {
    fc.assert(
      fc.property(
        planes,
        fc.uniqueArray(shares, {
          minLength: 1,
          maxLength: 8,
          // Far enough apart that none could stand for another.
          comparator: (a, b) => Math.abs(a[0] - b[0]) < 0.4 && Math.abs(a[1] - b[1]) < 0.4,
        }),
        (plane, places) => {
          const points = places.map((place) => at(plane, place))
          const placed = points.map(([x, y]): Point => [snapped(plane.x, x), snapped(plane.y, y)])
          const text = textOfPoints(placed.toReversed())
          expect(markTyped(text, asked(plane, points))).toEqual({ verdict: 'right' })
        },
      ),
    )
  })

  test('are wrong a small square away, whichever way', () => {
    fc.assert(
      fc.property(planes, shares, fc.constantFrom(-1, 1), fc.boolean(), (plane, place, sign, isAcross) => {
        const point = at(plane, place)
        const moved = beside(plane, point, isAcross ? sign : 0, isAcross ? 0 : sign)
        expect(markTyped(written([moved]), asked(plane, [point]))).toEqual({ verdict: 'wrong' })
      }),
    )
  })
})

describe('the part of a line that is on a plane', () => {
  test('ends on its edges and lies on the line', () => {
    fc.assert(
      fc.property(planes, shares, shares, (plane, a, b) => {
        fc.pre(Math.hypot(a[0] - b[0], a[1] - b[1]) > 0.01)
        const [one, other] = [at(plane, a), at(plane, b)]
        const ends = clipped(plane, [one, other])
        for (const [u, v] of ends ?? []) {
          const [x, y] = [
            (u - plane.x.from) / (plane.x.to - plane.x.from),
            (v - plane.y.from) / (plane.y.to - plane.y.from),
          ]
          expect(Math.min(x, 1 - x, y, 1 - y)).toBeCloseTo(0, 5)
          expect((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])).toBeCloseTo(0, 5)
        }
        expect(ends).not.toBeNull()
      }),
    )
  })

  test('is nothing of a line beside it, or of one point', () => {
    const plane = { x: { from: 0, to: 10 }, y: { from: 0, to: 5 } }
    expect(
      clipped(plane, [
        [0, 6],
        [10, 6],
      ]),
    ).toBeNull()
    expect(
      clipped(plane, [
        [0, 11],
        [11, 0],
      ]),
    ).not.toBeNull()
    expect(
      clipped(plane, [
        [0, 20],
        [20, 0],
      ]),
    ).toBeNull()
    expect(
      clipped(plane, [
        [1, 1],
        [1, 1],
      ]),
    ).toBeNull()
  })
})

describe('a straight line on a plane', () => {
  const asked = (plane: Plane, ends: readonly [Point, Point]): Asked => ({
    kind: 'lines',
    plane,
    lines: [ends],
    within: 0.5,
  })
  /** From one side to the other, or from the foot to the top. */
  const line = fc.tuple(share, share, fc.boolean()).map(([a, b, isUpright]): readonly [Point, Point] =>
    isUpright
      ? [
          [a, 0],
          [b, 1],
        ]
      : [
          [0, a],
          [1, b],
        ],
  )
  const along = ([[ax, ay], [bx, by]]: readonly [Point, Point], share: number): Point => [
    ax + share * (bx - ax),
    ay + share * (by - ay),
  ]

  test('is right by any two points of it, in either order', () => {
    fc.assert(
      fc.property(planes, line, share, share, (plane, ends, one, other) => {
        fc.pre(Math.abs(one - other) > 0.05)
        const asks = [at(plane, ends[0]), at(plane, ends[1])] as const
        const placed = [one, other].map((share) => at(plane, along(ends, share)))
        expect(markTyped(written(placed), asked(plane, asks))).toEqual({ verdict: 'right' })
        expect(markTyped(written(placed.toReversed()), asked(plane, asks))).toEqual({ verdict: 'right' })
      }),
    )
  })

  test('is right as near as the screen can place its ends, and a little beside', () => {
    fc.assert(
      fc.property(planes, line, small, small, (plane, ends, one, other) => {
        const asks = [at(plane, ends[0]), at(plane, ends[1])] as const
        const placed = [beside(plane, asks[0], one, one), beside(plane, asks[1], other, other)]
        expect(markTyped(written(placed), asked(plane, asks))).toEqual({ verdict: 'right' })
      }),
    )
  })

  test('is wrong where it passes one end at a distance of a small square or more', () => {
    fc.assert(
      fc.property(planes, share, share, fc.constantFrom(-1, 1), fc.nat(1), (plane, a, b, sign, which) => {
        const asks = [at(plane, [0, a]), at(plane, [1, b])] as const
        const squares = ({ from, to, step, minor }: Axis) => ((to - from) / step) * minor
        // Counted upright, a distance is longer the steeper the line is.
        const slope = ((b - a) * squares(plane.y)) / squares(plane.x)
        const away = sign * 1.01 * Math.hypot(1, slope)
        const placed = asks.map((end, n) => (n === which ? beside(plane, end, 0, away) : end))
        expect(markTyped(written(placed), asked(plane, asks))).toEqual({ verdict: 'wrong' })
      }),
    )
  })
})
