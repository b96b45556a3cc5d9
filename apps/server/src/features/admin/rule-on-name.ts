// Hides a name from other students, or lets it stand.
import * as calls from '@toron/contract/admin.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { ruleOnName as saveRuling } from '../leaderboard/names.ts'
import { messages } from './messages.ts'

export const ruleOnName = handle(calls.ruleOnName, ({ body, database, now, refuse }) =>
  transact(database, async (trx) => {
    const student = await lockStudent(trx, body.studentId)
    if (!student) throw new NotFound(messages.noStudent)
    // The ruling is on the name that the administrator saw.
    if (student.displayName !== body.displayName) return refuse('name-changed')
    await saveRuling(trx, student, body.ruling, now)
    return { ruling: body.ruling }
  }),
)
