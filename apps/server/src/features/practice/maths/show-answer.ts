// Records that an answer was shown: its question pays nothing more today (decision 23).
import * as calls from '@toron/contract/maths.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { handle } from '../../../platform/http/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { closedQuestions } from '../../learning/closed-questions.ts'
import { findQuestion } from '../find-question.ts'
import { findRecord, saveRecord } from './store.ts'

export const showAnswer = handle(calls.showAnswer, async ({ params, student, refuse, ...services }) => {
  const { maths, papers, database, now } = services
  const { topic, question } = findQuestion(maths, params.questionId)
  return write(database, student.id, async (trx, account) => {
    if (closedQuestions(account, papers, now).has(question.id)) return refuse('in-open-paper')
    const { id: studentId, timeZone } = account
    const record = await findRecord(trx, { studentId, topic: topic.key, questionId: question.id })
    await saveRecord(trx, { ...record, shownOn: dayIn(now, timeZone) })
    return { shownToday: true as const }
  })
})
