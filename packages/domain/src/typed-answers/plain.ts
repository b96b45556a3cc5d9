// Whether a number is a final answer and not a calculation: 3/4, 6/8, 0.75, 2√3, 5π/6 and ln 3, but not 3 × 4, 10², 8/4, 5/1.5,
// 126 − 20 or √(9 + 16).
import { type Expression, evaluate, partsOf, someIn } from './expression.ts'
import { areCollected, isSimpleFraction } from './forms.ts'
import { agree } from './same-value.ts'

export const unsigned = (expression: Expression): Expression =>
  expression.is === 'negative' ? expression.of : expression

const isTen = (expression: Expression) => expression.is === 'number' && expression.text === '10'

/** Without a root, π, e or logarithm in it. */
export const isRational = (part: Expression): boolean =>
  !['root', 'constant', 'function'].includes(part.is) && partsOf(part).every(isRational)

const isWhole = (part: Expression): boolean => Number.isInteger(evaluate(part))

/** Both are whole numbers, as typed. */
export const isFractionOfWholes = (...parts: readonly Expression[]): boolean =>
  parts.map(unsigned).every((part) => part.is === 'number' && /^\d+$/.test(part.text))

/** The numbers that a product or fraction is made of, as typed. */
const coefficientsOf = (part: Expression): { readonly over: string[]; readonly under: string[] } => {
  switch (part.is) {
    case 'number':
      return { over: [part.text], under: [] }
    case 'negative':
      return coefficientsOf(part.of)
    case 'product': {
      const factors = part.factors.map(coefficientsOf)
      return { over: factors.flatMap(({ over }) => over), under: factors.flatMap(({ under }) => under) }
    }
    case 'fraction': {
      const [above, below] = [coefficientsOf(part.over), coefficientsOf(part.under)]
      return { over: [...above.over, ...below.under], under: [...above.under, ...below.over] }
    }
    default:
      return { over: [], under: [] }
  }
}

/** 8π/15, but not 18√3 × π/3, 18π/2 or 16π/0.25. */
const hasOneCoefficient = (part: Expression): boolean => {
  const { over, under } = coefficientsOf(part)
  if (over.length > 1 || under.length > 1) return false
  const [top = '1'] = over
  const [bottom] = under
  return bottom === undefined || (/^\d+$/.test(top + bottom) && Number(top) % Number(bottom) !== 0)
}

export const isPlain = (expression: Expression): boolean => {
  const [front, power, more] = expression.is === 'product' ? expression.factors : []
  // Standard form.
  if (front?.is === 'number' && power?.is === 'power' && isTen(power.base) && !more)
    return isWhole(power.exponent)
  return isPlainPart(expression) && partsOf(expression).every(isPlain)
}

const isPlainPart = (part: Expression): boolean => {
  switch (part.is) {
    case 'fraction':
      // ln 8/ln 2 is 3.
      if (part.over.is === 'function' && part.under.is === 'function') return !isWhole(part)
      return isRational(part)
        ? isFractionOfWholes(part.over, part.under) && !isWhole(part)
        : hasOneCoefficient(part)
    case 'product':
      return hasOneCoefficient(part) && part.factors.filter(({ is }) => is === 'root').length <= 1
    case 'sum':
      return areCollected(part)
    case 'root':
      return unsigned(part.of).is !== 'sum' && unsigned(part.of).is !== 'product' && !isWhole(part)
    case 'power':
      // e^(2 ln 3) is 9, and (2√2)² is 8.
      return (
        !isRational(part) &&
        !someIn(part.exponent, ({ is }) => is === 'function') &&
        !isSimpleFraction(evaluate(part))
      )
    case 'function':
      // ln e is 1.
      return (part.name === 'ln' || part.name === 'lg') && !agree(evaluate(part), Math.round(evaluate(part)))
    case 'factorial':
      return false
    default:
      return true
  }
}
