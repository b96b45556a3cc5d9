// Marks a number: exactly, or to so many figures or places as examiners do.
import { inDigits, inSize, restated, withoutNotes, withoutSize } from './around-number.ts'
import { inForm, type Marked, type NumberAsked, type Rounding, right, wrong } from './asked.ts'
import { combinationOf, inFactorials, markCombination, numberOf } from './combinations.ts'
import { type Expression, evaluate, hasDecimal, someIn } from './expression.ts'
import { hoursOf } from './mark-time.ts'
import { afterWorking } from './names.ts'
import { markForm, typedDecimal } from './number-forms.ts'
import { isFractionOfWholes, isPlain, unsigned } from './plain.ts'
import { expressionAsked, readExpression } from './read.ts'
import { type Decimal, decimalOf, roundedTo } from './rounding.ts'
import { agree } from './same-value.ts'
import { inKnownSigns, longestAnswer } from './signs.ts'
import { withoutUnit } from './units.ts'

/** The value of a number as content writes it. @throws Error where it cannot be read */
export const valueAsked = (value: string): number => {
  const combination = combinationOf(value)
  return combination ? numberOf(combination) : evaluate(expressionAsked(value, []))
}

export const markNumber = (text: string, asked: NumberAsked): Marked => {
  if (text.length > longestAnswer) return { verdict: 'unread', why: 'too-long' }
  const known = inKnownSigns(text)
  const marked = markText(known, asked)
  if (marked.verdict === 'right') return marked
  const { orUnit, ...alone } = asked
  if (orUnit !== undefined && markText(known, { ...alone, unit: orUnit }).verdict === 'right') return right
  const others = [...restated(known, marked.verdict), ...inSize(known, asked.unit)].map((other) =>
    markText(other, asked),
  )
  const better = others.find(({ verdict }) => verdict === 'right')
  return (
    better ?? (marked.verdict === 'wrong' ? others.find(({ verdict }) => verdict === 'form') : null) ?? marked
  )
}

