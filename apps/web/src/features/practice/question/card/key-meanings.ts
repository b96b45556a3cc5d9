import type { KeyMeaning } from '../../frame/key-meaning.ts'
import { messages } from './messages.ts'

/** The keys of a multiple-choice question (keys.ts), for the dialog. @param more those of the screen around it */
export const keyMeanings = (...more: readonly KeyMeaning[]): readonly KeyMeaning[] => [
  [['A', 'B', 'C', 'D'], messages.keys.choose],
  [[messages.keys.enter], messages.keys.act],
  ...more,
  [['?'], messages.keys.help],
]
