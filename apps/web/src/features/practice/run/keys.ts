// Which command a key press means on the multiple-choice screen. A key never acts where it already has a meaning:
// in a text field, in a dialog, or on a focused control that Enter itself sets off.
import type { Letter } from '@toron/contract/practice.ts'
import type { KeyMeaning } from './keys-dialog.tsx'
import { letters } from './run-state.ts'

export type KeyCommand =
  | { readonly type: 'choose'; readonly option: Letter }
  /** Submit, or move on once the verdict is there. */
  | { readonly type: 'act' }
  | { readonly type: 'step'; readonly by: -1 | 1 }
  | { readonly type: 'help' }

/** What the dialog says of them. */
export const keyMeanings: readonly KeyMeaning[] = [
  [['A', 'B', 'C', 'D'], 'Choose an option; 1 to 4 do the same'],
  [['Enter'], 'Submit the answer, then move on'],
  [['←', '→'], 'Walk the questions'],
  [['?'], 'Show these keys'],
]

/** What has the focus: `control` is a button, link, tick box or disclosure; `page` is anything that takes no keys. */
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
  /** Letters, digits and ? act by themselves; Enter and the arrows always do. */
  readonly singleKeys: boolean
}

export const commandOf = ({
  key,
  code,
  modified,
  repeat,
  focus,
  singleKeys,
}: KeyPress): KeyCommand | null => {
  if (modified || repeat || focus === 'text' || focus === 'dialog') return null
  if (key === 'Enter') return focus === 'page' ? { type: 'act' } : null
  if (key === 'ArrowLeft') return focus === 'radio' ? null : { type: 'step', by: -1 }
  if (key === 'ArrowRight') return focus === 'radio' ? null : { type: 'step', by: 1 }
  if (!singleKeys) return null
  if (key === '?') return { type: 'help' }
  const option = optionOf(key, code)
  return option ? { type: 'choose', option } : null
}

const optionOf = (key: string, code: string): Letter | null => {
  const place = key >= '1' && key <= '4' && key.length === 1 ? Number(key) - 1 : -1
  const letter = letterOf({ key, code })
  return letters[place] ?? letters.find((each) => each === letter) ?? null
}

/** The capital letter that a key stands for; on a layout that is not Latin, by where the key is. */
export const letterOf = ({ key, code }: Pick<KeyPress, 'key' | 'code'>): string =>
  isLatin(key) ? key.toUpperCase() : code.replace(/^Key/, '')

const isLatin = (key: string): boolean => /^[\u0020-\u007e]+$/.test(key)
