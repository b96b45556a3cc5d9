// What a key does with the point that has the focus.
import type { Plane, Point } from '@toron/domain/typed-answers/plane.ts'
import type { KeyboardEvent } from 'react'
import { stepped } from './placing.ts'
import type { Placing } from './use-placing.ts'

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Returns whether the key was for the point. */
export const pressed = (event: KeyboardEvent, index: number, plane: Plane, placing: Placing): boolean => {
  const isCommand = event.ctrlKey || event.metaKey
  const by = arrows[event.key]
  const point = placing.points[index]
  if (by && point && !isCommand && !event.altKey)
    placing.move(index, stepped(plane, point, by, event.shiftKey))
  else if (event.key === 'Delete' || event.key === 'Backspace') placing.remove(index)
  else if (event.key.toLowerCase() === 'z' && isCommand) placing.undo()
  else return false
  return true
}
