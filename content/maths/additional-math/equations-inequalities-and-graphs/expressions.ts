// How this topic prints and speaks its numbers, brackets, moduli and solution sets.

import { final, inequality } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { allSolutions, typedFraction } from '../../kit/typed.ts'
import { fractionInWords, listInWords, numberInWords } from '../../kit/words.ts'
import type { FinalAnswer } from '../../template.ts'

/** An exact root, in lowest terms. */
export type Rational = readonly [numerator: number, denominator: number]

export const rational = (numerator: number, denominator = 1): Rational => lowestTerms(numerator, denominator)
export const size = ([n, d]: Rational): number => n / d
export const printed = ([n, d]: Rational): string => fraction(n, d)
export const said = ([n, d]: Rational): string => fractionInWords(n, d)
export const typed = ([n, d]: Rational): string => typedFraction(n, d)
export const same = (a: Rational, b: Rational): boolean => size(a) === size(b)
export const ascending = (...list: readonly Rational[]): readonly Rational[] =>
  [...list].sort((a, b) => size(a) - size(b))

export const modulus = (m: number, n: number): string => `abs(${linear(m, n)})`
export const modulusSpoken = (m: number, n: number): string =>
  `the modulus of open bracket ${linearSpoken(m, n)} close bracket`

/** The bracket that is zero at the root: (2x − 3), or the bare letter. */
export const factor = ([n, d]: Rational, variable = 'x'): string => {
  return n === 0 ? variable : `(${linear(d, -n, variable)})`
}

/** A formula in a line of text, with room above and below if there is a fraction in it. */
export const roomy = (markup: string): string => {
  return markup.includes('display(')
    ? `#box(inset: (y: 4pt), baseline: 50% - 4.5pt)[#set par(leading: 0pt); $${markup}$]`
    : `$${markup}$`
}

export type Relation = '<' | '<=' | '>' | '>='
export const isStrict = (relation: Relation): boolean => relation.length === 1
export const isLess = (relation: Relation): boolean => relation.startsWith('<')
export const relationSpoken: Readonly<Record<Relation, string>> = {
  '<': 'is less than',
  '<=': 'is less than or equal to',
  '>': 'is greater than',
  '>=': 'is greater than or equal to',
}
export const compares = (a: number, relation: Relation, b: number): boolean =>
  ({ '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b })[relation]

/** A stretch of the number line; null is an end that is not there. */
export interface Stretch {
  readonly from: Rational | null
  readonly to: Rational | null
}

const stretchMarkup = ({ from, to }: Stretch, strict: boolean, variable = 'x'): string => {
  const [less, more] = strict ? ['<', '>'] : ['<=', '>=']
  if (from === null) return `${variable} ${less} ${to === null ? '' : printed(to)}`
  if (to === null) return `${variable} ${more} ${printed(from)}`
  if (same(from, to)) return `${variable} = ${printed(from)}`
  return `${printed(from)} ${less} ${variable} ${less} ${printed(to)}`
}

const stretchSpoken = ({ from, to }: Stretch, strict: boolean, variable: string): string => {
  const equal = strict ? '' : ' or equal to'
  if (from === null) return `${variable} is less than${equal} ${to === null ? '' : said(to)}`
  if (to === null) return `${variable} is greater than${equal} ${said(from)}`
  if (same(from, to)) return `${variable} is ${said(from)}`
  return `${variable} is between ${said(from)} and ${said(to)}, both ${strict ? 'excluded' : 'included'}`
}

/** The answer's markup, one box for each stretch. */
export const solution = (stretches: readonly Stretch[], strict: boolean, variable = 'x'): string => {
  return stretches.map((stretch) => tallResult(stretchMarkup(stretch, strict, variable))).join(' or ')
}

/** What a B2 for the solution of an inequality is made of. */
export const partOfTwo = (stretches: number): string =>
  stretches === 1
    ? '#scheme[*B1* for the right end with a wrong sign of inequality]'
    : '#scheme[*B1* for one of them]'

export const solutionSpoken = (stretches: readonly Stretch[], strict: boolean, variable = 'x'): string => {
  return stretches.map((stretch) => stretchSpoken(stretch, strict, variable)).join(', or ')
}

const stretchTyped = ({ from, to }: Stretch, strict: boolean, variable: string): string => {
  const less = strict ? '<' : '<='
  return `${from === null ? '' : `${typed(from)} ${less} `}${variable}${to === null ? '' : ` ${less} ${typed(to)}`}`
}

/** The field for the solution of an inequality; none where a single value stands beside a stretch. */
export const solutionAsked = (
  part: string,
  stretches: readonly Stretch[],
  strict: boolean,
  variable = 'x',
): FinalAnswer[] => {
  const hasPoint = stretches.some(({ from, to }) => from !== null && to !== null && same(from, to))
  const value = stretches.map((stretch) => stretchTyped(stretch, strict, variable)).join(' or ')
  return hasPoint ? [] : [final(part, inequality(value, variable))]
}

/** The field for the solutions of an equation. */
export const rootsAsked = (part: string, list: readonly Rational[], variable = 'x'): FinalAnswer =>
  allSolutions(list.map(typed), variable, part)

/** Between two critical values, or outside them. */
export const bands = (low: Rational, high: Rational, inside: boolean): readonly Stretch[] => {
  return inside
    ? [{ from: low, to: high }]
    : [
        { from: null, to: low },
        { from: high, to: null },
      ]
}

export const rootsSpoken = (list: readonly Rational[]): string => listInWords(list.map(said))
export const pointSpoken = (x: number | string, y: number | string): string =>
  `(${numberInWords(x)}, ${numberInWords(y)})`
