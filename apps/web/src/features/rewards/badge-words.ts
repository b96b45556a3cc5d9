// How far a badge is and when it was won, in words.
import type { BadgeId } from '@toron/contract/badge.ts'
import type { Badge } from '@toron/contract/rewards.ts'

/** Badges a page of the modal (product rule 10.16). */
export const badgesPerPage = 6

/** The pages of a list; never none. */
export const pageCount = (length: number): number => Math.max(1, Math.ceil(length / badgesPerPage))

/** The 1-based page that a badge is on; the first one for a badge that is not in the list. */
export const pageOf = (badges: readonly Pick<Badge, 'id'>[], id: BadgeId | null): number =>
  Math.floor(
    Math.max(
      badges.findIndex((badge) => badge.id === id),
      0,
    ) / badgesPerPage,
  ) + 1

export const onPage = <T>(badges: readonly T[], page: number): readonly T[] =>
  badges.slice((page - 1) * badgesPerPage, page * badgesPerPage)

/** Their goal is a share of a topic, not a count. */
const inPercent: ReadonlySet<BadgeId> = new Set(['accuracy_master', 'topic_pro'])

/** `7 of 10`, `412 of 1,000`, `72% of 90%`. */
export function progressInWords({ id, progress, goal }: Pick<Badge, 'id' | 'progress' | 'goal'>): string {
  const number = new Intl.NumberFormat('en')
  const unit = inPercent.has(id) ? '%' : ''
  return `${number.format(progress)}${unit} of ${number.format(goal)}${unit}`
}

/** `12 Nov 2026` by the calendar of the student's zone; of the device's, where the browser does not know that one. */
export function dateWon(at: string, timeZone: string | undefined): string {
  const style = { day: 'numeric', month: 'short', year: 'numeric' } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...style, timeZone }).format(new Date(at))
  } catch {
    return new Intl.DateTimeFormat('en-GB', style).format(new Date(at))
  }
}
