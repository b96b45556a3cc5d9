// Marks a number: exactly, or to so many figures or places as examiners do.
import {
  inForm,
  type Marked,
  type NumberAsked,
  type NumberForm,
  type Rounding,
  right,
  wrong,
} from './asked.ts'
import { type Expression, evaluate, partsOf } from './expression.ts'
import { areCollected, factorsOf, isWorkedOut } from './forms.ts'
import { expressionAsked, readExpression } from './read.ts'
import { decimalOf, roundedTo } from './rounding.ts'
import { agree } from './same-value.ts'
import { withoutUnit } from './units.ts'

/** The value of a number as content writes it. @throws Error where it cannot be read */
export const valueAsked = (value: string): number => evaluate(expressionAsked(value, []))

export const markNumber = (text: string, asked: NumberAsked): Marked => {
  const stripped = withoutUnit(text, asked.unit)
  if (!stripped.ok) return inForm('unit')
  // Many write × as the letter.
  const bare = stripped.text.replace(named, '').replace(/(?<=[\d)]\s*)[xX](?=\s*\d)/, '*')
  const read = readExpression(bare, [])
  if (!read.ok) return { verdict: 'unread', why: read.why }
  const given = evaluate(read.expression) * stripped.times
  if (!Number.isFinite(given)) return { verdict: 'unread', why: 'shape' }
  const value = valueAsked(asked.value)
  if (asked.accept && isWithin(given, asked.accept)) return right
  // 12 mm for 1.2 cm has its figures in another place.
  const isAsTyped = stripped.times === 1
  const marked = asked.to
    ? markRounded(read.expression, given, value, { ...asked.to }, isAsTyped)
    : markExact(read.expression, given, asked)
  // 10 sin 34 may mean degrees.
  return marked.verdict === 'wrong' && /(?:sin|cos|tan)\s*\(?\s*\d/.test(bare) && !bare.includes('°')
    ? { verdict: 'unread', why: 'ambiguous-function' }
    : marked
}

