// Whether two expressions have the same value wherever both have one: compared at points that are the same on every machine.
import { type Expression, evaluate, lettersOf, someIn } from './expression.ts'

/** Relative, with room for what arithmetic with sixteen digits loses. */
const tolerance = 1e-9

/** Two numbers that differ by rounding errors only. */
export const agree = (one: number, other: number): boolean =>
  one === other || (Number.isFinite(one - other) && isNear(one, other))

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= tolerance * Math.max(1e-9, Math.abs(one), Math.abs(other)) ||
  Math.abs(one - other) < 1e-12

/** Irrational steps, so that no point is special to an expression; the last points have negative values. */
const positivePoints = 10
const pointsUpTo = (most: number) =>
  Array.from({ length: 16 }, (_, point) => (letter: number) => {
    const step = ((point + 1) * Math.SQRT2 * (letter + 1) + letter * 0.318_309_886) % 1
    const size = 0.21 + most * step
    return point < positivePoints ? size : letter % 2 === point % 2 ? -size : size
  })

/** For most: near 0 no digits are lost. √(x − 9) has a value only further out. */
const ranges = [pointsUpTo(2.6), pointsUpTo(40)]

/** So many points must be comparable; below that nothing is known. */
const leastCompared = 4

/** Two values at a point, and whether all letters are positive there. */
type Pair = readonly [one: number, other: number, isPositive: boolean]

/** Values of both at points at which both have one. */
export const valuesOf = (one: Expression, other: Expression): readonly Pair[] => {
  const letters = [...new Set([...lettersOf(one), ...lettersOf(other)])].sort()
  let pairs: Pair[] = []
  for (const points of ranges) {
    pairs = points.flatMap((point, index) => {
      const at = new Map(letters.map((letter, index) => [letter, point(index)]))
      const [a, b] = [evaluate(one, at), evaluate(other, at)]
      return Number.isFinite(a) && Number.isFinite(b) ? [[a, b, index < positivePoints] as const] : []
    })
    if (pairs.length >= leastCompared) break
  }
  return pairs
}

/** Below 0 up to the sign: √(1 + 1/k²) and √(1 + k²)/k are one where k is a tangent of an acute angle. */
export const isSameValue = (one: Expression, other: Expression): boolean => {
  const pairs = valuesOf(one, other)
  return (
    pairs.length >= leastCompared &&
    pairs.some(([, , isPositive]) => isPositive) &&
    pairs.every(([a, b, isPositive]) => agree(a, b) || (!isPositive && agree(a, -b)))
  )
}

/** Whether functions of one angle are one where it is acute, as √(9 cot² θ) and 3 cot θ are. */
export const isSameWhereAcute = (one: Expression, other: Expression): boolean => {
  const letters = new Set([...lettersOf(one), ...lettersOf(other)])
  const isAngle = [one, other].every((side) => someIn(side, ({ is }) => is === 'function'))
  return (
    isAngle &&
    letters.size === 1 &&
    [0.17, 0.43, 0.79, 1.13, 1.51].every((angle) => {
      const at = new Map([...letters].map((letter) => [letter, angle]))
      return agree(evaluate(one, at), evaluate(other, at))
    })
  )
}

/** Whether they differ by the same number everywhere, as two integrals of one function do. */
export const isAlwaysApart = (one: Expression, other: Expression): boolean => {
  const pairs = valuesOf(one, other)
  const [first] = pairs
  if (!first || pairs.length < leastCompared) return false
  const apart = first[0] - first[1]
  return pairs.every(([a, b]) => agree(a, b + apart))
}

/** Whether one is the other times a constant that is not 0. */
export const isMultiple = (one: Expression, other: Expression): boolean => {
  const pairs = valuesOf(one, other).filter(([a, b]) => Math.abs(a) > 1e-9 || Math.abs(b) > 1e-9)
  const [first] = pairs
  if (!first || pairs.length < leastCompared) return false
  const factor = first[0] / first[1]
  return Number.isFinite(factor) && factor !== 0 && pairs.every(([a, b]) => agree(a, factor * b))
}

/** Whether one is the other with its numbers rounded to three figures or more. */
export const isNearValue = (one: Expression, other: Expression): boolean => {
  const pairs = valuesOf(one, other)
  const size = pairs.reduce((sum, [, b]) => sum + Math.abs(b), 0) / pairs.length
  return (
    pairs.length >= leastCompared &&
    pairs.every(([a, b]) => Math.abs(a - b) <= 0.005 * Math.max(size, Math.abs(b)))
  )
}
