// Ends Tonight: the plan, the nights and all that was remembered are deleted. The answers stay in the log, as of any student.
import * as calls from '@toron/contract/tonight.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { forget } from '../learning/remember.ts'
import { removePlan } from './store.ts'

export const deletePlan = handle(calls.deletePlan, async ({ student, database }) =>
  write(database, student.id, async (trx, { id }) => {
    await removePlan(trx, id)
    await forget(trx, id)
    database.scrub()
    return { deleted: true as const }
  }),
)
