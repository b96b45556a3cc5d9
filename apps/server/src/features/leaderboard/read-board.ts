// A page of a board and the caller's own rank on it.
import { boardPageSize, readBoard } from '@toron/contract/leaderboard.ts'
import { allTime, monthIn } from '@toron/domain/calendar.ts'
import type { Kysely } from 'kysely'
import { handle } from '../../platform/http.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { boardRows } from './rows.ts'
import { countsOf, placeAt, rankOf, standingOf, top, totalOf } from './standings.ts'

export const readBoardPage = handle(
  readBoard,
  async ({ params, query, student, database: { reader }, now, boardTimeZone }) => {
    const month = monthIn(now, boardTimeZone)
    const board = params.board === 'monthly' ? month : allTime
    const from = query.from ?? 1
    const counts = countsOf(reader, board)
    const rowsFrom = async () => {
      const place = from === 1 ? top : await placeAt(reader, board, from, await counts)
      return place ? boardRows(reader, board, from, place, boardPageSize, student.id) : []
    }
    const [total, rows, you] = await Promise.all([
      counts.then(totalOf),
      rowsFrom(),
      ownRank(reader, student.id, board),
    ])
    return { lastResetMonth: month, total, rows, you }
  },
)

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
