// Stores the marks that students give their own work. They pay nothing, so honesty costs nothing.
import * as calls from '@toron/contract/maths.ts'
import { handle } from '../../../platform/http/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { closedQuestions } from '../../learning/closed-questions.ts'
import { findQuestion } from '../find-question.ts'
import { findRecord, saveRecord } from './store.ts'

export const markWork = handle(calls.markWork, async ({ params, body, student, refuse, ...services }) => {
  const { maths, papers, database, now } = services
  const { topic, question } = findQuestion(maths, params.questionId)
  if (body.earned > question.marks) return refuse('too-many-marks')
  return write(database, student.id, async (trx, account) => {
    if (closedQuestions(account, papers, now).has(question.id)) return refuse('in-open-paper')
    const studentId = account.id
    const record = await findRecord(trx, { studentId, topic: topic.key, questionId: question.id })
    if (!record.shownOn) return refuse('answer-not-shown')
    await saveRecord(trx, { ...record, marksEarned: body.earned })
    return { marksEarned: body.earned }
  })
})
