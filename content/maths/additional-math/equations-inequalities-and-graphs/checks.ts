// The other way to the answers of this topic: sign changes of the equation as it was asked, and trial of many values in
// the inequality as it was asked. None of it knows how the working went.

import { agree, roots } from '../../kit/checking.ts'
import { type Rational, type Stretch, size } from './expressions.ts'

/** Null if f changes sign at exactly these values. */
export const wrongRoots = (
  f: (x: number) => number,
  claimed: readonly number[],
  from = -40.0137,
  to = 40.0119,
): string | null => {
  const found = roots(f, from, to, 2400)
  const wanted = [...claimed].sort((a, b) => a - b)
  const isRight =
    found.length === wanted.length && found.every((x, n) => agree(x, wanted[n] ?? Number.NaN, 1e-6))
  return isRight ? null : `the roots are ${found.join(', ')}, not ${wanted.join(', ')}`
}

/** Null if the claimed solutions satisfy the equation; a corner that only touches has no sign change. */
export const wrongSolutions = (f: (x: number) => number, claimed: readonly Rational[]): string | null => {
  const wrong = claimed.find((x) => !agree(f(size(x)), 0, 1e-9))
  return wrong === undefined ? null : `${size(wrong)} does not satisfy the equation`
}

/** Null if the asked condition holds exactly where the stretches say. The step misses every critical value. */
export const wrongStretches = (
  asked: (x: number) => boolean,
  stretches: readonly Stretch[],
  from = -30.0137,
  to = 30,
): string | null => {
  for (let x = from; x < to; x += 0.0531) {
    const claimed = stretches.some(
      (part) => (part.from === null || x > size(part.from)) && (part.to === null || x < size(part.to)),
    )
    if (asked(x) !== claimed) return `x = ${x.toFixed(4)} is on the wrong side`
  }
  return null
}
