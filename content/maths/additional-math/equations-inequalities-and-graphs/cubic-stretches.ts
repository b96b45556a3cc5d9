// Where a cubic lies above or below a level: the stretches between the values at which it meets that level.

import { type Rational, type Stretch, size } from './expressions.ts'

/** Where a cubic that rises (or falls) is beyond the level that it meets at these values. */
export const stretches = (
  critical: readonly Rational[],
  rising: boolean,
  above: boolean,
  double: number | null,
  strict: boolean,
): readonly Stretch[] => {
  const ends: readonly (Rational | null)[] = [null, ...critical, null]
  // From the right: the sign changes at each critical value but a double one.
  let sign = rising
  const parts: Stretch[] = []
  for (let n = ends.length - 2; n >= 0; n -= 1) {
    const [from = null, to = null] = [ends[n], ends[n + 1]]
    if (sign === above) parts.unshift({ from, to })
    if (from !== null && size(from) !== double) sign = !sign
  }
  return strict ? parts : joined(parts, critical, double)
}

/** With equality allowed, stretches that share an end are one, and a touching point counts by itself. */
const joined = (
  parts: readonly Stretch[],
  critical: readonly Rational[],
  double: number | null,
): readonly Stretch[] => {
  const list: Stretch[] = []
  for (const part of parts) {
    const last = list.at(-1)
    const isOne =
      last !== undefined && last.to !== null && part.from !== null && size(last.to) === size(part.from)
    if (isOne) list[list.length - 1] = { from: last.from, to: part.to }
    else list.push(part)
  }
  const touching = critical.find((x) => size(x) === double)
  if (touching === undefined) return list
  const isInside = list.some(
    ({ from, to }) =>
      (from === null || size(from) <= size(touching)) && (to === null || size(touching) <= size(to)),
  )
  return isInside
    ? list
    : [...list, { from: touching, to: touching }].sort(
        (a, b) => (a.from === null ? -99 : size(a.from)) - (b.from === null ? -99 : size(b.from)),
      )
}
