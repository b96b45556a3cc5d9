// Next on a maths question.
import * as calls from '@toron/contract/maths.ts'
import { handle } from '../../../platform/http/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { findQuestion } from '../find-question.ts'
import { findStanding, leaveQuestion } from './leave-question.ts'

export const moveOn = handle(calls.moveOn, async (call) => {
  const { params, body } = call
  const place = findQuestion(call.maths, params.questionId)
  const step = { tryId: null, id: body?.id ?? '', hasWaited: body?.hasWaited ?? false }
  return write(call.database, call.student.id, async (trx, account) => {
    const standing = await findStanding(trx, account, place, call.now)
    return leaveQuestion(trx, account, place, standing, step, call)
  })
})
