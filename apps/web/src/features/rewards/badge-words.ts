// The pages of the badges, their progress and the day they were won, in words.

import type { Badge } from '@toron/contract/rewards.ts'
import { formatDate } from '@toron/domain/format-dates.ts'
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { badgesPerPage } from './badges-waiting.tsx'
import { inZone } from './in-zone.ts'
import { messages } from './messages.ts'

/** The number of pages of a list, at least 1. */
export const pageCount = (length: number): number => Math.max(1, Math.ceil(length / badgesPerPage))

/** The 1-based page of a badge; 1 for a badge that is not in the list. */
export const pageOf = (badges: readonly Pick<Badge, 'id'>[], id: BadgeId | null): number =>
  Math.floor(
    Math.max(
      badges.findIndex((badge) => badge.id === id),
      0,
    ) / badgesPerPage,
  ) + 1

export const onPage = <T>(badges: readonly T[], page: number): readonly T[] =>
  badges.slice((page - 1) * badgesPerPage, page * badgesPerPage)

/** Badges whose goal is a share of a topic, not a count. */
const inPercent: ReadonlySet<BadgeId> = new Set(['accuracy_master', 'topic_pro'])

/** `7 of 10`, `412 of 1,000`, `72% of 90%`. */
export const progressInWords = ({ id, progress, goal }: Pick<Badge, 'id' | 'progress' | 'goal'>): string => {
  const { progress: inCounts, progressInPercent } = messages.badge
  return inPercent.has(id) ? progressInPercent(progress, goal) : inCounts(progress, goal)
}

/** `12 Nov 2026` in the student's zone, or in the device's if the browser does not know that zone. */
export const dateWon = (at: string, timeZone: string | undefined): string => {
  return inZone(timeZone, (zone) =>
    formatDate(new Date(at), { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }),
  )
}
