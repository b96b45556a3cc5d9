// The server's clock in a browser, whose own may be wrong or be changed: only the difference counts, and each reply brings it anew.

/** How far the server's clock is ahead of this device's, in milliseconds. @param now of the server, in a reply just now */
export const aheadBy = (now: number, deviceNow: number): number => now - deviceNow

const two = (value: number): string => String(value).padStart(2, '0')

/** `31:42`, `1:07:30`, and days for a paper without a clock. Rounded up, so that 0:00 is the end. */
export const countdown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
  return `${minutes}:${two(seconds % 60)}`
}

/** Minutes left at which a screen reader is told: rarely, as an invigilator would. */
const told = [10, 5, 1] as const
export type ToldMinutes = (typeof told)[number]

/** The last of these minutes that has begun; null before the first and after the end. */
export const minutesToTell = (milliseconds: number): ToldMinutes | null =>
  milliseconds <= 0 ? null : (told.findLast((minutes) => milliseconds <= minutes * 60_000) ?? null)
