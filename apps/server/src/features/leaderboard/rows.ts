// The rows of a board as others may see them. An anonymous student's name and picture end here: what leaves the server
// is the same for all of them (product rule 8.7).
import type { BoardRow } from '@toron/contract/leaderboard.ts'
import { anonymousName } from '@toron/domain/account/anonymous.ts'
import { avatarAddress, defaultAvatar } from '@toron/domain/avatar.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'
import { type BoardPosition, standingsFrom } from './standings.ts'

type Seen = Pick<BoardRow, 'isAnonymous' | 'displayName' | 'avatar'>

/** A student as others see them: a hidden name looks like the choice to have none. */
export const shownOf = (standing: {
  readonly displayName: string
  readonly avatar: string
  readonly isAnonymous: number
  readonly nameHidden: number
}): Seen =>
  standing.isAnonymous === 1 || standing.nameHidden === 1
    ? { isAnonymous: true, displayName: anonymousName, avatar: defaultAvatar }
    : { isAnonymous: false, displayName: standing.displayName, avatar: avatarAddress(standing.avatar) }

/**
 * A page of a board. @param position of the first row, 1 is the top @param place what `placeAt` found there
 * @param reader the student who looks
 */
export const boardRows = async (
  db: Kysely<Tables>,
  board: string,
  position: number,
  place: BoardPosition,
  limit: number,
  readerId: string,
): Promise<BoardRow[]> => {
  const standings = await standingsFrom(db, { board, ...place, limit })
  // Those with the same minutes as the first row stand before it too, on the page above.
  let rank = position - place.skip
  let minutes = place.minutes
  return standings.map((standing, index) => {
    if (standing.minutes !== minutes) {
      minutes = standing.minutes
      rank = position + index
    }
    return { rank, minutes, ...shownOf(standing), isYou: standing.studentId === readerId }
  })
}
