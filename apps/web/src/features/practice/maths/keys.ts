// Which command a key press means on the maths screen. As on every practice screen, a key never acts where it already
// has a meaning, and single letters can be switched off (WCAG 2.1.4).
import { type KeyPress, letterOf } from '../run/keys.ts'
import type { KeyMeaning } from '../run/keys-dialog.tsx'

export type KeyCommand = 'next' | 'previous' | 'answer' | 'enlarge' | 'help'

/** What the dialog says of them. */
export const keyMeanings: readonly KeyMeaning[] = [
  [['←', '→'], 'Previous and next question; P and N do the same'],
  [['A'], 'Show or hide the answer'],
  [['Z'], 'Enlarge the picture'],
  [['?'], 'Show these keys'],
]

const letters: Readonly<Record<string, KeyCommand>> = {
  N: 'next',
  P: 'previous',
  A: 'answer',
  Z: 'enlarge',
}

export const commandOf = (press: KeyPress): KeyCommand | null => {
  const { key, modified, repeat, focus, singleKeys } = press
  if (modified || repeat || focus === 'text' || focus === 'dialog') return null
  if (key === 'ArrowRight') return focus === 'radio' ? null : 'next'
  if (key === 'ArrowLeft') return focus === 'radio' ? null : 'previous'
  if (!singleKeys) return null
  if (key === '?') return 'help'
  return letters[letterOf(press)] ?? null
}
