// Next on a maths question.
import * as calls from '@toron/contract/maths.ts'
import { handle } from '../../../platform/http/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { closedQuestions } from '../../learning/closed-questions.ts'
import { findQuestion } from '../find-question.ts'
import { findStanding, leaveQuestion } from './leave-question.ts'

export const moveOn = handle(calls.moveOn, async (call) => {
  const { params, body, papers, now, refuse } = call
  const place = findQuestion(call.maths, params.questionId)
  const step = { tryId: null, id: body?.id ?? '', hasWaited: body?.hasWaited ?? false }
  return write(call.database, call.student.id, async (trx, account) => {
    if (closedQuestions(account, papers, now).has(place.question.id)) return refuse('in-open-paper')
    const standing = await findStanding(trx, account, place, now)
    return leaveQuestion(trx, account, place, standing, step, call)
  })
})
