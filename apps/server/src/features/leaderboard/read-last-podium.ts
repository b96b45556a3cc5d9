// Last month's first three. A new month is a new board, so the old one simply stays (decision 11); it is shown once the
// late minutes of other servers have come.
import * as calls from '@toron/contract/leaderboard.ts'
import { boardIsFinalAt, monthBefore, monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http/http.ts'
import { boardRows } from './rows.ts'
import { top } from './standings.ts'

export const readLastPodium = handle(
  calls.readLastPodium,
  async ({ student, database: { reader }, now, boardTimeZone }) => {
    const month = monthBefore(monthIn(now, boardTimeZone))
    const publishedAt = boardIsFinalAt(month, boardTimeZone)
    if (now < publishedAt) return { month, rows: [], publishedAt }
    return { month, rows: await boardRows(reader, month, 1, top, 3, student.id), publishedAt: null }
  },
)
