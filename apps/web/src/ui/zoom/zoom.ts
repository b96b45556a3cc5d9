// The zoom of a sheet (a page, a picture). Sizes are in CSS pixels; zoom 1 is the whole sheet fitted to the screen.

export interface Size {
  readonly width: number
  readonly height: number
}

/** The steps of + and −. */
const zooms = [1, 1.25, 1.5, 2, 2.5, 3, 4] as const
export const largestZoom = 4
/** The zoom of a double tap. */
export const closeZoom = 2

export const withinZoom = (zoom: number): number => Math.min(Math.max(zoom, 1), largestZoom)

/** One step in (1) or out (−1) from any zoom; unchanged at either end. */
export const stepZoom = (zoom: number, by: 1 | -1): number =>
  (by > 0 ? zooms.find((each) => each > zoom + 0.01) : zooms.findLast((each) => each < zoom - 0.01)) ?? zoom

/** Whether a whole sheet is readable at once. */
const isRoomy = ({ width, height }: Size): boolean => width >= 768 && height >= 480

/** On every side, where the room is large enough. */
const margin = 16

/** The width at zoom 1: the whole sheet in a large room, else the width of the screen. @param ratio height by width */
export const fittedWidth = (room: Size, ratio: number): number => {
  const { width, height } = { width: room.width - 2 * margin, height: room.height - 2 * margin }
  return Math.max(1, Math.floor(isRoomy(room) ? Math.min(width, height / ratio) : room.width))
}

/** Keys that zoom: +, = and −, and 0 for the whole. Null for any other key. */
export const zoomOfKey = (key: string, zoom: number): number | null => {
  switch (key) {
    case '+':
    case '=':
      return stepZoom(zoom, 1)
    case '-':
      return stepZoom(zoom, -1)
    case '0':
      return 1
    default:
      return null
  }
}

/** The turn that a stroke of these pixels and milliseconds asks for: forward (1), back (−1) or none (0). */
export const swipeOf = (right: number, down: number, duration: number): 1 | -1 | 0 => {
  const isSwipe = Math.abs(right) >= 48 && Math.abs(right) > 1.5 * Math.abs(down) && duration <= 600
  return isSwipe ? (right < 0 ? 1 : -1) : 0
}
