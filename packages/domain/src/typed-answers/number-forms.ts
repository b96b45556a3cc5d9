// Whether a number has the form that was asked for. Its value is compared elsewhere.
import { inForm, type Marked, type NumberAsked, type NumberForm, right } from './asked.ts'
import { type Expression, evaluate, partsOf, someIn } from './expression.ts'
import { areCollected, factorsOf, isWorkedOut } from './forms.ts'
import { isPlain, isRational, unsigned } from './plain.ts'
import { expressionAsked } from './read.ts'

/** `-3.50` as typed, also in front of a power of ten; empty for anything else. */
export const typedDecimal = (expression: Expression): string => {
  if (expression.is === 'negative') {
    const inner = typedDecimal(expression.of)
    return inner === '' || inner.startsWith('-') ? '' : `-${inner}`
  }
  return expression.is === 'number' ? expression.text : ''
}

export const markForm = (expression: Expression, asked: NumberAsked): Marked => {
  const form: NumberForm | undefined = asked.form
  switch (form) {
    case undefined:
      return isFinished(expression, expressionAsked(asked.value, [])) ? right : inForm('simplified')
    case 'simplest-surd':
      return isSimplified(expression) && isRationalised(expression) && hasNoBrackets(expression)
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
    case 'index-form':
      return factorsOf(expression).every(isPrime) && isEachPrimeOnce(expression) ? right : inForm(form)
    case 'factorials':
      return isOfFactorials(expression) ? right : inForm('form-of-question')
    case 'combination':
      return inForm('form-of-question')
    case 'ratio-of-logarithms':
      return isRatioOfLogarithms(unsigned(expression)) ? right : inForm('form-of-question')
    case 'one-logarithm':
      return isLogarithm(expression) ? right : inForm('form-of-question')
    case 'logarithm-to-base':
      return isToBase(expression, expressionAsked(asked.value, [])) ? right : inForm('form-of-question')
  }
}

const isSimplified = (expression: Expression): boolean => {
  const holds = (part: Expression): boolean =>
    isWorkedOut(part) && areCollected(part) && !isRatioOfAngle(part) && partsOf(part).every(holds)
  return holds(expression)
}

/** sin 45° is no number yet. */
export const isRatioOfAngle = (part: Expression): boolean =>
  part.is === 'function' && part.name !== 'ln' && part.name !== 'lg'

/** √5 × √5 is 5, and a logarithm that is a fraction is to be found. */
const isFinished = (given: Expression, model: Expression): boolean =>
  !isPlain(model) || (isPlain(given) && (isRational(given) || !isRational(model)))

/** No root below a line. */
const isRationalised = (expression: Expression): boolean => {
  const hasRoot = (part: Expression) => someIn(part, ({ is }) => is === 'root')
  const holds = (part: Expression): boolean =>
    !(part.is === 'fraction' && hasRoot(part.under)) && partsOf(part).every(holds)
  return holds(expression)
}

/** No sum in a product or a power: not 8(47 + 21√5). */
const hasNoBrackets = (part: Expression): boolean =>
  !((part.is === 'product' || part.is === 'power') && partsOf(part).some(({ is }) => is === 'sum')) &&
  partsOf(part).every(hasNoBrackets)

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

/** 2 × 2 has the same prime twice. */
const isEachPrimeOnce = (expression: Expression): boolean => {
  const factors = expression.is === 'product' ? expression.factors : [expression]
  const primes = factors.map((factor) => evaluate(factor.is === 'power' ? factor.base : factor))
  return new Set(primes).size === primes.length
}

const isOfFactorials = (part: Expression): boolean =>
  part.is === 'factorial' ||
  ((part.is === 'fraction' || part.is === 'product') && partsOf(part).every(isOfFactorials))

/** Of a number that is worked out: not ln(7 − 5). */
const isLogarithm = (part: Expression): boolean =>
  part.is === 'function' && (part.name === 'ln' || part.name === 'lg') && isPlain(part.of)

/** log₃ 2 for log₃ 2, and a whole number for one. */
const isToBase = (given: Expression, model: Expression): boolean => {
  if (model.is !== 'fraction') return typedDecimal(given) !== ''
  return (
    given.is === 'fraction' &&
    given.isLogarithm === true &&
    partsOf(given.over).every(isPlain) &&
    evaluate(given.under) === evaluate(model.under)
  )
}

const isRatioOfLogarithms = (part: Expression): boolean =>
  part.is === 'fraction' && isLogarithm(part.over) && isLogarithm(unsigned(part.under))

const isPrime = (factor: Expression): boolean => {
  const value = factor.is === 'number' ? Number(factor.text) : 0
  if (!Number.isInteger(value) || value < 2) return false
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false
  return true
}
