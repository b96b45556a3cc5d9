// Equations that a substitution turns into a quadratic in u, solved line by line in the same way.

import { agree } from '../../kit/checking.ts'
import { tallResult } from '../../kit/layout.ts'
import { quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { factor, printed, type Rational, roomy, said, size } from './expressions.ts'

/** a u² + b u + c = 0 with its two roots. */
export interface Hidden {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly roots: readonly [Rational, Rational]
}

export const hiddenFrom = (first: Rational, second: Rational): Hidden => {
  const [[n1, d1], [n2, d2]] = [first, second]
  return { a: d1 * d2, b: -(n1 * d2 + n2 * d1) + 0, c: n1 * n2, roots: [first, second] }
}

const product = ({ roots: [first, second] }: Hidden): string => `${factor(first, 'u')}${factor(second, 'u')}`

/** '2u² − 5u + 2 = 0' and its factors, for two marks. */
export const quadraticInU = (hidden: Hidden, substitution: string, marks = '"M1"'): string => {
  const { a, b, c, roots } = hidden
  return typst`
#note[Let ${roomy(`u = ${substitution}`)}.]
#working(${marks})[$${quadratic(a, b, c, 'u')} = 0$ \ $${product(hidden)} = 0$]
#working("A1")[${roomy(`u = ${printed(roots[0])}`)} or ${roomy(`u = ${printed(roots[1])}`)}]`
}

export const quadraticInUSpoken = ({ a, b, c, roots }: Hidden, substitution: string): string => {
  return plain`Let u be ${substitution}. Then ${quadraticSpoken(a, b, c, 'u')} equals 0, so u is ${said(roots[0])} or ${said(roots[1])}.`
}

export const raised = ([n, d]: Rational, power: number): Rational =>
  power >= 0 ? [n ** power, d ** power] : [Math.sign(n) * d ** -power, Math.abs(n) ** -power]

/** 'x = 4 or 9', the answers in boxes. */
export const answers = (list: readonly Rational[]): string => {
  return `$x =$ ${list.map((x) => tallResult(printed(x))).join(' or ')}`
}

/** Null if all of them satisfy the equation as it was asked. */
export const unsatisfied = (f: (x: number) => number, list: readonly Rational[]): string | null => {
  const wrong = list.find((x) => !agree(f(size(x)), 0, 1e-7))
  return wrong === undefined ? null : `${size(wrong)} does not satisfy the equation`
}
