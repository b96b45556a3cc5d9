// A page of a board and the caller's own rank on it.
import { boardPageSize, readBoard } from '@toron/contract/leaderboard.ts'
import { allTime, monthIn } from '@toron/domain/calendar.ts'
import type { Kysely } from 'kysely'
import { handle } from '../../platform/http.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { boardRows } from './rows.ts'
import { boardTotal, minutesOf, nextAbove, placeAt, rankOf } from './standings.ts'

export const readBoardPage = handle(
  readBoard,
  async ({ params, query, student, database: { reader }, now, boardTimeZone }) => {
    const month = monthIn(now, boardTimeZone)
    const board = params.board === 'monthly' ? month : allTime
    const from = query.from ?? 1
    const rowsFrom = async () => {
      const place = await placeAt(reader, board, from)
      return place ? boardRows(reader, board, from, place, boardPageSize, student.id) : []
    }
    const [total, rows, you] = await Promise.all([
      boardTotal(reader, board),
      rowsFrom(),
      ownRank(reader, student.id, board),
    ])
    return { lastResetMonth: month, total, rows, you }
  },
)

const ownRank = async (db: Kysely<Tables>, studentId: string, board: string) => {
  const minutes = await minutesOf(db, studentId, board)
  if (minutes === undefined) return null
  const [rank, above] = await Promise.all([rankOf(db, board, minutes), nextAbove(db, board, minutes)])
  if (above === undefined) return { rank, minutes, next: null }
  // Those who stand at the next higher minutes are the last ones above; a minute that passes meanwhile must not make it 0.
  const next = { rank: Math.max(1, rank - above.students), minutesAhead: above.minutes - minutes }
  return { rank, minutes, next }
}
