// When a minute in front of the app is full (product rule 8.13). Only visible time counts; hiding the page pauses the
// minute under way. Times are passed in, so that nothing here waits.

/** Milliseconds of a minute. */
export const minuteLength = 60_000

export interface MinuteClock {
  /** Visible milliseconds of the minute under way, up to when the page was last hidden or the minute began. */
  readonly seen: number
  /** When the page became visible; null while it is hidden. */
  readonly visibleSince: number | null
}

export const newMinuteClock: MinuteClock = { seen: 0, visibleSince: null }

const seenAt = ({ seen, visibleSince }: MinuteClock, now: number): number =>
  visibleSince === null ? seen : seen + Math.max(now - visibleSince, 0)

/** The page became visible. */
export const show = (clock: MinuteClock, now: number): MinuteClock =>
  clock.visibleSince === null ? { ...clock, visibleSince: now } : clock

/** The page was hidden. Time beyond a full minute, as after the device slept, is dropped. */
export const hide = (clock: MinuteClock, now: number): MinuteClock => ({
  seen: Math.min(seenAt(clock, now), minuteLength),
  visibleSince: null,
})

/** Milliseconds until the minute is full if the page stays visible; null while it is hidden. */
export const untilFull = (clock: MinuteClock, now: number): number | null =>
  clock.visibleSince === null ? null : Math.max(minuteLength - seenAt(clock, now), 0)

/**
 * Begins the next minute if this one is full. The overrun of a late timer counts towards the next, so that ticks stay
 * a minute apart; an overrun of a whole minute means that the device slept, and is dropped.
 */
export const takeMinute = (
  clock: MinuteClock,
  now: number,
): { readonly clock: MinuteClock; readonly isFull: boolean } => {
  if (clock.visibleSince === null) return { clock, isFull: false }
  const overrun = seenAt(clock, now) - minuteLength
  if (overrun < 0) return { clock, isFull: false }
  return { clock: { seen: overrun < minuteLength ? overrun : 0, visibleSince: now }, isFull: true }
}
