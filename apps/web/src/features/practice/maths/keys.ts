// The command of a key press on the maths screen.
import { arrowOf, isTaken, type KeyPress, letterOf } from '../frame/key-press.ts'

export type KeyCommand = 'next' | 'previous' | 'answer' | 'type' | 'enlarge' | 'help'

const letters: Readonly<Record<string, KeyCommand>> = {
  N: 'next',
  P: 'previous',
  A: 'answer',
  T: 'type',
  Z: 'enlarge',
}

export const commandOf = (press: KeyPress): KeyCommand | null => {
  if (isTaken(press)) return null
  const by = arrowOf(press)
  if (by !== null) return by === 1 ? 'next' : 'previous'
  if (!press.singleKeys) return null
  return press.key === '?' ? 'help' : (letters[letterOf(press)] ?? null)
}