/** @param known in known signs */
const markText = (known: string, asked: NumberAsked): Marked => {
  const inHours = hoursOf(known, asked.unit)
  if (inHours !== null) return markText(String(inHours), asked)
  if (asked.unit === undefined && known.search(inverse) !== -1) {
    // An angle whose degrees stand in the question.
    const marked = markText(known, { ...asked, unit: '°' })
    if (marked.verdict === 'form') return marked
  }
  const combination = asked.form === 'combination' ? markCombination(known, asked.value) : null
  if (combination) return combination
  const sized = withoutSize(afterWorking(inFactorials(withoutNotes(known))), asked.unit)
  const stripped = withoutUnit(sized.text, sized.unit)
  const times = sized.times * stripped.times
  // Many write × as the letter.
  const typed = inDigits(stripped.text).replace(/(?<=[\d)]\s*)[xX](?=\s*[\d(√])/g, '*')
  const bare = asked.unit === '°' ? inverseInDegrees(typed) : typed
  const read = readExpression(bare, [])
  if (!read.ok) return { verdict: 'unread', why: read.why }
  const given = (bare === typed ? times : 1) * evaluate(read.expression)
  if (!Number.isFinite(given)) return { verdict: 'unread', why: 'shape' }
  const marked = markValue(read.expression, given, asked, times === 1)
  if (marked.verdict === 'wrong' && /(?:sin|cos|tan)\s*\(?\s*\d/.test(bare) && !bare.includes('°'))
    return { verdict: 'unread', why: 'ambiguous-function' }
  const isInUnit = stripped.ok && !(asked.isUnitNamed && stripped.times !== 1)
  if (marked.verdict !== 'wrong') return isInUnit ? marked : inForm('unit')
  const isOtherUnit =
    isInDegrees(known, given, asked) ||
    isRoundedInUnit(read.expression, stripped.times, asked) ||
    isWithWrongUnit(read.expression, stripped.times, asked)
  return isOtherUnit ? inForm('unit') : wrong
}

/** 12.4 m for 12.4 cm. */
const isWithWrongUnit = (expression: Expression, times: number, asked: NumberAsked): boolean =>
  times !== 1 && markValue(expression, evaluate(expression), asked, true).verdict === 'right'

/** 2.21 hours for 132.4 minutes. */
const isRoundedInUnit = (expression: Expression, times: number, { value, to }: NumberAsked): boolean => {
  if (times === 1 || !to) return false
  const inUnit = valueAsked(value) / times
  return markRounded(expression, evaluate(expression), inUnit, { figures: 3 }, true).verdict === 'right'
}

/** tan⁻¹ 0.8, of which a field of degrees wants degrees. */
const inverseInDegrees = (text: string): string =>
  text.search(inverse) === -1 ? text : text.replace(inverse, '(180/π)$1$2^(-1)').replace(/°$/, '')
const inverse = /(?:arc|a)(sin|cos|tan)|(sin|cos|tan)\s*\^\s*(?:\(\s*-\s*1\s*\)|-1)/gi

/** 96° for 8π/15; 106.3° for 1.8546, though it is 1.86. */
const isInDegrees = (text: string, given: number, { value }: NumberAsked): boolean => {
  const [typed, wanted] = [(given * Math.PI) / 180, valueAsked(value)].map((one) =>
    roundedTo(one, { figures: 3 }),
  )
  const toPlace = roundedTo((valueAsked(value) * 180) / Math.PI, { places: 1 })
  return /°|deg/i.test(inKnownSigns(text)) && (typed === wanted || agree(given, toPlace))
}

type Ends = NonNullable<NumberAsked['accept']>

/** Also what is rounded to an end: 52.84 where 52.8 is the greatest. */
const isWithin = (given: number, [low, high]: Ends, to: Rounding | undefined): boolean =>
  [given, to ? roundedTo(given, to) : given].some(
    (one) => one >= valueAsked(low) - 1e-12 && one <= valueAsked(high) + 1e-12,
  )

/** @param isAsTyped false for 12 mm instead of 1.2 cm, which has its figures in another place */
const markValue = (expression: Expression, given: number, asked: NumberAsked, isAsTyped: boolean): Marked => {
  const value = valueAsked(asked.value)
  if (asked.accept && isWithin(given, asked.accept, asked.to))
    return markAccepted(expression, given, asked, asked.accept)
  if (asked.to) {
    const marked = markRounded(expression, given, value, asked.to, isAsTyped)
    return marked.verdict === 'right' && asked.form ? markForm(expression, asked) : marked
  }
  if (agree(given, value)) return markForm(expression, asked)
  return isRounding(expression, given, value) ? inForm('exact') : wrong
}

/** What a rounded working leads to, rounded as the question says and worked out. */
const markAccepted = (
  expression: Expression,
  given: number,
  { value, to }: NumberAsked,
  accept: Ends,
): Marked => {
  const decimal = decimalOf(typedDecimal(expression))
  const digits = decimal ?? frontOf(expression)
  // 4 for 4.0 is the value itself.
  const isValue = digits && to && !isFiner(digits, to) && agree(given, valueAsked(value))
  if (to?.isNamed && !isValue && !(digits && hasDigits(digits, to)))
    return inForm('figures' in to ? 'figures' : 'places')
  if (!isPlain(expression) || isOfRounded(expression, given, valueAsked(value))) return inForm('decimal')
  const [low, high] = [valueAsked(accept[0]), valueAsked(accept[1])]
  // 17 for 16.9, where 16.6 to 17.2 is accepted: no two whole numbers are told apart there.
  const isCoarse =
    decimal &&
    to &&
    'figures' in to &&
    decimal.figures.most < to.figures &&
    10 ** -decimal.places > high - low &&
    // 86 where 86.0 is an end.
    ![low, high, roundedTo(valueAsked(value), to)].some((one) => agree(given, one))
  return isCoarse ? inForm('more-accurate') : right
}

const markRounded = (
  expression: Expression,
  given: number,
  value: number,
  to: NonNullable<NumberAsked['to']>,
  isAsTyped: boolean,
): Marked => {
  const rounded = roundedTo(value, to)
  const decimal = decimalOf(typedDecimal(expression))
  const wants = inForm('figures' in to ? 'figures' : 'places')
  // 3575 for 3574.8 is right, though to three figures it would be 3580.
  const isFinerRounding =
    decimal && isFiner(decimal, to) && agree(given, roundedTo(value, { places: decimal.places }))
  if (!agree(roundedTo(given, to), rounded) && !agree(given, value) && !isFinerRounding)
    return isCoarser(expression, given, value, to) ? (to.isNamed ? wants : inForm('more-accurate')) : wrong
  if (!decimal) {
    // 4.73 × 10⁴ has its figures in front.
    const front = frontOf(expression)
    const hasFigures = front && 'figures' in to && hasDigits(front, to)
    if (to.isNamed) return hasFigures ? right : wants
    if (isOfRounded(expression, given, value)) return inForm('decimal')
    return isPlain(expression) || isCertain(expression) ? right : inForm('decimal')
  }
  return to.isNamed && isAsTyped && !hasDigits(decimal, to) ? wants : right
}

/** √664.2 and π − 1.29, but not 87.9π: neither exact nor worked out. */
const isOfRounded = (expression: Expression, given: number, value: number): boolean =>
  !agree(given, value) && someIn(expression, (part) => ['root', 'sum'].includes(part.is) && hasDecimal(part))

/** 8/8: a probability of one stays a fraction of whole numbers. */
const isCertain = (expression: Expression): boolean =>
  expression.is === 'fraction' &&
  isFractionOfWholes(expression.over, expression.under) &&
  evaluate(expression) === 1

/** Of 7.30 × 10³ the 7.30; of 11% the 11. */
const frontOf = (expression: Expression): Decimal | null => {
  const of = unsigned(expression)
  if (of.is === 'percent') return of.of.is === 'number' ? decimalOf(of.of.text) : null
  if (of.is !== 'product' || of.factors.length !== 2) return null
  const [front, power] = of.factors
  const base = power?.is === 'power' ? power.base : power
  const isPowerOfTen = base?.is === 'number' && base.text === '10'
  return front?.is === 'number' && isPowerOfTen ? decimalOf(front.text) : null
}

const hasDigits = ({ places, figures, value }: Decimal, to: Rounding): boolean => {
  if (!('places' in to)) return to.figures >= figures.least && to.figures <= figures.most
  return places === Math.max(0, to.places) && agree(value, roundedTo(value, to))
}

const isFiner = ({ places, figures, value }: Decimal, to: Rounding): boolean => {
  if (!('places' in to)) return figures.least > to.figures
  return places > Math.max(0, to.places) || !agree(value, roundedTo(value, to))
}

/** Rounded rightly, to fewer places, or to fewer figures but at least two. */
const isCoarser = (expression: Expression, given: number, value: number, to: Rounding): boolean => {
  const decimal = decimalOf(typedDecimal(expression))
  const digits = decimal ?? frontOf(expression)
  if (!digits || isFiner(digits, to)) return false
  if (decimal && agree(given, roundedTo(value, { places: decimal.places })))
    return 'places' in to || decimal.figures.most >= 2
  const { least, most } = digits.figures
  // 890 for 891.7 to the nearest whole number.
  return (
    ('figures' in to || to.places <= 0) &&
    Array.from({ length: most - least + 1 }, (_, more) => least + more).some(
      (figures) => figures >= 2 && agree(given, roundedTo(value, { figures })),
    )
  )
}

/** A decimal for 3√3/2, or 0.533π for 8π/15; of a whole number, three figures of it. */
const isRounding = (expression: Expression, given: number, value: number): boolean => {
  const decimal = decimalOf(typedDecimal(expression))
  const least = Number.isInteger(value) ? 3 : 2
  if (decimal)
    return (
      decimal.figures.most >= least &&
      [{ places: decimal.places }, { figures: Math.max(least, decimal.figures.least) }].some((to) =>
        agree(given, roundedTo(value, to)),
      )
    )
  return hasDecimal(expression) && agree(roundedTo(given, { figures: 3 }), roundedTo(value, { figures: 3 }))
}
