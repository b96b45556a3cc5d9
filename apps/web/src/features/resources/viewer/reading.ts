// Where a reader is in a file and how large they see it: the moves, and what keys mean. Zoom 1 is the page fitted to
// the screen.
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

/** @param pages how many the file has; Infinity while that is not known */
export function readingAfter(reading: Reading, move: Move, pages: number): Reading {
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
