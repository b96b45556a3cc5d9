// Marks inequalities: x < 3, −2 ≤ x < 5, x < −1 or x > 4, (2, 5], x ≥ 0 and x ≠ 3. Each is a set of numbers, described by where
// it changes.
import { type Asked, inForm, type Marked, right, wrong } from './asked.ts'
import { evaluate } from './expression.ts'
import { markClass } from './mark-name.ts'
import { markNumber } from './mark-number.ts'
import { isPlain } from './plain.ts'
import { readExpression } from './read.ts'
import { agree } from './same-value.ts'
import { inKnownSigns } from './signs.ts'
import type { Unread } from './tokens.ts'
import { withoutUnit } from './units.ts'

type Of<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>

interface Numbers {
  readonly ends: readonly number[]
  /** Each end is worked out: 12/3 is not. */
  readonly isFinished: boolean
  readonly has: (x: number) => boolean
}

export const markInequality = (text: string, asked: Of<'inequality'>): Marked => {
  const { value, letter, isClass = false } = asked
  if (isClass && !/[<>≤≥≦≧⩽⩾]/.test(text)) {
    const marked = markClass(text, value.replace(/<=?\s*\p{L}\s*<=?/u, 'to'))
    if (marked.verdict !== 'unread') return marked
  }
  const wanted = numbersIn(inLetter(inKnownSigns(value), letter), 'or')
  if (typeof wanted === 'string') throw new Error(`the inequality "${value}" cannot be read: ${wanted}`)
  const known = inLetter(inKnownSigns(text), letter)
  // A comma may say either: x > −2, x < 5.
  const readings = (['or', 'and'] as const).map((comma) => numbersIn(known, comma))
  const read = readings.filter((one) => typeof one !== 'string')
  const sets = read.map(changesOf)
  const model = changesOf(wanted)
  if (sets.some((one) => isSame(one, model, agree)))
    return wanted.isFinished && !read.every(({ isFinished }) => isFinished) ? inForm('simplified') : right
  if (sets.some((one) => isSame(one, model, isRounded))) return inForm('exact')
  const [first] = readings
  if (typeof first === 'string') return { verdict: 'unread', why: first }
  const isNever = sets.every(({ parts }) => !parts.includes(true))
  if (!isNever || !/\band\b|&/i.test(text)) return wrong
  // 1 < x < 4 and 6 < x < 7 are two ranges; of x < −1 and x > 4, which is never so, it is not known.
  const either = known.replace(/\band\b|&/gi, 'or')
  const isOfRanges = /<[^<>]*<|>[^<>]*>/.test(known)
  const marked = isOfRanges ? markInequality(either, asked) : wrong
  return marked.verdict === 'wrong' ? { verdict: 'unread', why: 'shape' } : marked
}

const inWords: readonly (readonly [words: RegExp, sign: string])[] = [
  [
    /(?:is\s+)?(?:less|smaller)\s+than\s+or\s+equal\s+to|is\s+(?:at\s+most|not\s+(?:more|greater)\s+than)/gi,
    '<=',
  ],
  [/(?:is\s+)?(?:greater|more)\s+than\s+or\s+equal\s+to|is\s+(?:at\s+least|not\s+less\s+than)/gi, '>='],
  [/(?:is\s+)?(?:less|smaller)\s+than/gi, '<'],
  [/(?:is\s+)?(?:greater|more)\s+than/gi, '>'],
]

const isRounded = (given: number, exact: number): boolean => {
  const marked = markNumber(String(given), { kind: 'number', value: String(exact), to: { figures: 3 } })
  return marked.verdict === 'right'
}

