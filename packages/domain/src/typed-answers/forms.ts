// Whether an expression has the form that was asked for. Its value is compared elsewhere.
import type { ExpressionForm } from './asked.ts'
import { type Expression, evaluate, everyIn, isConstant, partsOf } from './expression.ts'
import { isNoLonger } from './length.ts'
import { agree, isMultiple, isSameValue } from './same-value.ts'

/** Terms of a sum, with their signs. */
export const termsOf = (expression: Expression): readonly Expression[] => {
  if (expression.is === 'sum') return expression.terms.flatMap(termsOf)
  if (expression.is === 'negative') return termsOf(expression.of).map((of) => ({ is: 'negative', of }))
  return [expression]
}

/** Factors of a product, powers with a whole exponent written out; a sign is a factor of −1. */
export const factorsOf = (expression: Expression): readonly Expression[] => {
  if (expression.is === 'product') return expression.factors.flatMap(factorsOf)
  if (expression.is === 'negative') return [minusOne, ...factorsOf(expression.of)]
  if (expression.is === 'power') {
    const times = evaluate(expression.exponent)
    if (Number.isInteger(times) && times >= 1 && times <= 20)
      return Array.from({ length: times }, () => factorsOf(expression.base)).flat()
  }
  if (expression.is === 'fraction' && isConstant(expression.under))
    return [...factorsOf(expression.over), { is: 'fraction', over: one, under: expression.under }]
  return [expression]
}

const one: Expression = { is: 'number', text: '1' }
const minusOne: Expression = { is: 'negative', of: one }

/** @param model the right answer in the form that is asked for */
export const hasForm = (given: Expression, model: Expression, form: ExpressionForm): boolean => {
  switch (form) {
    case 'expanded':
      return everyIn(given, isMultipliedOut) && areCollected(given) && everyIn(given, isWorkedOut)
    case 'factorised':
      return isFactorised(given, model)
    case 'single-fraction':
      // Where the model leaves a common factor, so may a student.
      return (
        isSingleFraction(given, model) &&
        everyCollected(given) &&
        (everyIn(given, isWorkedOut) || !everyIn(model, isWorkedOut))
      )
    case 'simplified':
      return (
        areCollected({ is: 'sum', terms: spreadTermsOf(given) }) &&
        everyIn(given, areCollected) &&
        everyIn(given, isWorkedOut) &&
        isNoLonger(given, model)
      )
    case 'one-power':
      return given.is === 'power' && model.is === 'power' && isSameValue(given.base, model.base)
  }
}

/** No sum stands in brackets under a product or a power. */
export const isMultipliedOut = (part: Expression): boolean => {
  if (part.is === 'product') return part.factors.every((factor) => termsOf(factor).length === 1)
  if (part.is === 'power') {
    const times = evaluate(part.exponent)
    if (!(Number.isInteger(times) && times > 1)) return true
    return termsOf(part.base).length === 1 && !['product', 'negative', 'fraction'].includes(part.base.is)
  }
  if (part.is === 'fraction') return termsOf(part.over).length === 1 || !isConstant(part.under)
  return part.is !== 'negative' || (termsOf(part.of).length === 1 && isMultipliedOut(part.of))
}

/** Terms of a sum, those in brackets behind a number too: of p + 1/3(q − p) three. */
const spreadTermsOf = (expression: Expression): readonly Expression[] => {
  const terms = termsOf(expression)
  return terms.length < 2 ? terms : terms.flatMap(spreadTermOf)
}

const spreadTermOf = (term: Expression): readonly Expression[] => {
  if (term.is === 'negative') return spreadTermOf(term.of)
  if (term.is === 'fraction' && isConstant(term.under)) return termsOf(term.over).flatMap(spreadTermOf)
  if (term.is !== 'product') return [term]
  const [bracket, ...more] = term.factors.filter((factor) => !isConstant(factor))
  return bracket?.is === 'sum' && more.length === 0 ? termsOf(bracket) : [term]
}

/** What stands over and under a line, without brackets behind a number. */
const everyCollected = (given: Expression): boolean =>
  (given.is === 'negative' ? partsOf(given.of) : partsOf(given)).every((part) =>
    areCollected({ is: 'sum', terms: spreadTermsOf(part) }),
  )

/** No two terms of a sum are multiples of each other. */
export const areCollected = (part: Expression): boolean => {
  if (part.is !== 'sum') return true
  const terms = termsOf(part)
  return terms.every((term, index) => terms.every((other, later) => later <= index || !isLike(term, other)))
}

const isLike = (term: Expression, other: Expression): boolean => {
  if (isConstant(term) !== isConstant(other)) return false
  if (!isConstant(term)) return isMultiple(term, other)
  if (isRational(term) !== isRational(other)) return false
  return isRational(term) || isSimpleFraction(evaluate(term) / evaluate(other))
}

