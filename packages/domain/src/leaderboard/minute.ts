// The minute tick by the server's clock (decision 12): at most one minute per student per minute, over all tabs and
// devices. A tick that comes a little early on a slow network still counts, and the next one is then due on time.

/** Milliseconds between two ticks that count. */
export const tickLength = 60_000
/** How much too early a tick may come, in milliseconds: networks are uneven. */
export const tolerance = 5_000
/**
 * How far apart the clocks of two servers on one database may be, in milliseconds, before what one of them wrote looks to
 * the other as if the clock had been put back: without this, a student whose ticks alternate between servers would be
 * credited twice a minute.
 */
export const maxClockSkew = 5 * 60_000

/**
 * Whether a tick counts, and when the next one is due. Both moments are epoch milliseconds of the server; `dueAt` is 0
 * before the first tick. A due moment further ahead than a tick on any server could set means that the clock was put back.
 */
export const decideTick = (
  dueAt: number,
  now: number,
): { readonly counts: boolean; readonly dueAt: number } => {
  const wasPutBack = dueAt > now + tickLength + tolerance + maxClockSkew
  if (dueAt > now + tolerance && !wasPutBack) return { counts: false, dueAt }
  return { counts: true, dueAt: (wasPutBack ? now : Math.max(now, dueAt)) + tickLength }
}
