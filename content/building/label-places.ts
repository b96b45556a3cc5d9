// Places around where a label of a figure was meant to stand, the nearest first, as shifts.

import type { Box } from './boxes.ts'
import type { Point } from './curves.ts'
import type { Label } from './drawing.ts'

/** How far a label may move, in points of the label, as all lengths here. */
const reaches = { free: 26, over: 9, x: 6, y: 6 }
/** From a number of an axis to where it would begin on the other side. */
const acrossAxis = 10
/** How far along its axis a number may stand from its mark, where lines run through all places level with the mark. */
const besideMark = { x: 9, y: 12 }
const directions = 24

export const still: Point = { x: 0, y: 0 }

/** A label on its way to its place. */
export interface Placed extends Label {
  readonly bounds: Box
  shift: Point
}

const upTo = (reach: number): number[] => Array.from({ length: reach }, (_, n) => n + 1)

const around = (reach: number): Point[] =>
  upTo(reach).flatMap((ring) =>
    Array.from({ length: directions }, (_, turn): Point => {
      const direction = (turn / directions) * 2 * Math.PI
      return { x: ring * Math.cos(direction), y: ring * Math.sin(direction) }
    }),
  )

const places = { free: around(reaches.free), over: around(reaches.over) }

export const isOfAxis = ({ moves }: Placed): boolean => moves === 'x' || moves === 'y'

/** A number of an axis stays level with its mark: a little further from the axis, or on its other side. */
export const placesFor = ({
  moves,
  scale,
  bounds: { left, right, top, bottom },
}: Placed): readonly Point[] => {
  const reduced = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale })
  if (moves === 'free' || moves === 'over') return scale === 1 ? places[moves] : places[moves].map(reduced)
  const across = (moves === 'x' ? right - left : bottom - top) / scale + acrossAxis
  const further = upTo(reaches[moves])
  return [...further, ...further.map((way) => -(across + way - 1))].map((way) =>
    reduced(moves === 'x' ? { x: -way, y: 0 } : { x: 0, y: way }),
  )
}

const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y)

/** A number of an axis beside its mark: a side of a shape may lie along the grid line of the number. */
export const placesBesideMark = (label: Placed): readonly Point[] => {
  const { moves, scale } = label
  if (moves !== 'x' && moves !== 'y') return []
  const along = upTo(besideMark[moves]).flatMap((way) => [way * scale, -way * scale])
  return [still, ...placesFor(label)]
    .flatMap(({ x, y }) => along.map((way) => (moves === 'x' ? { x, y: y + way } : { x: x + way, y })))
    .sort((one, other) => lengthOf(one) - lengthOf(other))
}

export const farthest = (shifts: readonly Point[]): number => Math.max(...shifts.map(lengthOf))
