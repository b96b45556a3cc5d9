// What a student typed, as a tree that still has the shape in which it was typed: 6/8 stays a fraction of 6 and 8, because
// whether it is simplified is part of the mark.

export type Expression =
  /** `text` has the digits as typed, for significant figures: 3.50. */
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'letter'; readonly name: string }
  | { readonly is: 'constant'; readonly name: 'π' | 'e' }
  | { readonly is: 'sum'; readonly terms: readonly Expression[] }
  | { readonly is: 'negative'; readonly of: Expression }
  | { readonly is: 'product'; readonly factors: readonly Expression[] }
  | {
      readonly is: 'fraction'
      readonly over: Expression
      readonly under: Expression
      /** Typed as log₃ x, which is ln x/ln 3. */
      readonly isLogarithm?: boolean
    }
  /** 2 1/3: a whole number and a fraction of whole numbers beside it. */
  | { readonly is: 'mixed'; readonly whole: string; readonly over: string; readonly under: string }
  | { readonly is: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly is: 'root'; readonly degree: number; readonly of: Expression }
  | { readonly is: 'function'; readonly name: FunctionName; readonly of: Expression }
  | { readonly is: 'absolute'; readonly of: Expression }
  | { readonly is: 'factorial'; readonly of: Expression }
  | { readonly is: 'degrees'; readonly of: Expression }
  | { readonly is: 'percent'; readonly of: Expression }

export const functionNames = [
  'sin',
  'cos',
  'tan',
  'sec',
  'cosec',
  'cot',
  'arcsin',
  'arccos',
  'arctan',
  'ln',
  'lg',
] as const
export type FunctionName = (typeof functionNames)[number]

/** The expressions that an expression is directly made of. */
export const partsOf = (expression: Expression): readonly Expression[] => {
  switch (expression.is) {
    case 'sum':
      return expression.terms
    case 'product':
      return expression.factors
    case 'fraction':
      return [expression.over, expression.under]
    case 'power':
      return [expression.base, expression.exponent]
    case 'number':
    case 'letter':
    case 'constant':
    case 'mixed':
      return []
    default:
      return [expression.of]
  }
}

/** Whether it holds for the expression itself or for anything in it. */
export const someIn = (expression: Expression, holds: (part: Expression) => boolean): boolean =>
  holds(expression) || partsOf(expression).some((part) => someIn(part, holds))

/** Whether it holds for the expression itself and for all that is in it. */
export const everyIn = (expression: Expression, holds: (part: Expression) => boolean): boolean =>
  holds(expression) && partsOf(expression).every((part) => everyIn(part, holds))

export const hasDecimal = (expression: Expression): boolean =>
  someIn(expression, (part) => part.is === 'number' && part.text.includes('.'))

/** The letters in an expression. */
export const lettersOf = (expression: Expression): ReadonlySet<string> =>
  new Set(
    expression.is === 'letter'
      ? [expression.name]
      : partsOf(expression).flatMap((part) => [...lettersOf(part)]),
  )

export const isConstant = (expression: Expression): boolean => lettersOf(expression).size === 0

/** The value of an expression; NaN or an infinity where it has none. Angles are in radians. @param at values of its letters */
export const evaluate = (expression: Expression, at: ReadonlyMap<string, number> = new Map()): number => {
  const value = (part: Expression) => evaluate(part, at)
  switch (expression.is) {
    case 'number':
      return Number(expression.text)
    case 'letter':
      return at.get(expression.name) ?? Number.NaN
    case 'constant':
      return expression.name === 'π' ? Math.PI : Math.E
    case 'sum':
      return expression.terms.reduce((sum, term) => sum + value(term), 0)
    case 'negative':
      return -value(expression.of)
    case 'product':
      return expression.factors.reduce((product, factor) => product * value(factor), 1)
    case 'fraction':
      return value(expression.over) / value(expression.under)
    case 'mixed':
      return Number(expression.whole) + Number(expression.over) / Number(expression.under)
    case 'power':
      return power(value(expression.base), expression.exponent, value)
    case 'root':
      return root(value(expression.of), expression.degree)
    case 'function':
      return functions[expression.name](value(expression.of))
    case 'absolute':
      return Math.abs(value(expression.of))
    case 'factorial':
      return factorial(value(expression.of))
    case 'degrees':
      return (value(expression.of) * Math.PI) / 180
    case 'percent':
      return value(expression.of) / 100
  }
}

/** A negative base has a power when the exponent is a fraction of odd denominator, as (−8)^(1/3) is −2. */
const power = (base: number, exponent: Expression, value: (part: Expression) => number): number => {
  const plain = base ** value(exponent)
  if (!Number.isNaN(plain) || exponent.is !== 'fraction') return plain
  const [over, under] = [value(exponent.over), value(exponent.under)]
  return under % 2 === 1 ? root(base, under) ** over : Number.NaN
}

const root = (of: number, degree: number): number =>
  of < 0 && degree % 2 === 1 ? -((-of) ** (1 / degree)) : of ** (1 / degree)

const functions: Readonly<Record<FunctionName, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: (x) => 1 / Math.cos(x),
  cosec: (x) => 1 / Math.sin(x),
  cot: (x) => 1 / Math.tan(x),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  ln: Math.log,
  lg: Math.log10,
}

/** The largest whole number whose factorial is a number here. */
const largestFactorial = 170

const factorial = (of: number): number => {
  if (!Number.isInteger(of) || of < 0 || of > largestFactorial) return Number.NaN
  let product = 1
  for (let factor = 2; factor <= of; factor += 1) product *= factor
  return product
}
