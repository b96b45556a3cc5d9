// Where a reader is in a file and how large they see it: the moves, the sizes, and what keys and fingers mean.
// Sizes are in CSS pixels; zoom 1 is the page fitted to the screen.

export interface Reading {
  /** From 1. */
  readonly page: number
  readonly zoom: number
}

export type Move =
  | { readonly type: 'turn'; readonly by: 1 | -1 }
  | { readonly type: 'go'; readonly page: number }
  | { readonly type: 'zoom'; readonly by: 1 | -1 }
  | { readonly type: 'zoomTo'; readonly zoom: number }

/** What + and − step through. */
const zooms = [1, 1.25, 1.5, 2, 2.5, 3, 4] as const
export const largestZoom = 4
/** What a double tap zooms to. */
export const closeZoom = 2

const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** @param pages how many the file has; Infinity while that is not known */
export function readingAfter(reading: Reading, move: Move, pages: number): Reading {
  const { page, zoom } = reading
  switch (move.type) {
    case 'turn':
      return { page: within(1, page + move.by, pages), zoom }
    case 'go':
      return { page: within(1, Math.trunc(move.page) || 1, pages), zoom }
    case 'zoom': {
      const next =
        move.by > 0 ? zooms.find((each) => each > zoom + 0.01) : zooms.findLast((each) => each < zoom - 0.01)
      return { page, zoom: next ?? zoom }
    }
    case 'zoomTo':
      return { page, zoom: within(1, move.zoom, largestZoom) }
  }
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Where there is at least so much room, a whole page can be read at once. */
const isRoomy = ({ width, height }: Size): boolean => width >= 768 && height >= 480

/** Left free on every side of a whole page. */
const margin = 16

/** How wide a page is at zoom 1: whole where there is room, else as wide as the screen. @param ratio height by width */
export function fittedWidth(room: Size, ratio: number): number {
  const { width, height } = { width: room.width - 2 * margin, height: room.height - 2 * margin }
  return Math.max(1, Math.floor(isRoomy(room) ? Math.min(width, height / ratio) : room.width))
}

/** Beyond so many dots a canvas costs a phone more memory than it has, and some browsers leave it blank. */
const mostDots = 12_000_000

/** Dots by CSS pixel to draw a page with. */
export const sharpness = ({ width, height }: Size, devicePixelRatio: number): number =>
  Math.min(devicePixelRatio, Math.sqrt(mostDots / (width * height)))

export interface KeyPress {
  readonly key: string
  /** Ctrl, Alt or Meta is held: the key belongs to the browser. */
  readonly modified: boolean
  /** + − 0 act by themselves (WCAG 2.1.4). */
  readonly singleKeys: boolean
  /** The page is wider than the screen, so that ← and → move over it. */
  readonly isWider: boolean
}

export function moveOfKey({ key, modified, singleKeys, isWider }: KeyPress): Move | null {
  if (modified) return null
  switch (key) {
    case 'PageDown':
      return { type: 'turn', by: 1 }
    case 'PageUp':
      return { type: 'turn', by: -1 }
    case 'ArrowRight':
      return isWider ? null : { type: 'turn', by: 1 }
    case 'ArrowLeft':
      return isWider ? null : { type: 'turn', by: -1 }
    case 'Home':
      return { type: 'go', page: 1 }
    case 'End':
      return { type: 'go', page: Number.MAX_SAFE_INTEGER }
    case '+':
    case '=':
      return singleKeys ? { type: 'zoom', by: 1 } : null
    case '-':
      return singleKeys ? { type: 'zoom', by: -1 } : null
    case '0':
      return singleKeys ? { type: 'zoomTo', zoom: 1 } : null
    default:
      return null
  }
}

/** Which page a finger asks for that went so far (pixels) in so long (milliseconds): the next, the one before, neither. */
export function swipeOf(right: number, down: number, duration: number): 1 | -1 | 0 {
  const isSwipe = Math.abs(right) >= 48 && Math.abs(right) > 1.5 * Math.abs(down) && duration <= 600
  return isSwipe ? (right < 0 ? 1 : -1) : 0
}

/** The page that a file was left at; 1 for anything else. */
export const readPage = (kept: string | null): number => {
  const page = Number(kept ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

export type Failure = 'signed-out' | 'locked' | 'gone' | 'busy' | 'unreachable'

/** What went wrong with a file, by the status that its server answered with. */
export function failureOf(error: unknown): Failure {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  switch (status) {
    case 401:
      return 'signed-out'
    case 403:
      return 'locked'
    case 404:
      return 'gone'
    case 429:
    case 503:
      return 'busy'
    default:
      return 'unreachable'
  }
}
