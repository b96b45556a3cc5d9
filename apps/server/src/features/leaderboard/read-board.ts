// A page of a board and the caller's own rank on it.
import * as calls from '@toron/contract/leaderboard.ts'
import { boardPageSize } from '@toron/contract/leaderboard.ts'
import { allTime, monthIn } from '@toron/domain/calendar.ts'
import type { Kysely } from 'kysely'
import { handle } from '../../platform/http/http.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { boardRows } from './rows.ts'
import { placeAt, positionOf, rankOf, sizeOf, standingOf, top } from './standings.ts'

export const readBoard = handle(
  calls.readBoard,
  async ({ params, query, student, database, now, boardTimeZone }) => {
    const { reader } = database
    const month = monthIn(now, boardTimeZone)
    const board = params.board === 'monthly' ? month : allTime
    const from = query.from === 'you' ? await ownPage(reader, student.id, board) : (query.from ?? 1)
    const rowsFrom = async () => {
      const place = from === 1 ? top : await placeAt(database, board, from)
      return place ? boardRows(reader, board, from, place, boardPageSize, student.id) : []
    }
    const [total, rows, you] = await Promise.all([
      sizeOf(reader, board),
      rowsFrom(),
      ownRank(reader, student.id, board),
    ])
    return { lastResetMonth: month, total, from, rows, you }
  },
)

/** Where the page begins on which a student stands; the first page for one who is not on the board. */
const ownPage = async (db: Kysely<Tables>, studentId: string, board: string): Promise<number> => {
  const position = await positionOf(db, studentId, board)
  return position - ((position - 1) % boardPageSize)
}

const ownRank = async (db: Kysely<Tables>, studentId: string, board: string) => {
  const standing = await standingOf(db, studentId, board)
  if (!standing) return null
  const { minutes, next } = standing
  const rank = await rankOf(db, board, minutes)
  if (!next) return { rank, minutes, next: null }
  // Those who stand at the next higher minutes are the last ones above; a minute that passes meanwhile must not make it 0.
  return {
    rank,
    minutes,
    next: { rank: Math.max(1, rank - next.students), minutesAhead: next.minutes - minutes },
  }
}
