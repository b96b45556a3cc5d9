// The command of a key press on the multiple-choice screen.
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { arrowOf, isTaken, type KeyPress, letterOf } from '../../frame/key-press.ts'
import { letters } from '../verdict.ts'

export type KeyCommand =
  | { readonly type: 'choose'; readonly option: Letter }
  /** Submits, or moves on once there is a verdict. */
  | { readonly type: 'act' }
  | { readonly type: 'step'; readonly by: -1 | 1 }
  | { readonly type: 'help' }

export const commandOf = (press: KeyPress): KeyCommand | null => {
  const { key, focus, singleKeys } = press
  if (isTaken(press)) return null
  if (key === 'Enter') return focus === 'page' ? { type: 'act' } : null
  const by = arrowOf(press)
  if (by !== null) return { type: 'step', by }
  if (!singleKeys) return null
  if (key === '?') return { type: 'help' }
  const option = optionOf(press)
  return option ? { type: 'choose', option } : null
}

/** The option of a letter or of a digit from 1 to 4. */
const optionOf = (press: KeyPress): Letter | null => {
  const { key } = press
  const index = key >= '1' && key <= '4' && key.length === 1 ? Number(key) - 1 : -1
  const letter = letterOf(press)
  return letters[index] ?? letters.find((each) => each === letter) ?? null
}
