// The points of an answer as they are placed, moved and removed, with the way back, and what of it is spoken.
import type { Point } from '@toron/domain/typed-answers/plane.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { messages } from './messages.ts'
import { mostPoints, type PlotField, pointsOf, textOf, withPoint } from './placing.ts'

interface PlacingParts {
  readonly field: PlotField
  readonly text: string
  readonly onText: (text: string) => void
}

/** The index under which the button that adds a point is registered: the focus goes there when none is left. */
export const addButton = -1

export const usePlacing = ({ field, text, onText }: PlacingParts) => {
  const { plane } = field
  const points = pointsOf(text)
  const [chosen, setChosen] = useState(0)
  /** Texts to go back to. */
  const [before, setBefore] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const handles = useRef(new Map<number, HTMLButtonElement>())
  /** The point that was moved last: steps that follow each other are undone together. */
  const moving = useRef(-1)

  const nameOf = (index: number) => messages.point(index, field.kind === 'lines' ? field.count : 0)
  const focus = (index: number) => handles.current.get(index)?.focus({ preventScroll: true })
  const become = (next: string, moved = -1) => {
    onText(next)
    setBefore((texts) => [...texts, text])
    moving.current = moved
  }
  const selected = Math.min(chosen, points.length - 1)
  return {
    points,
    selected,
    said,
    canUndo: before.length > 0,
    nameOf,
    focus,
    register: (index: number, button: HTMLButtonElement | null) => {
      if (button) handles.current.set(index, button)
      else handles.current.delete(index)
    },
    select: (index: number) => {
      if (moving.current !== index) moving.current = -1
      setChosen(index)
    },
    /** Adds a point; once all are placed, the selected one moves there. */
    place: (point: Point) => {
      const isFull = points.length >= mostPoints(field)
      const index = isFull ? selected : points.length
      // The new point is there to have the focus.
      flushSync(() => become(textOf(isFull ? withPoint(points, index, point) : [...points, point])))
      setSaid(messages.at(nameOf(index), plane, point))
      focus(index)
    },
    /** Returns whether the point stood elsewhere before. */
    move: (index: number, point: Point): boolean => {
      const next = textOf(withPoint(points, index, point))
      if (next === text) return false
      if (moving.current === index) onText(next)
      else become(next, index)
      setSaid(messages.at(nameOf(index), plane, point))
      return true
    },
    /** What moves next is another step to undo. */
    settle: () => {
      moving.current = -1
    },
    remove: (index: number) => {
      flushSync(() => become(textOf(points.filter((_, n) => n !== index))))
      setSaid(messages.removed(nameOf(index)))
      focus(Math.min(index, points.length - 2))
    },
    undo: () => {
      const last = before.at(-1)
      if (last === undefined) return
      moving.current = -1
      onText(last)
      setBefore(before.slice(0, -1))
      setSaid(messages.undone)
    },
  }
}

export type Placing = ReturnType<typeof usePlacing>