/** √12 is twice √3; of √2 and √3, or √2 and π, none is a fraction of the other. */
export const isSimpleFraction = (ratio: number): boolean => {
  for (let under = 1; under <= 60; under += 1)
    if (agree(ratio * under, Math.round(ratio * under))) return ratio !== 0
  return false
}

/** Whole numbers and fractions of them, as typed. @param constant without letters */
const isRational = (constant: Expression): boolean =>
  everyIn(constant, ({ is }) => is !== 'root' && is !== 'constant' && is !== 'function')

/** Numbers are worked out: no 2 × 3 x, no 6/8, no √8, no 3². */
export const isWorkedOut = (part: Expression): boolean => {
  switch (part.is) {
    case 'product':
      return (
        part.factors.filter((factor) => isConstant(factor) && isRational(factor)).length <= 1 &&
        !isPowerTwice(part.factors)
      )
    case 'fraction':
      return isInLowestTerms(part.over, part.under)
    case 'mixed':
      return gcd(Number(part.over), Number(part.under)) === 1 && Number(part.over) < Number(part.under)
    case 'root':
      return isRootWorkedOut(part.of, part.degree)
    case 'power':
      // 27^(2/3) is 9.
      return !(
        isConstant(part.base) &&
        isRational(part.base) &&
        isConstant(part.exponent) &&
        (isWholeNumber(part.exponent) || isSimpleFraction(evaluate(part)))
      )
    case 'factorial':
      return false
    default:
      return true
  }
}

/** x · x, or x² · x. */
const isPowerTwice = (factors: readonly Expression[]): boolean => {
  const bases = factors
    .filter((factor) => !isConstant(factor))
    .map((factor) => (factor.is === 'power' ? factor.base : factor))
  return bases.some((base, index) => bases.some((other, later) => later > index && isSameValue(base, other)))
}

const isWholeNumber = (expression: Expression) => Number.isInteger(evaluate(expression))

const isRootWorkedOut = (of: Expression, degree: number): boolean => {
  if (!isConstant(of)) return true
  const value = evaluate(of)
  if (!Number.isInteger(value) || value < 0) return of.is !== 'fraction'
  for (let factor = 2; factor ** degree <= value; factor += 1)
    if (value % factor ** degree === 0) return false
  return value > 1
}

/** Numbers by their common factor; with letters, no factor of one is a factor of the other. */
const isInLowestTerms = (over: Expression, under: Expression): boolean => {
  const [top, bottom] = [contentOf(over), contentOf(under)]
  if (bottom === 1 && isConstant(under) && evaluate(under) === 1) return false
  if (top !== null && bottom !== null && gcd(top, bottom) !== 1) return false
  const below = letterFactorsOf(under)
  return !letterFactorsOf(over).some((factor) => below.some((other) => isMultiple(factor, other)))
}

const letterFactorsOf = (expression: Expression) =>
  factorsOf(expression).filter((factor) => !isConstant(factor))

/** The greatest whole number that divides every coefficient as typed; null where a coefficient is no whole number. */
export const contentOf = (expression: Expression): number | null => {
  let content = 0
  for (const term of termsOf(expression)) {
    const coefficient = coefficientOf(term)
    if (coefficient === null) return null
    content = gcd(content, coefficient)
  }
  return content
}

const coefficientOf = (term: Expression): number | null => {
  let coefficient = 1
  for (const factor of factorsOf(term)) {
    if (!isConstant(factor) || !isRational(factor)) {
      const inside = factor.is === 'sum' ? contentOf(factor) : 1
      if (inside === null) return null
      coefficient *= inside
      continue
    }
    const value = Math.abs(evaluate(factor))
    if (!Number.isInteger(value)) return null
    coefficient *= value
  }
  return coefficient
}

export const gcd = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : gcd(other, one % other)

/** As many factors with letters as the model, each of them one of the model's but for a number, and no number left inside. */
const isFactorised = (given: Expression, model: Expression): boolean => {
  const [factors, wanted] = [letterFactorsOf(given), letterFactorsOf(model)]
  if (factors.length !== wanted.length) return false
  const left = [...wanted]
  for (const factor of factors) {
    const found = left.findIndex((one) => isMultiple(factor, one))
    if (found === -1) return false
    left.splice(found, 1)
    const content = contentOf(factor)
    const least = contentOf(wanted.find((one) => isMultiple(factor, one)) ?? factor)
    if (content !== null && content !== (least ?? content)) return false
  }
  return true
}

const isSingleFraction = (given: Expression, model: Expression): boolean => {
  const inner = given.is === 'negative' ? given.of : given
  if (inner.is !== 'fraction') return model.is !== 'fraction' && model.is !== 'negative'
  const wanted = model.is === 'negative' ? model.of : model
  return (
    wanted.is === 'fraction' &&
    isMultiple(inner.under, wanted.under) &&
    everyIn(inner.over, (part) => part.is !== 'fraction') &&
    everyIn(inner.under, (part) => part.is !== 'fraction')
  )
}
