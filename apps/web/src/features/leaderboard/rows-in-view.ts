// Which rows of a very long list are drawn: those in view and a few around them. Every row has the same height, so
// this is a division and never a measurement.

/** Pixels; the height of every row. */
export const rowHeight = 64

/** Rows drawn above and below those in view, so that scrolling does not outrun the drawing. */
const spare = 10

/** Browsers stop laying out somewhat above this height; a longer list scrolls faster instead. */
const tallest = 15_000_000

export interface RowsInView {
  /** Pixels that the list takes up in the page. */
  readonly height: number
  /** The rows to draw, from `first` up to and without `end`; 0 is the first row. */
  readonly first: number
  readonly end: number
  /** The rows that can be seen, in the same manner. */
  readonly firstSeen: number
  readonly endSeen: number
  /** Where row 0 would stand, in pixels from the top of the list; 0 unless the list is longer than `tallest`. */
  readonly origin: number
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** How many pixels of rows pass for one pixel of scrolling. */
const speed = (rows: number, height: number, viewport: number) =>
  height < rows ? (rows - viewport) / (height - viewport) : 1

/**
 * @param offset pixels of the list above the viewport; negative while the list begins below its upper edge
 * @param viewport its height in pixels
 */
export function rowsInView(offset: number, viewport: number, count: number): RowsInView {
  const rows = count * rowHeight
  const height = Math.min(rows, tallest)
  const scrolled = clamp(offset, 0, Math.max(height - viewport, 0))
  const origin = scrolled - scrolled * speed(rows, height, viewport)
  const firstSeen = clamp(Math.floor((offset - origin) / rowHeight), 0, count)
  const endSeen = clamp(Math.ceil((offset - origin + viewport) / rowHeight), firstSeen, count)
  return {
    ...{ height, origin, firstSeen, endSeen },
    first: Math.max(firstSeen - spare, 0),
    end: Math.min(endSeen + spare, count),
  }
}

/** How many pixels of the list have to be above the viewport so that a row stands in its middle. */
export function offsetOf(row: number, viewport: number, count: number): number {
  const rows = count * rowHeight
  const wanted = row * rowHeight - (viewport - rowHeight) / 2
  return wanted / speed(rows, Math.min(rows, tallest), viewport)
}