/** The unknown as one sign: of the values of f(x) students also write y, or f. */
const inLetter = (text: string, letter: string): string => {
  const bare = inWords
    .reduce((left, [words, sign]) => left.replace(words, sign), text)
    .replace(/^\s*\p{L}\s*[:|]\s*(?=.*[<>])/u, '')
    .replace(/\{\s*\p{L}\s*[:|]\s*(?=.*[<>])|\}(?=\s*(?:$|∪|U\b|or\b|and\b))/giu, '')
    .replace(/^[^∈<>]*∈\s*(?=[[(\]])/u, '')
    .replace(/[,;][^,;]*∈\s*[Rℝ]\s*$/u, '')
  const isFunction = letter.length > 1 || letter === 'y'
  if (!isFunction) return bare.replace(new RegExp(`(?<!\\p{L})${letter}(?!\\p{L})`, 'giu'), unknown)
  const names =
    /\|?\s*\p{L}{1,2}(?:\^\(?-1\)?)?\s*\(\s*x\s*\)\s*\|?|\b(?:y|f|g|fg|gf|range)\b(?:\^\(?-1\)?)?|\|[yf]\|/gu
  return bare.replace(names, unknown)
}
const unknown = '#'

const numbersIn = (text: string, comma: 'or' | 'and'): Numbers | Unread => {
  if (text === '') return 'empty'
  const intervals = text.split(/\s*(?:\bor\b|∪|\bU\b)\s*/i).map((one) => intervalOf(one) ?? one)
  const joined = (one: string): Numbers | Unread =>
    combined(one.split(/\band\b|&|,|;/i).map(relationOf), 'every')
  return combined(
    intervals.flatMap((one) =>
      typeof one !== 'string' ? [one] : comma === 'or' ? one.split(/[,;]/).map(joined) : [joined(one)],
    ),
    'some',
  )
}

const combined = (all: readonly (Numbers | Unread)[], by: 'every' | 'some'): Numbers | Unread => {
  const sets: Numbers[] = []
  for (const one of all) {
    if (typeof one === 'string') return one
    sets.push(one)
  }
  return {
    ends: sets.flatMap(({ ends }) => ends),
    isFinished: sets.every(({ isFinished }) => isFinished),
    has: (x) => sets[by](({ has }) => has(x)),
  }
}

/** (2, 5] */
const intervalOf = (text: string): Numbers | null => {
  const [, open, low = '', high = '', close] =
    /^([([\]])([^,;]+)[,;]([^,;]+)([)\][])$/.exec(text.trim()) ?? []
  const [least, most] = [endOf(low), endOf(high)]
  if (typeof least === 'string' || typeof most === 'string') return null
  const [from, to] = [least.at, most.at]
  const has = (x: number) =>
    (x > from || (open === '[' && x === from)) && (x < to || (close === ']' && x === to))
  return { ends: [from, to].filter(Number.isFinite), isFinished: least.isFinished && most.isFinished, has }
}

interface End {
  readonly at: number
  readonly isFinished: boolean
}

const endOf = (text: string): End | Unread => {
  if (/^\s*[-+]?\s*inf(?:inity)?\s*$/i.test(text))
    return { at: text.includes('-') ? -Infinity : Infinity, isFinished: true }
  const plain = readExpression(text, [])
  const read = plain.ok ? plain : readExpression(withoutUnit(text, undefined).text, [])
  if (!read.ok) return plain.ok ? 'shape' : plain.why
  const end = evaluate(read.expression)
  return Number.isFinite(end) ? { at: end, isFinished: isPlain(read.expression) } : 'shape'
}

const holds: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
}

/** x < 3, or −2 ≤ x < 5 with both signs in one direction. */
const relationOf = (text: string): Numbers | Unread => {
  const pieces = text.split(/(<=|>=|!=|<|>|=)/).map((piece) => piece.trim())
  const signs = pieces.filter((_, index) => index % 2 === 1)
  const sides = pieces.filter((_, index) => index % 2 === 0)
  if (!/^(?:<=?(?: <=?)?|>=?(?: >=?)?|!?=)$/.test(signs.join(' '))) return 'shape'
  const values: End[] = []
  for (const side of sides) {
    const end = side === unknown ? { at: Number.NaN, isFinished: true } : endOf(side.replaceAll(unknown, 'x'))
    if (typeof end === 'string') return end
    values.push(end)
  }
  if (sides.filter((side) => side === unknown).length !== 1 || (signs.length === 2 && sides[1] !== unknown))
    return 'shape'
  const at = (x: number, index: number) => (sides[index] === unknown ? x : (values[index]?.at ?? 0))
  return {
    ends: values.map((end) => end.at).filter(Number.isFinite),
    isFinished: values.every(({ isFinished }) => isFinished),
    has: (x) => signs.every((sign, index) => holds[sign]?.(at(x, index), at(x, index + 1)) ?? false),
  }
}

/** Where a set changes, and what of it is between and at those places, from the left to the right. */
const changesOf = ({ ends, has }: Omit<Numbers, 'isFinished'>) => {
  const sorted = [...new Set(ends)].sort((one, other) => one - other)
  const between = (index: number) => {
    const [low, high] = [sorted[index - 1], sorted[index]]
    return low === undefined ? (high ?? 1) - 1 : high === undefined ? low + 1 : (low + high) / 2
  }
  const kept: number[] = []
  const parts = [has(between(0))]
  for (const [index, end] of sorted.entries()) {
    const [at, after] = [has(end), has(between(index + 1))]
    if (at === parts.at(-1) && at === after) continue
    kept.push(end)
    parts.push(at, after)
  }
  return { ends: kept, parts }
}

type Changes = ReturnType<typeof changesOf>

const isSame = (given: Changes, model: Changes, isEnd: (one: number, other: number) => boolean): boolean =>
  given.ends.length === model.ends.length &&
  given.parts.every((part, index) => part === model.parts[index]) &&
  given.ends.every((end, index) => isEnd(end, model.ends[index] ?? Number.NaN))
