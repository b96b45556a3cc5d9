// A key press on a practice screen. A shortcut never acts where the key already has a meaning: in a text field, in a
// dialog, or on a focused control that Enter activates.

/** What has the focus: `control` is a button, link, checkbox or disclosure; `page` is anything that uses no keys. */
export type Focus = 'page' | 'control' | 'radio' | 'text' | 'dialog'

export interface KeyPress {
  readonly key: string
  /** The physical key, such as `KeyA`: on a Bangla layout `key` is a Bangla letter. */
  readonly code: string
  /** Ctrl, Alt or Meta is held: the key belongs to the browser. */
  readonly modified: boolean
  /** The key is held down. */
  readonly repeat: boolean
  readonly focus: Focus
  /** Letters, digits and ? are shortcuts (WCAG 2.1.4); Enter and the arrows always are. */
  readonly singleKeys: boolean
}

/** Whether the key must not act: it belongs to the browser, is held down, or is meant for the focused element. */
export const isTaken = ({ modified, repeat, focus }: KeyPress): boolean =>
  modified || repeat || focus === 'text' || focus === 'dialog'

/** The direction of an arrow key; null for any other key, and on a radio button, which uses the arrows itself. */
export const arrowOf = ({ key, focus }: KeyPress): -1 | 1 | null => {
  if (focus === 'radio') return null
  if (key === 'ArrowLeft') return -1
  return key === 'ArrowRight' ? 1 : null
}

/** The capital letter of a key; on a non-Latin layout, by its physical position. */
export const letterOf = ({ key, code }: Pick<KeyPress, 'key' | 'code'>): string =>
  isLatin(key) ? key.toUpperCase() : code.replace(/^Key/, '')

const isLatin = (key: string): boolean => /^[\u0020-\u007e]+$/.test(key)
