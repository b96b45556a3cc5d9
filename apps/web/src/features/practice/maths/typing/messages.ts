// The words of typed answers: fields, keypad, verdicts, and formulas as they are read aloud.
import type { Mark } from '@toron/contract/maths.ts'
import { currencyName } from '@toron/domain/product.ts'
import type { Wants } from '@toron/domain/typed-answers/asked.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import type { Unread } from '@toron/domain/typed-answers/tokens.ts'
import { partSign } from '../messages.ts'

const andList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** What to do with a text that cannot be read. */
const unread: Readonly<Record<Exclude<Unread, 'shape' | 'unknown-letter'>, string>> = {
  empty: 'Type an answer first.',
  'too-long': 'That is longer than any answer here. Shorten it.',
  'unknown-sign': 'One of these signs has no meaning here. Use the signs of the keypad.',
  brackets: 'A bracket is missing: every ( needs its ).',
  incomplete: 'Something is missing, such as a number after a sign.',
  comma: 'What is the comma? Write a decimal with a point, 3.5, and thousands without a comma, 1200.',
  'ambiguous-fraction': 'This can be read in two ways. Use brackets: (1/2)x or 1/(2x).',
  'calculator-power': 'Write a power of ten as × 10^, such as 4.2 × 10^-4.',
  'ambiguous-function': 'This can be read in two ways. Use brackets: √(2x) or √(2)x, sin(2x) or sin(2)x.',
}

/** On a grid, and not with signs. */
const isPlaced = (kind: AnswerField['kind']): boolean => kind === 'points' || kind === 'lines'

const verdicts: Readonly<Record<Mark['verdict'], string>> = {
  right: 'Right',
  form: 'Right value, but not in this form',
  wrong: 'Not right',
  unread: "I can't read this",
}

/** How an answer of each kind looks. */
const shape: Readonly<Record<AnswerField['kind'], string>> = {
  number: 'A number is wanted here, such as 12.5 or 3/4.',
  expression: 'An expression is wanted here, such as 3x + 2.',
  equation: 'An equation is wanted here, with one equals sign.',
  inequality: 'An inequality is wanted here, such as x < 3 or −2 ≤ x < 5.',
  coordinates: 'Coordinates are wanted here, such as (3, −2).',
  list: 'Values with commas between them are wanted here, such as 2, 3, 5.',
  matrix: 'A number is wanted in every place.',
  ratio: 'A ratio is wanted here, such as 2 : 3.',
  time: 'A time is wanted here, such as 14:35 or 2 h 35 min.',
  word: 'A word is wanted here.',
  points: 'Place all the points, then check.',
  lines: 'Place both ends of every line, then check.',
}

const wants: Readonly<Record<Wants, string>> = {
  simplified: 'Simplify it fully.',
  factorised: 'Factorise it fully.',
  expanded: 'Multiply out all brackets and collect like terms.',
  'single-fraction': 'Write it as a single fraction in its simplest form.',
  fraction: 'Write it as a fraction.',
  'mixed-number': 'Write it as a mixed number, such as 2 1/3.',
  decimal: 'Write it as a decimal.',
  integer: 'Write it as a whole number.',
  'standard-form': 'Write it in standard form, such as 4.2 × 10^5.',
  'prime-factors': 'Write it as a product of prime factors.',
  'index-form': 'Write it with powers, each prime once, such as 2^3 × 5.',
  'form-of-question': 'Write it in the form that the question asks for.',
  exact: 'Give the exact value, not a rounded one.',
  figures: 'Give as many significant figures as the question asks for.',
  places: 'Give as many decimal places as the question asks for.',
  'more-accurate': 'Give it more accurately: three significant figures are usual.',
  unit: 'Give it in the unit of the question.',
  subject: 'Leave the letter that is asked for alone on the left, as in y = …',
  'whole-numbers': 'Write it with whole numbers only, in the form that the question gives.',
  'more-values': 'There is more to find.',
  constant: 'Add the constant of integration, + c.',
  'simplest-ratio': 'Simplify the ratio: whole numbers without a common factor.',
}

/** How signs are spoken; others are spoken as they are. */
const signs: Readonly<Record<string, string>> = {
  '−': 'minus',
  '-': 'minus',
  '+': 'plus',
  '×': 'times',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  ':': 'to',
  ',': ',',
  '(': 'open bracket',
  ')': 'close bracket',
  '|': 'modulus',
  '!': 'factorial',
  '°': 'degrees',
  '%': 'percent',
  π: 'pi',
}

