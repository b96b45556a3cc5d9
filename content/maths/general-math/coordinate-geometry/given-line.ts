// The line that a question on directions starts from: solved for y, or in a form that hides its gradient.

import {
  equation,
  equationInWords,
  implicit,
  implicitInWords,
  type Line,
  multipleOf,
  shown,
} from '../../kit/lines.ts'
import { lowestTerms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { typst } from '../../kit/typst.ts'

/** A line and its equation as it is printed: solved for y, or ax + by = d with a gradient that has to be found. */
export interface Given {
  readonly line: Line
  readonly form: readonly [number, number, number] | null
}

export const markupOf = ({ line, form }: Given) => (form ? implicit(form) : equation(line))
export const wordsOf = ({ line, form }: Given) => (form ? implicitInWords(form) : equationInWords(line))

/** Gradients [rise, run] that are not whole. */
export const slopes = [
  [1, 2],
  [-1, 2],
  [3, 2],
  [-3, 2],
  [2, 3],
  [-2, 3],
  [1, 3],
  [-3, 4],
] as const

const coprime = [
  [2, 3],
  [3, 2],
  [2, 5],
  [5, 2],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [4, 5],
  [5, 4],
] as const

export const drawGiven = (random: Random, isImplicit: boolean): Given => {
  const c = random.integerExcept(-8, 8, 0)
  if (!isImplicit) return { line: { m: [random.integerExcept(-5, 5, 0, 1, -1), 1], c: [c, 1] }, form: null }
  const [a, b] = random.pick(coprime)
  const up = random.sign()
  const m = lowestTerms(-a * up, b)
  return { line: { m, c: lowestTerms(c, b * up) }, form: [a, b * up, c] }
}

/** The line for the marks of its gradient: read off, or found by making y the subject. */
export const gradientStep = ({ line, form }: Given): string => {
  if (!form) return typst`gradient of the given line $= ${shown(line.m)}$`
  const [a, b, c] = form
  return `$ y = (${multipleOf([-a * Math.sign(b), 1])} ${c * b < 0 ? '−' : '+'} ${Math.abs(c)})/${Math.abs(b)}, quad m = ${shown(line.m)} $`
}
