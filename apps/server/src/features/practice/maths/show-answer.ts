// Records that an answer was shown: its question pays nothing more today (decision 23).
import * as calls from '@toron/contract/maths.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { handle } from '../../../platform/http/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { findQuestion } from '../find-question.ts'
import { findRecord, saveRecord } from './store.ts'

export const showAnswer = handle(calls.showAnswer, async ({ params, student, maths, database, now }) => {
  const { topic, question } = findQuestion(maths, params.questionId)
  return write(database, student.id, async (trx, { id: studentId, timeZone }) => {
    const record = await findRecord(trx, { studentId, topic: topic.key, questionId: question.id })
    await saveRecord(trx, { ...record, shownOn: dayIn(now, timeZone) })
    return { shownToday: true as const }
  })
})
