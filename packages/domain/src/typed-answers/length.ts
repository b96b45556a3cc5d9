// How long an expression is: what is simplified is not much longer than the model.
import { type Expression, evaluate, isConstant, partsOf } from './expression.ts'

/** About as long as the model: (3c + 2d)/2 for 3c/2 + d, but not (x² − 1)/(x − 1) for x + 1. */
export const isNoLonger = (given: Expression, model: Expression): boolean =>
  sizeOf(withoutMultiplier(given)) <= sizeOf(model) + 1

/** The brackets of 1/2(3c + 2d), or what stands over a number. */
const withoutMultiplier = (expression: Expression): Expression => {
  if (expression.is === 'negative') return withoutMultiplier(expression.of)
  if (expression.is === 'fraction' && isConstant(expression.under)) return expression.over
  const [only, ...more] =
    expression.is === 'product' ? expression.factors.filter((one) => !isConstant(one)) : []
  return only && more.length === 0 ? only : expression
}

/** p^−1 is as long as 1/p. */
const sizeOf = (expression: Expression): number =>
  expression.is === 'power' && evaluate(expression.exponent) === -1
    ? 1 + sizeOf(expression.base)
    : (expression.is === 'negative' ? 0 : 1) +
      partsOf(expression).reduce((sum, part) => sum + sizeOf(part), 0)
