// Next on a maths question: the place is saved and the question paid, if the rules allow, in one transaction.
import { moveOn } from '@toron/contract/maths.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { newProgress } from '@toron/domain/practice/answer.ts'
import { decideMoveOn } from '@toron/domain/practice/maths.ts'
import { questionKey } from '@toron/domain/rewards/ledger.ts'
import { handle } from '../../../platform/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { isPaid, post } from '../../rewards/store.ts'
import { findQuestion } from '../find-question.ts'
import { findProgress, saveProgress } from '../progress-store.ts'
import { shownProgress } from '../verdict.ts'
import { findRecord, savePaidAt, saveRecord } from './store.ts'

export const moveOnFromQuestion = handle(moveOn, async ({ params, student, maths, database, now }) => {
  const { topic, question, position } = findQuestion(maths, params.questionId)
  const total = topic.questions.length
  return write(database, student.id, async (trx, account) => {
    const { id: studentId, timeZone, mathsPaidAt } = account
    const day = dayIn(now, timeZone)
    const record = await findRecord(trx, { studentId, topic: topic.key, questionId: question.id })
    const kept = await findProgress(trx, studentId, topic.progressKey)
    const key = questionKey(day, question.id)
    const { outcome, payments, progress } = decideMoveOn({
      progress: kept ?? newProgress,
      topic: topic.key,
      questionId: question.id,
      position,
      day,
      shownOn: record.shownOn,
      isPaid: await isPaid(trx, studentId, key),
      lastPaidAt: mathsPaidAt,
      now,
    })
    // The place to go on from is the next question, the last one at the end (product rule 6.4).
    const lastIndex = Math.min(position + 1, total - 1)
    const latest = progress.latest[position] ?? ''
    // Sent again because its answer got lost: nothing counts twice.
    const isRepeated = kept?.lastIndex === lastIndex && record.latest === latest
    const after = isRepeated ? kept : { ...progress, lastIndex }
    await saveRecord(trx, { ...record, latest })
    await saveProgress(trx, {
      ...{ studentId, progressKey: topic.progressKey, topic: topic.key, totalQuestions: total },
      ...after,
    })
    const balance = await post(trx, account, payments, now)
    if (outcome === 'paid') await savePaidAt(trx, studentId, now)
    return {
      outcome,
      earned: balance - account.skizies,
      balance,
      progress: shownProgress(topic.key, after, total),
    }
  })
})