const keys: Readonly<Record<string, string>> = {
  fraction: 'Fraction',
  root: 'Root',
  cubeRoot: 'Cube root',
  pi: 'Pi',
  // A name has in it what stands on the key.
  squared: 'x² squared',
  power: 'Power',
  tenPower: '×10 to a power',
  mixed: 'Space, for a mixed number',
  times: 'Times',
  plus: 'Plus',
  minus: 'Minus',
  plusMinus: 'Plus or minus',
  point: 'Point',
  comma: 'Comma',
  colon: 'Colon',
  equals: 'Equals',
  less: 'Less than',
  greater: 'Greater than',
  atMost: 'Less than or equal to',
  atLeast: 'Greater than or equal to',
  or: 'Or',
  open: 'Open bracket',
  close: 'Close bracket',
  modulus: 'Modulus',
  factorial: 'Factorial',
  percent: 'Percent',
  degrees: 'Degrees',
  e: 'The number e',
  am: 'am',
  pm: 'pm',
  hours: 'Hours',
  minutes: 'Minutes',
  delete: 'Delete',
  left: 'Left',
  right: 'Right',
  next: 'Next field',
  more: 'More signs',
}

export const messages = {
  title: 'Your answer',
  /** What stands for whatever is raised to a power, on a key. */
  base: 'x',
  partSign,
  /** The accessible name of a field. */
  field: (part: string, name: string | undefined, unit: string | undefined) =>
    [
      part === '' ? 'Your answer' : `Answer to part ${part}`,
      ...(name === undefined ? [] : [`: ${name}`]),
      ...(unit === undefined ? [] : [`, in ${unit}`]),
    ].join(''),
  cell: (field: string, row: number, column: number) => `${field}: row ${row}, column ${column}`,
  /** Before a field. @param isSymbol whether the field says what the name is equal to */
  before: (name: string, isSymbol: boolean) => (isSymbol ? `${name} =` : name),
  /** Above the field, where it is too long to stand before it. */
  named: (name: string) =>
    /^\p{Ll}{2,}(?=\s|$)/u.test(name) ? name.slice(0, 1).toUpperCase() + name.slice(1) : name,
  placeholder: 'Your answer',
  untyped: (parts: readonly string[]) =>
    parts.length === 1 && parts[0] === ''
      ? 'The rest you mark yourself with the answer.'
      : `Part ${andList(parts.map((part) => `(${part})`))} is not typed: you mark it yourself with the answer.`,
  unfinished: 'Not finished: something is missing.',
  check: 'Check',
  checking: 'Checking your answer',
  hide: 'Hide the keypad',
  keypad: 'Keypad',
  typeHere: 'Type your answer',
  keyboard: 'On a keyboard: sqrt for √, pi for π, ^ for a power, <= for ≤. Enter checks.',
  verdictOf: (verdict: Mark['verdict'], kind: AnswerField['kind']): string =>
    verdict === 'unread' && isPlaced(kind) ? 'Not finished' : verdicts[verdict],
  wrong: 'Look at it again, and try as often as you like.',
  free: 'This costs nothing.',
  wants,
  unread: (why: Unread, field: Pick<AnswerField, 'kind' | 'letters'>): string => {
    if (why === 'shape' || isPlaced(field.kind)) return shape[field.kind]
    if (why !== 'unknown-letter') return unread[why]
    const letters = field.letters ?? []
    return letters.length === 0
      ? 'Only a number is wanted here, without letters.'
      : `The letters here are ${andList(letters)}.`
  },
  solved: 'All right!',
  solvedBefore: 'You solved this today.',
  waiting: 'There is no connection. Your try is kept, and marked as soon as there is one.',
  visitor: `Signed in, you'd earn ${currencyName} for this.`,
  /** The accessible name of a key; a digit or letter is its own. */
  key: (id: string): string => keys[id] ?? id,
  words: {
    hole: 'blank',
    over: (over: string, under: string) => `${over} over ${under}`,
    power: (base: string, exponent: string) => {
      if (exponent === '2') return `${base} squared`
      return exponent === '3' ? `${base} cubed` : `${base} to the power ${exponent}`
    },
    root: (of: string) => `root ${of}`,
    cubeRoot: (of: string) => `cube root ${of}`,
    group: (words: string) => `(${words})`,
    nextRow: '; ',
    nextCell: ', ',
    signs,
  },
} as const
