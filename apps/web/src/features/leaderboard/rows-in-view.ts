// Which rows of a very long list are rendered: those in view and a few around them. Every row has the same height, so
// this is a division and never a measurement.

/** Pixels; the height of every row. */
export const rowHeight = 64

/** Rows rendered above and below those in view, so that scrolling does not outrun rendering. */
const overscan = 10

/** Pixels. Browsers stop laying out somewhat above this height; a longer list scrolls faster instead. */
const maxHeight = 15_000_000

export interface RowsInView {
  /** Pixels that the list takes up in the page. */
  readonly height: number
  /** The rows to render, from `first` up to but not including `end`; 0-based. */
  readonly first: number
  readonly end: number
  /** The visible rows, as a range of the same kind. */
  readonly firstSeen: number
  readonly endSeen: number
  /** The offset of row 0 in pixels from the top of the list; 0 unless the list is taller than `maxHeight`. */
  readonly origin: number
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Pixels of rows per pixel of scrolling. */
const speed = (rows: number, height: number, viewport: number) =>
  height < rows ? (rows - viewport) / (height - viewport) : 1

/**
 * @param offset pixels of the list above the viewport; negative while the list starts below its top edge
 * @param viewport its height in pixels
 */
export const rowsInView = (offset: number, viewport: number, count: number): RowsInView => {
  const rows = count * rowHeight
  const height = Math.min(rows, maxHeight)
  const scrolled = clamp(offset, 0, Math.max(height - viewport, 0))
  const origin = scrolled - scrolled * speed(rows, height, viewport)
  const firstSeen = clamp(Math.floor((offset - origin) / rowHeight), 0, count)
  const endSeen = clamp(Math.ceil((offset - origin + viewport) / rowHeight), firstSeen, count)
  return {
    height,
    origin,
    firstSeen,
    endSeen,
    first: Math.max(firstSeen - overscan, 0),
    end: Math.min(endSeen + overscan, count),
  }
}

/** The offset (see `rowsInView`) that centres a row in the viewport. */
export const offsetOf = (row: number, viewport: number, count: number): number => {
  const rows = count * rowHeight
  const wanted = row * rowHeight - (viewport - rowHeight) / 2
  return wanted / speed(rows, Math.min(rows, maxHeight), viewport)
}
