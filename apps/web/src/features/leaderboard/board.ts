// What the leaderboard works out for itself: pages, words, and what a change of visibility does to rows in hand.
// No drawing and no calls here.
import type { BoardRow } from '@toron/contract/leaderboard.ts'
import { anonymousName } from '@toron/domain/account/name.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { hoursAndMinutes } from '../../ui/time-spent.ts'

/** Rows of one call, as many as the contract's `boardPageSize`. */
export const pageSize = 50

/** The page (0, 1, 2 …) that a position is on; position 1 is the top of the board. */
export const pageOf = (position: number): number => Math.floor((position - 1) / pageSize)

/** The position of a page's first row. */
export const firstOf = (page: number): number => page * pageSize + 1

/** Positions on the podium; the list goes on from the next one. */
export const podiumSize = 3

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const number = new Intl.NumberFormat('en')

/** `1st`, `2nd`, `1,203rd`. */
export const ordinal = (rank: number): string =>
  number.format(rank) + (suffixes[ordinalRules.select(rank)] ?? 'th')

interface Ranked {
  readonly next: { readonly rank: number; readonly minutesAhead: number } | null
}

/** `38 min behind 4th`, or that there is nobody ahead. */
export function distance({ next }: Ranked): string {
  if (next === null) return 'You are first'
  const { rank, minutesAhead } = next
  const time = minutesAhead < 60 ? `${minutesAhead} min` : hoursAndMinutes(minutesAhead)
  return `${time} behind ${ordinal(rank)}`
}

/** `October` for `2026-10`. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))

/** Said in the first minutes of a month. @param publishedAt epoch milliseconds @param timeZone the reader's own, if not given */
export const podiumSoon = (month: string, publishedAt: number, timeZone?: string): string => {
  const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone })
  return `The last minutes of ${monthName(month)} are still coming in. Its podium is shown from ${time.format(publishedAt)} on.`
}

/** Who one is when public. */
interface Shown {
  readonly displayName: string
  readonly avatar: string
  readonly nameHidden: boolean
}

/** The rows as they look once the reader has become anonymous or public. A hidden name stays so. @param chosen to be anonymous */
export const withVisibility = (
  rows: readonly BoardRow[],
  { displayName, avatar, nameHidden }: Shown,
  chosen: boolean,
): BoardRow[] =>
  rows.map((row) => {
    const isAnonymous = chosen || nameHidden
    if (!row.isYou) return row
    return isAnonymous
      ? { ...row, isAnonymous, displayName: anonymousName, avatar: defaultAvatar }
      : { ...row, isAnonymous, displayName, avatar }
  })
