// Marks p = 3, q = 2 where p + q√3 is asked for: the constants of the form instead of the number itself.
import { inForm, type Marked, type NumberAsked, right } from './asked.ts'
import { combinationOf } from './combinations.ts'
import { type Expression, evaluate, partsOf, someIn } from './expression.ts'
import { termsOf } from './forms.ts'
import { expressionAsked, readExpression } from './read.ts'
import { agree } from './same-value.ts'
import { inKnownSigns } from './signs.ts'

const isIrrational = ({ is }: Expression): boolean => is === 'root' || is === 'constant' || is === 'function'

/** Of −5√3 the −5; null where no number stands before a single root, π or logarithm. */
const coefficientOf = (term: Expression): number | null => {
  if (term.is === 'negative') {
    const inner = coefficientOf(term.of)
    return inner === null ? null : -inner
  }
  const parts = term.is === 'product' ? partsOf(term) : [term]
  const [unknown, ...more] = parts.filter(isIrrational)
  return more.length === 0 ? evaluate(term) / (unknown ? evaluate(unknown) : 1) : null
}

const numberIn = (text: string): number => {
  const read = readExpression(text, [])
  return read.ok ? evaluate(read.expression) : Number.NaN
}

/** Null for any other text. One constant alone, k = 3 for 3√5, is not yet the number. */
export const markConstants = (text: string, { value, form }: NumberAsked): Marked | null => {
  const sides = inKnownSigns(text)
    .split(/[,;]|\band\b/)
    .map((one) => /^\s*[a-dkm-s]\s*=([^=]+)$/.exec(one)?.[1] ?? '')
  if (sides.includes('') || combinationOf(value)) return null
  const model = expressionAsked(value, [])
  const terms = termsOf(model)
  if (!someIn(model, isIrrational) || sides.length !== terms.length) return null
  if (terms.length === 1 && form !== 'simplest-surd') return null
  const isEach = terms.every((term, index) =>
    agree(coefficientOf(term) ?? Number.NaN, numberIn(sides[index] ?? '')),
  )
  if (!isEach) return null
  return terms.length === 1 ? inForm('form-of-question') : right
}
