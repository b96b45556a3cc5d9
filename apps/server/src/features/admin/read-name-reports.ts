// Returns the names that students have reported, for an administrator to rule on.
import * as calls from '@toron/contract/admin.ts'
import { handle } from '../../platform/http/http.ts'
import { reportedNames } from '../leaderboard/names.ts'

/** As many as an administrator reads through at a time. */
const pageSize = 100

export const readNameReports = handle(calls.readNameReports, async ({ database }) => {
  const names = await reportedNames(database.reader)
  return { names: names.slice(0, pageSize) }
})
