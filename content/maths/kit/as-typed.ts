// Exact values as a student types them, for final answers.
import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import type { FinalAnswer } from '../template.ts'
import type { Point } from './checking.ts'
import { equation, final, inAnyOrder, number } from './final-answers.ts'
import type { Line } from './lines.ts'
import { lowestTerms, simplestSurd } from './numbers.ts'

/** In lowest terms: '-3/4', '5'. */
export const typedFraction = (numerator: number, denominator = 1): string => {
  const [top, bottom] = lowestTerms(numerator, denominator)
  return bottom === 1 ? String(top) : `${top}/${bottom}`
}

/** k√n in simplest form: '6√2', '-√3', '12'. */
export const typedSurd = (multiplier: number, n: number): string => {
  const { outside, inside } = simplestSurd(n)
  const whole = multiplier * outside
  if (inside === 1 || whole === 0) return String(whole)
  return `${whole === 1 ? '' : whole === -1 ? '-' : whole}√${inside}`
}

/** k√n as a fraction: '3√5/2'; n has no square factor. */
export const typedSurdOver = (numerator: number, n: number, denominator: number): string => {
  const [top, bottom] = lowestTerms(numerator, denominator)
  return `${top === 1 ? '' : top}√${n}${bottom === 1 ? '' : `/${bottom}`}`
}

/** Any equation of the line. */
export const lineEquation = ({ m, c }: Line): Asked =>
  equation(`y = (${typedFraction(...m)})x + (${typedFraction(...c)})`)

/** A field for each of several numbers: { p: 3, q: '2√5' }. */
export const namedNumbers = (
  part: string,
  values: Readonly<Record<string, number | string>>,
): FinalAnswer[] => Object.entries(values).map(([name, value]) => final(part, number(value), name))

/** The field for all solutions of an equation. */
export const allSolutions = (values: readonly (number | string)[], letter = 'x', part = ''): FinalAnswer =>
  final(part, inAnyOrder(values, { name: letter }))

/** Solutions of simultaneous equations: one field for all values of each letter. */
export const pairsOfValues = (
  points: readonly Point[],
  part = '',
  letters: readonly [string, string] = ['x', 'y'],
): FinalAnswer[] =>
  letters.map((name, n) =>
    final(part, inAnyOrder([...new Set(points.map((point) => point[n] as number))], { name }), name),
  )

/** h + √n and h − √n. */
export const typedPair = (h: number, n: number): string[] =>
  h === 0 ? [typedSurd(1, n), typedSurd(-1, n)] : [`${h} + ${typedSurd(1, n)}`, `${h} - ${typedSurd(1, n)}`]

/** The least and the greatest of the values that a rounded and an unrounded working lead to, rounded to 3 figures. */
export const fromRounded = (...values: readonly number[]): readonly [low: string, high: string] => {
  const rounded = values.map((value) => Number(value.toPrecision(3)))
  return [String(Math.min(...rounded)), String(Math.max(...rounded))]
}
