// The page and zoom of a reader in a file: the moves, and the meaning of keys. Zoom 1 is the page fitted to the
// screen.
import { type Size, stepZoom, withinZoom } from '../../../ui/zoom/zoom.ts'

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

const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** @param pages of the file; Infinity while not known */
export const readingAfter = (reading: Reading, move: Move, pages: number): Reading => {
  const { page, zoom } = reading
  switch (move.type) {
    case 'turn':
      return { page: within(1, page + move.by, pages), zoom }
    case 'go':
      return { page: within(1, Math.trunc(move.page) || 1, pages), zoom }
    case 'zoom':
      return { page, zoom: stepZoom(zoom, move.by) }
    case 'zoomTo':
      return { page, zoom: withinZoom(move.zoom) }
  }
}

/** A larger canvas exceeds the memory of a phone, and some browsers leave it blank. */
const maxPixels = 12_000_000

/** Canvas pixels per CSS pixel to render a page with. */
export const sharpness = ({ width, height }: Size, devicePixelRatio: number): number =>
  Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)))

export interface KeyPress {
  readonly key: string
  /** Ctrl, Alt or Meta is held: the key belongs to the browser. */
  readonly modified: boolean
  /** +, − and 0 are shortcuts (WCAG 2.1.4). */
  readonly singleKeys: boolean
  /** The page is wider than the screen, so that ← and → scroll it. */
  readonly isWider: boolean
}

export const moveOfKey = ({ key, modified, singleKeys, isWider }: KeyPress): Move | null => {
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

/** Where a file was left on this device. */
export interface Place {
  readonly page: number
  /** The server has not heard of it. */
  readonly isUnsent: boolean
}

/** `34`, or `34+` while the server has not heard of it; anything else is page 1. */
export const readPlace = (stored: string | null): Place => {
  const [, digits, unsent] = stored?.match(/^([1-9]\d{0,5})(\+?)$/) ?? []
  return { page: Number(digits ?? 1), isUnsent: unsent === '+' }
}

export const writePlace = ({ page, isUnsent }: Place): string => `${page}${isUnsent ? '+' : ''}`

export type Failure = 'signed-out' | 'locked' | 'gone' | 'busy' | 'unreachable'

/** What went wrong with a file, by the HTTP status. */
export const failureOf = (error: unknown): Failure => {
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
