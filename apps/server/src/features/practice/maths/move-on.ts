// Next on a maths question.
import * as calls from '@toron/contract/maths.ts'
import { handle } from '../../../platform/http/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { findQuestion } from '../find-question.ts'
import { findStanding, leaveQuestion } from './leave-question.ts'

export const moveOn = handle(calls.moveOn, async (call) => {
  const place = findQuestion(call.maths, call.params.questionId)
  return write(call.database, call.student.id, async (trx, account) => {
    const standing = await findStanding(trx, account, place, call.now)
    return leaveQuestion(trx, account, place, standing, null, call)
  })
})
