import type { KeyMeaning } from '../frame/key-meaning.ts'
import { messages } from './messages.ts'

/** The keys of the maths screen (keys.ts), for the dialog. */
export const keyMeanings: readonly KeyMeaning[] = [
  [['←', '→'], messages.keys.walk],
  [['T'], messages.keys.type],
  [['A'], messages.keys.answer],
  [['Z'], messages.keys.enlarge],
  [['?'], messages.keys.help],
]
