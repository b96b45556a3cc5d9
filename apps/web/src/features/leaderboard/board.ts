// The pure part of the leaderboard: pages, words, and the effect of a change of visibility on cached rows.
import type { BoardRow } from '@toron/contract/leaderboard.ts'
import { anonymousName } from '@toron/domain/account/anonymous.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { hoursAndMinutes } from '../../ui/time-spent.ts'
import { messages } from './messages.ts'

/** Rows per call, equal to the contract's `boardPageSize`. */
export const pageSize = 50

/** The page (0, 1, 2 …) that a position is on; position 1 is the top of the board. */
export const pageOf = (position: number): number => Math.floor((position - 1) / pageSize)

/** The position of a page's first row. */
export const firstOf = (page: number): number => page * pageSize + 1

/** Positions on the podium; the list starts after them. */
export const podiumSize = 3

interface Ranked {
  readonly next: { readonly rank: number; readonly minutesAhead: number } | null
}

/** `38 min behind 4th`, or that the student is first. */
export const distance = ({ next }: Ranked): string => {
  const { first, minutes, behind } = messages.yourRank
  if (next === null) return first
  const { rank, minutesAhead } = next
  return behind(minutesAhead < 60 ? minutes(minutesAhead) : hoursAndMinutes(minutesAhead), rank)
}

/** What others see of a public student. */
interface PublicProfile {
  readonly displayName: string
  readonly avatar: string
  readonly nameHidden: boolean
}

/** The rows after the student became anonymous or public. A hidden name stays hidden. @param chosen to be anonymous */
export const withVisibility = (
  rows: readonly BoardRow[],
  { displayName, avatar, nameHidden }: PublicProfile,
  chosen: boolean,
): BoardRow[] =>
  rows.map((row) => {
    const isAnonymous = chosen || nameHidden
    if (!row.isYou) return row
    return isAnonymous
      ? { ...row, isAnonymous, displayName: anonymousName, avatar: defaultAvatar }
      : { ...row, isAnonymous, displayName, avatar }
  })