/** x = 3, or DE = 3: the name that the field has anyway. */
const named = /^\s*\p{L}[\p{L}′']{0,8}\s*=(?!=)/u

const isWithin = (given: number, [low, high]: readonly [string, string]) =>
  given >= valueAsked(low) - 1e-12 && given <= valueAsked(high) + 1e-12

const markRounded = (
  expression: Expression,
  given: number,
  value: number,
  to: Rounding & { readonly isNamed?: boolean },
  isAsTyped: boolean,
): Marked => {
  const rounded = roundedTo(value, to)
  const front = frontOf(expression)
  if (front && 'figures' in to && agree(given, rounded)) {
    const { least, most } = front.figures
    return !to.isNamed || (to.figures >= least && to.figures <= most) ? right : inForm('figures')
  }
  const wants = inForm('figures' in to ? 'figures' : 'places')
  const decimal = decimalOf(typedDecimal(expression))
  if (!decimal) {
    if (!agree(given, rounded) && !agree(given, value)) return wrong
    return to.isNamed ? wants : right
  }
  if (agree(given, rounded)) return to.isNamed && isAsTyped && !hasDigits(decimal, to) ? wants : right
  const unit = 10 ** -decimal.places
  if (isAsTyped && Math.abs(given - value) <= unit / 2 + 1e-12 && isFiner(decimal, to))
    return to.isNamed ? wants : right
  if (!isAsTyped && agree(roundedTo(given, to), rounded)) return right
  const isCoarser = [1, 2, 3, 4].some((figures) => agree(given, roundedTo(value, { figures })))
  return isCoarser && !isFiner(decimal, to) ? (to.isNamed ? wants : inForm('more-accurate')) : wrong
}

/** Of 7.30 × 10³ the 7.30. */
const frontOf = (expression: Expression): Digits | null => {
  const of = unsigned(expression)
  if (of.is !== 'product' || of.factors.length !== 2) return null
  const [front, power] = of.factors
  const isPowerOfTen = power?.is === 'power' && power.base.is === 'number' && power.base.text === '10'
  return front?.is === 'number' && isPowerOfTen ? decimalOf(front.text) : null
}

type Digits = NonNullable<ReturnType<typeof decimalOf>>

const hasDigits = ({ places, figures }: Digits, to: Rounding): boolean =>
  'places' in to ? places === to.places : to.figures >= figures.least && to.figures <= figures.most

const isFiner = ({ places, figures }: Digits, to: Rounding): boolean =>
  'places' in to ? places > to.places : figures.least > to.figures

/** `-3.50` as typed, also in front of a power of ten; empty for anything else. */
const typedDecimal = (expression: Expression): string => {
  if (expression.is === 'negative') {
    const inner = typedDecimal(expression.of)
    return inner === '' || inner.startsWith('-') ? '' : `-${inner}`
  }
  return expression.is === 'number' ? expression.text : ''
}

const markExact = (expression: Expression, given: number, asked: NumberAsked): Marked => {
  const value = valueAsked(asked.value)
  if (!agree(given, value)) {
    const decimal = decimalOf(typedDecimal(expression))
    const isRounded =
      decimal && decimal.figures.least >= 3 && agree(given, roundedTo(value, { places: decimal.places }))
    return isRounded ? inForm('exact') : wrong
  }
  const form: NumberForm | undefined = asked.form
  switch (form) {
    case undefined:
      return right
    case 'exact':
      return isExact(expression) &&
        (isRationalised(expression) || !isRationalised(expressionAsked(asked.value, [])))
        ? right
        : inForm('simplified')
    case 'fraction':
      return markFraction(expression)
    case 'mixed-number':
      if (unsigned(expression).is !== 'mixed') return inForm('mixed-number')
      return isWorkedOut(unsigned(expression)) ? right : inForm('simplified')
    case 'decimal':
    case 'integer':
      return typedDecimal(expression) !== '' ? right : inForm(form)
    case 'standard-form':
      return isStandardForm(unsigned(expression)) ? right : inForm('standard-form')
    case 'prime-factors':
      return factorsOf(expression).every(isPrime) ? right : inForm('prime-factors')
  }
}

const unsigned = (expression: Expression): Expression =>
  expression.is === 'negative' ? expression.of : expression

const isExact = (expression: Expression): boolean => {
  const holds = (part: Expression): boolean =>
    isWorkedOut(part) && areCollected(part) && partsOf(part).every(holds)
  return holds(expression)
}

/** No root below a line. */
const isRationalised = (expression: Expression): boolean => {
  const hasRoot = (part: Expression): boolean => part.is === 'root' || partsOf(part).some(hasRoot)
  const holds = (part: Expression): boolean =>
    !(part.is === 'fraction' && hasRoot(part.under)) && partsOf(part).every(holds)
  return holds(expression)
}

const markFraction = (expression: Expression): Marked => {
  const fraction = unsigned(expression)
  const isWholeNumber = fraction.is === 'number' && /^\d+$/.test(fraction.text)
  if (isWholeNumber) return right
  const parts = fraction.is === 'fraction' ? [fraction.over, fraction.under].map(unsigned) : []
  const isOfWholes =
    parts.length === 2 && parts.every((part) => part.is === 'number' && /^\d+$/.test(part.text))
  if (!isOfWholes) return inForm('fraction')
  return isWorkedOut(fraction) ? right : inForm('simplified')
}

const isStandardForm = (expression: Expression): boolean => {
  if (expression.is !== 'product') return false
  const [number, power, more] = expression.factors
  if (more || number?.is !== 'number' || power?.is !== 'power' || power.base.is !== 'number') return false
  const size = Number(number.text)
  return size >= 1 && size < 10 && power.base.text === '10' && Number.isInteger(evaluate(power.exponent))
}

const isPrime = (factor: Expression): boolean => {
  const value = factor.is === 'number' ? Number(factor.text) : 0
  if (!Number.isInteger(value) || value < 2) return false
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false
  return true
}
