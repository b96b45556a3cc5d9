// From what was read to how it is printed. The tree has no brackets, so they are put where the print would say something else
// without them.
import type { Expression, FunctionName } from '@toron/domain/typed-answers/expression.ts'
import { type FormulaElement, inBrackets, mfrac, mi, mn, mo, msup, row } from './formula.ts'

export const typeset = (expression: Expression): FormulaElement => {
  switch (expression.is) {
    case 'number':
      return mn(expression.text)
    case 'letter':
    case 'constant':
      return mi(expression.name)
    case 'sum':
      return sum(expression.terms)
    case 'negative':
      return row(mo('−'), operand(expression.of))
    case 'product':
      return product(expression.factors)
    case 'fraction':
      return mfrac(typeset(expression.over), typeset(expression.under))
    case 'mixed':
      return row(mn(expression.whole), mfrac(mn(expression.over), mn(expression.under)))
    case 'power':
      return power(expression.base, expression.exponent)
    case 'root':
      return root(expression.degree, typeset(expression.of))
    case 'function':
      return row(...applied(expression.name, expression.of, null))
    case 'absolute':
      return row(mo('|'), typeset(expression.of), mo('|'))
    case 'factorial':
      return row(base(expression.of), mo('!'))
    case 'degrees':
      return row(base(expression.of), mo('°'))
    case 'percent':
      return row(base(expression.of), mo('%'))
  }
}

const isSigned = ({ is }: Expression) => is === 'sum' || is === 'negative'

/** Between signs of a sum, or a factor. */
const operand = (expression: Expression): FormulaElement =>
  isSigned(expression) ? inBrackets(typeset(expression)) : typeset(expression)

const sum = (terms: readonly Expression[]): FormulaElement =>
  row(
    ...terms.flatMap((term, index) => {
      if (index === 0) return [term.is === 'sum' ? operand(term) : typeset(term)]
      return term.is === 'negative' ? [mo('−'), operand(term.of)] : [mo('+'), operand(term)]
    }),
  )

/** Juxtaposed, with × where two numbers would run into one. */
const product = (factors: readonly Expression[]): FormulaElement =>
  row(
    ...factors.flatMap((factor, index) => {
      const after = factors[index + 1]
      const isTaken = after !== undefined && isOpen(factor) && !isOfFunction(after)
      const printed = isTaken ? inBrackets(typeset(factor)) : operand(factor)
      return index > 0 && beginsWithNumber(factor) ? [mo('×'), printed] : [printed]
    }),
  )

const isOfFunction = (expression: Expression): boolean =>
  expression.is === 'function' || (expression.is === 'power' && expression.base.is === 'function')

/** What would take what follows it for its own: sin x before y. */
const isOpen = (expression: Expression): boolean =>
  (expression.is === 'function' && !isBracketed(expression.of)) ||
  (expression.is === 'power' && isOpen(expression.base))

const beginsWithNumber = (expression: Expression): boolean => {
  switch (expression.is) {
    case 'number':
    case 'mixed':
    case 'fraction':
      return true
    case 'product':
      return expression.factors[0] !== undefined && beginsWithNumber(expression.factors[0])
    case 'power':
      return beginsWithNumber(expression.base)
    case 'factorial':
    case 'degrees':
    case 'percent':
      return beginsWithNumber(expression.of)
    default:
      return false
  }
}

const needsNoBrackets = new Set<Expression['is']>(['number', 'letter', 'constant', 'absolute'])

/** Below an exponent, or before ! ° %. */
const base = (expression: Expression): FormulaElement =>
  needsNoBrackets.has(expression.is) ? typeset(expression) : inBrackets(typeset(expression))

const power = (of: Expression, exponent: Expression): FormulaElement => {
  // sin² x; a negative exponent there would mean the inverse.
  if (of.is === 'function' && exponent.is !== 'negative' && !of.name.startsWith('arc'))
    return row(...applied(of.name, of.of, typeset(exponent)))
  return msup(base(of), typeset(exponent))
}

const root = (degree: number, of: FormulaElement): FormulaElement =>
  degree === 2 ? { tag: 'msqrt', of: [of] } : { tag: 'mroot', of: [of, mn(String(degree))] }

const isBracketed = (argument: Expression): boolean =>
  isSigned(argument) || argument.is === 'function' || argument.is === 'power' || argument.is === 'product'
    ? !isSimpleProduct(argument)
    : false

/** 2x, which a function takes without brackets. */
const isSimpleProduct = (argument: Expression): boolean =>
  argument.is === 'product' && argument.factors.every(({ is }) => needsNoBrackets.has(is))

const applied = (
  name: FunctionName,
  argument: Expression,
  exponent: FormulaElement | null,
): readonly FormulaElement[] => {
  const isInverse = name.startsWith('arc')
  const sign = mi(isInverse ? name.slice('arc'.length) : name)
  const raised = isInverse ? row(mo('−'), mn('1')) : exponent
  const inside = typeset(argument)
  return [raised ? msup(sign, raised) : sign, isBracketed(argument) ? inBrackets(inside) : inside]
}
