// Marks equations and inequalities.
import { type Asked, inForm, type Marked, right, wrong } from './asked.ts'
import { type Expression, evaluate, lettersOf } from './expression.ts'
import { readExpression } from './read.ts'
import { agree, isMultiple } from './same-value.ts'
import { inKnownSigns, longestAnswer } from './signs.ts'
import type { Unread } from './tokens.ts'

type Of<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>

type Sides = { readonly left: Expression; readonly right: Expression }

const sidesOf = (text: string, letters: readonly string[]): Sides | Unread => {
  const [left, over, more] = inKnownSigns(text).split('=')
  if (left === undefined || over === undefined || more !== undefined) return 'shape'
  const [one, other] = [readExpression(left, letters), readExpression(over, letters)]
  if (!one.ok) return one.why
  if (!other.ok) return other.why
  return { left: one.expression, right: other.expression }
}

const difference = ({ left, right: over }: Sides): Expression => ({
  is: 'sum',
  terms: [left, { is: 'negative', of: over }],
})

export const markEquation = (text: string, { value, letters, form }: Of<'equation'>): Marked => {
  if (text.length > longestAnswer) return { verdict: 'unread', why: 'too-long' }
  const wanted = sidesOf(value, letters)
  if (typeof wanted === 'string') throw new Error(`the equation "${value}" cannot be read: ${wanted}`)
  const given = sidesOf(text, letters)
  if (typeof given === 'string') return { verdict: 'unread', why: given }
  if (!isSameEquation(given, wanted)) return wrong
  return form === 'subject' && !isSubject(given, wanted) ? inForm('subject') : right
}

/** Each side times a constant, and terms moved over, change nothing; a factor with letters may. */
const isSameEquation = (one: Sides, other: Sides): boolean => isMultiple(difference(one), difference(other))

const isSubject = ({ left, right: over }: Sides, wanted: Sides): boolean => {
  const [subject] = lettersOf(wanted.left)
  const isAlone = (side: Expression) => side.is === 'letter' && side.name === subject
  const isFree = (side: Expression) => subject !== undefined && !lettersOf(side).has(subject)
  return (isAlone(left) && isFree(over)) || (isAlone(over) && isFree(left))
}

/** Values from one end to another; an end is in it or not. */
interface Interval {
  readonly from: number
  readonly to: number
  readonly hasFrom: boolean
  readonly hasTo: boolean
}

export const markInequality = (text: string, { value, letter }: Of<'inequality'>): Marked => {
  if (text.length > longestAnswer) return { verdict: 'unread', why: 'too-long' }
  const wanted = intervalsOf(value, letter)
  if (typeof wanted === 'string') throw new Error(`the inequality "${value}" cannot be read: ${wanted}`)
  const given = intervalsOf(inFunction(text, letter), letter)
  if (typeof given === 'string') return { verdict: 'unread', why: given }
  const isSame =
    given.length === wanted.length && given.every((one, index) => isEqual(one, wanted[index] as Interval))
  return isSame ? right : wrong
}

/** Of the values of f(x) students also write y, or f. */
const inFunction = (text: string, letter: string): string => {
  const name = letter.endsWith('(x)') ? letter.slice(0, -3) : null
  if (name === null || text.includes('(')) return text
  return text.replace(new RegExp(`\\b(?:y|${name})\\b`, 'g'), letter)
}

const intervalsOf = (text: string, letter: string): readonly Interval[] | Unread => {
  const known = inKnownSigns(text)
  if (known === '') return 'empty'
  const intervals: Interval[] = []
  for (const alternative of known.split(/\bor\b|,|∪/i)) {
    let all: Interval = { from: -Infinity, to: Infinity, hasFrom: false, hasTo: false }
    for (const part of alternative.split(/\band\b|&/i)) {
      const interval = intervalOf(part, letter)
      if (typeof interval === 'string') return interval
      all = intersection(all, interval)
    }
    intervals.push(all)
  }
  return intervals.sort((one, other) => one.from - other.from)
}

const intervalOf = (text: string, letter: string): Interval | Unread => {
  const pieces = text.split(/(<=|>=|<|>)/).map((piece) => piece.trim())
  if (pieces.length !== 3 && pieces.length !== 5) return 'shape'
  let interval: Interval = { from: -Infinity, to: Infinity, hasFrom: false, hasTo: false }
  const directions = new Set<string>()
  for (let at = 0; at + 2 < pieces.length; at += 2) {
    const [left = '', sign = '', over = ''] = pieces.slice(at, at + 3)
    const isLeft = left === letter
    if (isLeft === (over === letter)) return 'shape'
    const read = readExpression(isLeft ? over : left, [])
    if (!read.ok) return read.why
    const end = evaluate(read.expression)
    if (!Number.isFinite(end)) return 'shape'
    directions.add(sign[0] ?? '')
    const isBelow = (sign[0] === '<') === isLeft
    const has = sign.length === 2
    interval = intersection(
      interval,
      isBelow
        ? { from: -Infinity, to: end, hasFrom: false, hasTo: has }
        : { from: end, to: Infinity, hasFrom: has, hasTo: false },
    )
  }
  return directions.size === 1 ? interval : 'shape'
}

const intersection = (one: Interval, other: Interval): Interval => {
  const low = one.from > other.from ? one : other
  const high = one.to < other.to ? one : other
  return { from: low.from, hasFrom: low.hasFrom, to: high.to, hasTo: high.hasTo }
}

const isEqual = (one: Interval, other: Interval): boolean =>
  one.hasFrom === other.hasFrom &&
  one.hasTo === other.hasTo &&
  (one.from === other.from || agree(one.from, other.from)) &&
  (one.to === other.to || agree(one.to, other.to))
