// The keys of a field: what each puts into the text, and where it stands.
import type { AskedField } from '@toron/domain/typed-answers/field.ts'

/** What a key does: `type` puts its text where the caret is. */
export type Key =
  | { readonly does: 'type'; readonly id: string; readonly text: string; readonly onKeyboard: boolean }
  | {
      readonly does: 'delete' | 'left' | 'right' | 'next' | 'more'
      readonly id: string
      readonly onKeyboard: boolean
    }

/** A key that every hardware keyboard has, too. */
const plain = (id: string, text = id): Key => ({ does: 'type', id, text, onKeyboard: true })
const special = (id: string, text = id): Key => ({ does: 'type', id, text, onKeyboard: false })
const command = (does: 'delete' | 'left' | 'right' | 'next' | 'more'): Key => ({
  does,
  id: does,
  onKeyboard: does !== 'more',
})

const fraction = special('fraction', '/')
const mixed = special('mixed', ' ')
const tenPower = special('tenPower', '×10^')
const comma = plain('comma', ', ')
const relations = [
  special('less', ' < '),
  special('greater', ' > '),
  special('atMost', ' ≤ '),
  special('atLeast', ' ≥ '),
  special('or', ' or '),
]

/** Of Additional Mathematics only. */
const furtherFunctions = ['e', 'ln', 'lg', 'sec', 'cosec']

const more: readonly Key[] = [
  tenPower,
  special('percent', '%'),
  special('degrees', '°'),
  special('cubeRoot', '∛'),
  special('modulus', '|'),
  special('factorial', '!'),
  special('e'),
  ...['sin', 'cos', 'tan', 'ln', 'lg', 'sec', 'cosec'].map((name) => special(name, `${name} `)),
]

/** The keys that a field needs beside those that every field has. */
const own = ({ kind, letters = [], is }: AskedField): readonly Key[] => {
  const named = letters.map((letter) => special(letter))
  switch (kind) {
    case 'number':
      return named.length > 0 ? named : [mixed, tenPower]
    case 'expression':
    case 'matrix':
      return named
    case 'equation':
      return [...named, plain('equals', ' = ')]
    case 'inequality':
      return [...named, ...relations]
    case 'coordinates':
      return [comma, mixed]
    case 'list':
      return [comma, special('plusMinus', ' ± ')]
    case 'ratio':
      return [plain('colon', ' : ')]
    case 'time':
      return is === 'clock'
        ? [plain('colon', ':'), special('am', ' am'), special('pm', ' pm')]
        : [special('hours', ' h '), special('minutes', ' min')]
    case 'word':
    case 'points':
    case 'lines':
      return []
  }
}

/** As many keys as a row has. */
export const columns = 7

export interface Keypad {
  /** Above the others; none where the own keys of a field find room among the others. */
  readonly top: readonly Key[]
  /** Four rows. */
  readonly rows: readonly Key[]
  /** Shown instead of the top row when asked for. */
  readonly more: readonly Key[]
}

/**
 * @param subject `general-math` or `additional-math`
 * @param hasNext whether there is another field to go on to
 */
export const keypadOf = (field: AskedField, subject: string, hasNext: boolean): Keypad => {
  const keys = own(field)
  // Places among the others.
  const room = hasNext ? 2 : 3
  const isTop = keys.length > room
  const fill = [mixed, tenPower, special('percent', '%')].filter(
    ({ id }) => isTop || keys.every((key) => key.id !== id),
  )
  const inside = [...(isTop ? [] : keys), ...fill].slice(0, room)
  const [first = mixed, second = tenPower, third = command('next')] = inside
  const rows = rowsOf(first, second, third)
  const has = new Set(rows.map(({ id }) => id))
  const others = more.filter(
    ({ id }) => !has.has(id) && (subject === 'additional-math' || !furtherFunctions.includes(id)),
  )
  return { top: isTop ? keys : [], rows, more: others }
}

const digits = (text: string) => [...text].map((digit) => plain(digit))

/** Digits on the left, signs in the middle, what moves the caret on the right. */
const rowsOf = (first: Key, second: Key, third: Key): readonly Key[] =>
  [
    [digits('789'), [fraction, special('root', '√'), special('pi', 'π'), command('delete')]],
    [digits('456'), [special('squared', '²'), special('power', '^'), special('times', '×'), command('left')]],
    [digits('123'), [plain('open', '('), plain('close', ')'), plain('plus', '+'), command('right')]],
    [
      [plain('0'), plain('point', '.'), first],
      [command('more'), second, plain('minus', '−'), third],
    ],
  ].flat(2)
