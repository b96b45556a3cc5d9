// A finger or mouse on the plane: a tap places a point where none is, also close to another, and dragging moves one by as much as
// the finger moves, which so does not hide it.
import type { Plane, Point } from '@toron/domain/typed-answers/plane.ts'
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type Layout, width } from './layout.ts'
import { isOn, nearest, onPlane } from './placing.ts'
import type { Placing } from './use-placing.ts'

/** A point that is being dragged: where it and the finger were at first. */
interface Grip {
  readonly index: number
  readonly point: Point
  readonly finger: Point
}

/** How near to a point a finger takes hold of it to drag it, in CSS pixels. */
const reach = 22
/** A tap so near to a point is on it, however small the squares are. */
const sureTap = 8

export const usePointer = (plane: Plane, layout: Layout, placing: Placing) => {
  const [grip, setGrip] = useState<Grip | null>(null)
  /** The press is on a point or has moved one, so that its click places none. */
  const isForPoint = useRef(false)
  const { points } = placing
  const pointAt = (place: Point) => onPlane(plane, layout.pointAt(place))

  const release = () => {
    placing.settle()
    setGrip(null)
  }
  return {
    /** The point that is being dragged. */
    held: grip ? (points[grip.index] ?? null) : null,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { at, scale } = placeOf(event)
      const places = points.map(layout.place)
      const index = nearest(places, at, reach * scale)
      const point = places[index]
      isForPoint.current = point !== undefined && isOn(layout, plane, point, at, sureTap * scale)
      if (!point || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      placing.settle()
      setGrip({ index, point, finger: at })
      placing.focus(index)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!grip) return
      const [x, y] = placeOf(event).at
      const to = pointAt([grip.point[0] + x - grip.finger[0], grip.point[1] + y - grip.finger[1]])
      if (placing.move(grip.index, to)) isForPoint.current = true
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Not where a key pressed a button.
      if (event.detail > 0 && !isForPoint.current) placing.place(pointAt(placeOf(event).at))
    },
  }
}

/** Where on the drawing a pointer is, and how many of its units a CSS pixel has. */
const placeOf = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
  const { left, top, width: wide } = currentTarget.getBoundingClientRect()
  const scale = width / wide
  const at: Point = [(clientX - left) * scale, (clientY - top) * scale]
  return { at, scale }
}
