// The keys of a paper: a letter or a number chooses, F flags, the arrows move.
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { arrowOf, isTaken, type KeyPress, letterOf } from '../../practice/frame/key-press.ts'
import { letters } from '../../practice/question/verdict.ts'

export type Command =
  | { readonly type: 'choose'; readonly option: Letter }
  | { readonly type: 'flag' }
  | { readonly type: 'step'; readonly by: -1 | 1 }

export const commandOf = (press: KeyPress): Command | null => {
  if (isTaken(press)) return null
  const by = arrowOf(press)
  if (by !== null) return { type: 'step', by }
  if (!press.singleKeys) return null
  const key = letterOf(press)
  if (key === 'F') return { type: 'flag' }
  const option = letters.find((letter, index) => letter === key || String(index + 1) === key)
  return option ? { type: 'choose', option } : null
}
