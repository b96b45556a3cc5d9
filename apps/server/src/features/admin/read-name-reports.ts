// The names that students have reported, for an administrator to rule on.
import { readNameReports } from '@toron/contract/admin.ts'
import { handle } from '../../platform/http.ts'
import { reportedNames } from '../leaderboard/names.ts'

/** As many as one looks through at a time. */
const mostShown = 100

export const readNamesReported = handle(readNameReports, async ({ database }) => {
  const names = await reportedNames(database.reader)
  return { names: names.slice(0, mostShown) }
})
