// A student reports a name on a board that offends. No reply has anybody's id, so a row is named by what was seen: the board,
// the position and the name. Whoever is anonymous has none there, and is never found.
import * as calls from '@toron/contract/leaderboard.ts'
import { allTime, monthBefore, monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http/http.ts'
import type { Database } from '../../platform/storage/database.ts'
import { write } from '../../platform/storage/write.ts'
import { addReport, countReports } from './names.ts'
import { shownOf } from './rows.ts'
import { placeAt, standingsFrom, top } from './standings.ts'

const mostADay = 10
const day = 24 * 60 * 60 * 1000

/** Rows above and below the position: others have gone on counting minutes since it was read. */
const reach = 200

export const reportName = handle(
  calls.reportName,
  async ({ body, student, database, now, boardTimeZone, refuse }) => {
    const month = monthIn(now, boardTimeZone)
    const board = { monthly: month, 'all-time': allTime, 'last-month': monthBefore(month) }[body.board]
    const studentId = await whoStandsAt(database, board, body, student.id)
    if (!studentId) return refuse('name-not-there')
    return write(database, student.id, async (trx) => {
      if ((await countReports(trx, student.id, now - day)) >= mostADay) return refuse('enough-reports')
      await addReport(trx, { studentId, name: body.displayName, reporterId: student.id }, now)
      return { reported: true as const }
    })
  },
)

interface Seen {
  readonly position: number
  readonly displayName: string
}

/** The student of that name who stands nearest to the position; nobody reports themself. */
const whoStandsAt = async (
  database: Database,
  board: string,
  { position, displayName }: Seen,
  readerId: string,
): Promise<string | undefined> => {
  const first = Math.max(1, position - reach)
  const place = first === 1 ? top : await placeAt(database, board, first)
  if (!place) return undefined
  const standings = await standingsFrom(database.reader, { board, ...place, limit: 2 * reach + 1 })
  const distance = (index: number) => Math.abs(first + index - position)
  const found = standings
    .map((standing, index) => ({ ...shownOf(standing), studentId: standing.studentId, index }))
    .filter((row) => !row.isAnonymous && row.displayName === displayName && row.studentId !== readerId)
    .toSorted((a, b) => distance(a.index) - distance(b.index))
  return found[0]?.studentId
}
