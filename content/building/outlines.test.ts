import { describe, expect, test } from 'vitest'
import { lengthOf, minus, type Point } from './curves.ts'
import { finishOutline } from './outlines.ts'

/** A circle of this radius in eight quadratics, as fonts have it, y upwards from its lowest point. */
const round = (radius: number): string => {
  const at = (turn: number, reach = radius) => ({
    x: reach * Math.sin(turn),
    y: radius - reach * Math.cos(turn),
  })
  const pieces = Array.from({ length: 8 }, (_, piece) => {
    const from = at((piece * Math.PI) / 4)
    const control = at(((piece + 0.5) * Math.PI) / 4, radius / Math.cos(Math.PI / 8))
    const to = at(((piece + 1) * Math.PI) / 4)
    return `q ${control.x - from.x} ${control.y - from.y} ${to.x - from.x} ${to.y - from.y}`
  })
  return `M 0 0m 0 0 ${pieces.join(' ')} Z `
}

/** Where the pieces of a drawing end, and the middles of its curves, in tenths of a point. */
const pointsOn = (drawing: string): Point[] => {
  let at = { x: 0, y: 0 }
  let reach = { x: 0, y: 0 }
  const points: Point[] = []
  const size = { c: 6, s: 4, q: 4, t: 2 }
  for (const [, command = '', text = ''] of drawing.matchAll(/([csqt])([^a-z]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number)
    const step = size[command as keyof typeof size]
    for (let index = 0; index < numbers.length; index += step) {
      const given = numbers.slice(index, index + step)
      const own = command === 's' || command === 't' ? [reach.x, reach.y, ...given] : given
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = own
      const isCubic = own.length === 6
      const [endX, endY] = isCubic ? [e, f] : [c, d]
      const middle = isCubic
        ? { x: (3 * a + 3 * c + e) / 8, y: (3 * b + 3 * d + f) / 8 }
        : { x: (2 * a + c) / 4, y: (2 * b + d) / 4 }
      points.push({ x: at.x + middle.x, y: at.y + middle.y })
      at = { x: at.x + endX, y: at.y + endY }
      points.push(at)
      reach = isCubic ? { x: e - c, y: f - d } : { x: c - a, y: d - b }
    }
  }
  return points
}

describe('the outline of a letter', () => {
  test('an outline is drawn downwards, in whole tenths of a point, and its last line by closing it', () => {
    expect(finishOutline('M 0 0m 1.2345 0 v 8 h 1.5 l 0.5 -1 v -7 Z ')).toEqual({
      start: { x: 12, y: 0 },
      end: { x: 12, y: 0 },
      drawing: 'v-80h15l5 10v70z',
    })
  })

  test('a second contour starts from where the first started, and the next letter from there', () => {
    const outline = finishOutline('M 0 0m 1 0 v 8 h 8 Z m 2 2 v 2 h 2 Z ')
    expect(outline).toEqual({
      start: { x: 10, y: 0 },
      end: { x: 30, y: -20 },
      drawing: 'v-80h80zm20-20v-20h20z',
    })
  })

  test.each([1, 2.5, 4, 6])('a round letter of radius %s has fewer curves and keeps its shape', (radius) => {
    const { drawing } = finishOutline(round(radius))
    const points = pointsOn(drawing)
    expect(points.length / 2).toBeLessThan(8)
    for (const point of points) {
      const away = lengthOf(minus(point, { x: 0, y: -10 * radius }))
      // The tolerance, and what rounding adds at the worst.
      expect(Math.abs(away - 10 * radius)).toBeLessThan(2)
    }
  })

  test('a corner stays a corner', () => {
    const { drawing } = finishOutline('M 0 0m 0 0 q 2 0 2 2 q 2 0 2 2 v -4 Z ')
    expect(drawing).toBe('q20 0 20-20 20 0 20-20v40z')
  })

  test('an outline in a form that Typst has never used is refused', () => {
    expect(() => finishOutline('M 0 0m 0 0 a 1 1 0 0 0 2 2 Z ')).toThrow(/has a letter drawn with/)
  })
})
