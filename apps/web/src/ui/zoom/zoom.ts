// How large something is seen that can be zoomed: a page of a file, a picture. Sizes are in CSS pixels; zoom 1 is the
// whole of it fitted to the screen.

export interface Size {
  readonly width: number
  readonly height: number
}

/** What + and − step through. */
const zooms = [1, 1.25, 1.5, 2, 2.5, 3, 4] as const
export const largestZoom = 4
/** What a double tap zooms to. */
export const closeZoom = 2

export const withinZoom = (zoom: number): number => Math.min(Math.max(zoom, 1), largestZoom)

/** One step in (1) or out (−1) from any zoom; the same zoom at either end. */
export const stepZoom = (zoom: number, by: 1 | -1): number =>
  (by > 0 ? zooms.find((each) => each > zoom + 0.01) : zooms.findLast((each) => each < zoom - 0.01)) ?? zoom

/** Where there is at least so much room, the whole can be read at once. */
const isRoomy = ({ width, height }: Size): boolean => width >= 768 && height >= 480

/** Left free on every side where there is room. */
const margin = 16

/** How wide it is at zoom 1: whole where there is room, else as wide as the screen. @param ratio height by width */
export function fittedWidth(room: Size, ratio: number): number {
  const { width, height } = { width: room.width - 2 * margin, height: room.height - 2 * margin }
  return Math.max(1, Math.floor(isRoomy(room) ? Math.min(width, height / ratio) : room.width))
}

/** Keys that zoom: +, = and −, and 0 for the whole. Null for any other key. */
export function zoomOfKey(key: string, zoom: number): number | null {
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

/** Which way a finger asks to turn that went so far (pixels) in so long (milliseconds): on, back, neither. */
export function swipeOf(right: number, down: number, duration: number): 1 | -1 | 0 {
  const isSwipe = Math.abs(right) >= 48 && Math.abs(right) > 1.5 * Math.abs(down) && duration <= 600
  return isSwipe ? (right < 0 ? 1 : -1) : 0
}
