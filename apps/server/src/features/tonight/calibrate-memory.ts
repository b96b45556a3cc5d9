// Whether recall comes true: what memory expected before each answer, beside whether it was right, by the logs of students who
// have a plan. Nobody else is predicted anything.
import * as calls from '@toron/contract/tonight.ts'
import { type Bin, calibrate, noBins } from '@toron/domain/tonight/calibration.ts'
import { handle } from '../../platform/http/http.ts'
import { loggedBy } from '../learning/remember.ts'
import { studentsWithPlan } from './store.ts'

/** How many students one call looks at. */
const pageSize = 20

export const calibrateMemory = handle(calls.calibrateMemory, async ({ body, bank, database }) => {
  const ids = await studentsWithPlan(database.reader, body.after ?? '', pageSize)
  let bins: readonly Bin[] = noBins
  for (const id of ids) bins = calibrate(await loggedBy(database.reader, id, bank), bins)
  return {
    bins: bins.map((bin) => ({ ...bin })),
    students: ids.length,
    next: ids.length === pageSize ? (ids.at(-1) ?? null) : null,
  }
})
