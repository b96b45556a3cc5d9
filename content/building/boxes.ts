// Upright boxes, and what passes through them.

import type { Point } from './curves.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A straight piece of a line. */
interface Piece {
  readonly from: Point
  readonly to: Point
}

export const boxAround = (points: readonly Point[]): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

export const shifted = (box: Box, { x, y }: Point): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
})

export const widened = (box: Box, by: number): Box => ({
  left: box.left - by,
  right: box.right + by,
  top: box.top - by,
  bottom: box.bottom + by,
})

export const boxOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

export const middleOf = ({ left, right, top, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a straight piece passes through a box: what is left of it when each side of the box has cut it. */
export const passes = ({ from, to }: Piece, { left, right, top, bottom }: Box): boolean => {
  let [start, end] = [0, 1]
  for (const [at, way, least, most] of [
    [from.x, to.x - from.x, left, right],
    [from.y, to.y - from.y, top, bottom],
  ] as const) {
    if (way === 0) {
      if (at <= least || at >= most) return false
      continue
    }
    const [one, other] = [(least - at) / way, (most - at) / way]
    start = Math.max(start, Math.min(one, other))
    end = Math.min(end, Math.max(one, other))
    if (start >= end) return false
  }
  return true
}

export const isInside = ({ x, y }: Point, corners: readonly Point[]): boolean => {
  let inside = false
  corners.forEach((a, index) => {
    const b = corners.at(index - 1) ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

const sideOf = (a: Point, b: Point, { x, y }: Point): number =>
  (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)

export const meet = (a: Piece, b: Piece): boolean =>
  sideOf(a.from, a.to, b.from) * sideOf(a.from, a.to, b.to) < 0 &&
  sideOf(b.from, b.to, a.from) * sideOf(b.from, b.to, a.to) < 0
