// When a minute in front of the app is full (product rule 8.13). Only time that the page is visible counts; a hidden
// page keeps the part of the minute it has. The clock is passed in, so that nothing here waits.

/** Milliseconds of a minute. */
export const minuteLength = 60_000

export interface MinuteClock {
  /** Visible milliseconds of the minute under way, up to the moment it was last hidden or begun. */
  readonly seen: number
  /** Since when the page is visible; null while it is hidden. */
  readonly visibleSince: number | null
}

export const newMinuteClock: MinuteClock = { seen: 0, visibleSince: null }

const seenAt = ({ seen, visibleSince }: MinuteClock, now: number): number =>
  visibleSince === null ? seen : seen + Math.max(now - visibleSince, 0)

/** The page became visible. */
export const show = (clock: MinuteClock, now: number): MinuteClock =>
  clock.visibleSince === null ? { ...clock, visibleSince: now } : clock

/** The page was hidden. A minute that filled up unnoticed, as in a sleep, stays one minute. */
export const hide = (clock: MinuteClock, now: number): MinuteClock => ({
  seen: Math.min(seenAt(clock, now), minuteLength),
  visibleSince: null,
})

/** Milliseconds until the minute is full if the page stays visible; null while it is hidden. */
export const untilFull = (clock: MinuteClock, now: number): number | null =>
  clock.visibleSince === null ? null : Math.max(minuteLength - seenAt(clock, now), 0)

/**
 * Looks whether the minute is full and then begins the next one. What a late timer ran over counts towards that, so
 * that ticks stay a minute apart; a whole minute over means that the device slept, and is dropped.
 */
export const takeMinute = (
  clock: MinuteClock,
  now: number,
): { readonly clock: MinuteClock; readonly isFull: boolean } => {
  if (clock.visibleSince === null) return { clock, isFull: false }
  const over = seenAt(clock, now) - minuteLength
  if (over < 0) return { clock, isFull: false }
  return { clock: { seen: over < minuteLength ? over : 0, visibleSince: now }, isFull: true }
}
