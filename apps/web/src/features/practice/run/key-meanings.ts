import type { KeyMeaning } from '../frame/keys-dialog.tsx'
import { messages } from './messages.ts'

/** The keys of the multiple-choice screen (keys.ts), for the dialog. */
export const keyMeanings: readonly KeyMeaning[] = [
  [['A', 'B', 'C', 'D'], messages.keys.choose],
  [[messages.keys.enter], messages.keys.act],
  [['←', '→'], messages.keys.step],
  [['?'], messages.keys.help],
]
