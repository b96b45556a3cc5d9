// The words of an answer that is placed on a grid.
import type { Axis, Point } from '@toron/domain/typed-answers/plane.ts'

const spoken = (value: number): string => (value < 0 ? `minus ${-value}` : String(value))

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export const messages = {
  loading: 'The grid is being loaded.',
  failed: 'The grid could not be loaded. Reload the page to place your answer.',
  /** @param points placed so far @param of the points or lines that the answer has */
  placed: (points: number, of: number, isLine: boolean) =>
    isLine ? `${Math.floor(points / 2)} of ${counted(of, 'line')}` : `${points} of ${counted(of, 'point')}`,
  tap: (isLine: boolean) =>
    isLine
      ? 'Tap two points of the line, far apart. Drag an end to move it.'
      : 'Tap the grid to place a point. Drag a point to move it.',
  keyboard:
    'On a keyboard: Add, then the arrow keys, with Shift for a whole step. Tab goes on, Delete removes, Ctrl+Z undoes, Enter checks.',
  grid: (x: Axis, y: Axis) =>
    `A grid. ${x.title} goes from ${spoken(x.from)} to ${spoken(x.to)}, ${y.title} from ${spoken(y.from)} to ${spoken(y.to)}.`,
  add: (isLine: boolean) => (isLine ? 'Add end' : 'Add point'),
  undo: 'Undo',
  remove: 'Remove',
  /** The name of a point, or of an end of a line. @param lines that the answer has; 0 for points */
  point: (index: number, lines: number) => {
    if (lines === 0) return `Point ${index + 1}`
    const end = `End ${(index % 2) + 1}`
    return lines === 1 ? end : `Line ${Math.floor(index / 2) + 1}, ${end.toLowerCase()}`
  },
  at: (name: string, { x, y }: { readonly x: Axis; readonly y: Axis }, [u, v]: Point) =>
    `${name} at ${x.title} ${spoken(u)}, ${y.title} ${spoken(v)}`,
  removed: (name: string) => `${name} removed`,
  undone: 'Undone',
  /** Where both axes cross. */
  origin: 'O',
} as const
