// The animation of a changed balance: quick at first, settling at the end, never past it.

/** Milliseconds. */
export const countDuration = 500

/** The whole number shown `elapsed` milliseconds after the change from `from` to `to`. */
export const countAt = (from: number, to: number, elapsed: number): number => {
  const share = Math.min(Math.max(elapsed / countDuration, 0), 1)
  const eased = 1 - (1 - share) ** 3
  return Math.round(from + (to - from) * eased)
}
