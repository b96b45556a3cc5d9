// An administrator hides a name from others, or lets it stand.
import { ruleOnName } from '@toron/contract/admin.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { ruleOnName as keepRuling } from '../leaderboard/names.ts'

export const ruleOnStudentName = handle(ruleOnName, ({ body, database, now, refuse }) =>
  transact(database, async (trx) => {
    const student = await lockStudent(trx, body.studentId)
    if (!student) throw new NotFound('There is no such student any more.')
    // What was judged is what was seen.
    if (student.displayName !== body.displayName) return refuse('name-changed')
    await keepRuling(trx, student, body.ruling, now)
    return { ruling: body.ruling }
  }),
)
