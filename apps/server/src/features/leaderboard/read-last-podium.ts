// Last month's first three. A new month is a new board, so the old one simply stays (decision 11).
import { readLastPodium } from '@toron/contract/leaderboard.ts'
import { monthBefore, monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http.ts'
import { boardRows } from './rows.ts'
import { top } from './standings.ts'

export const readPodiumOfLastMonth = handle(
  readLastPodium,
  async ({ student, database: { reader }, now, boardTimeZone }) => {
    const month = monthBefore(monthIn(now, boardTimeZone))
    return { month, rows: await boardRows(reader, month, 1, top, 3, student.id) }
  },
)
