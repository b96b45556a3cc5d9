// Next on a maths question: the place is saved, and the question counted and paid, if the rules allow, in one transaction.
import { moveOn } from '@toron/contract/maths.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { newProgress } from '@toron/domain/practice/answer.ts'
import { decideMoveOn } from '@toron/domain/practice/maths.ts'
import { questionKey } from '@toron/domain/rewards/ledger.ts'
import { handle } from '../../../platform/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { rewardAnswer } from '../../rewards/after-answer.ts'
import { badgesWonAt, wonBadges } from '../../rewards/badges.ts'
import { findQuestion } from '../find-question.ts'
import { saveProgress } from '../progress-store.ts'
import { findProgressAndPayment } from '../store.ts'
import { shownProgress } from '../verdict.ts'
import { findRecord, saveRecord } from './store.ts'

export const moveOnFromQuestion = handle(moveOn, async (call) => {
  const { params, student, bank, maths, database, mailer, referralMarks, now } = call
  const { topic, question, position } = findQuestion(maths, params.questionId)
  const { key, progressKey } = topic
  const totalQuestions = topic.questions.length
  return write(database, student.id, async (trx, account) => {
    const { id: studentId, timeZone } = account
    const day = dayIn(now, timeZone)
    const paymentKey = questionKey(day, question.id)
    const [record, found] = await Promise.all([
      findRecord(trx, { studentId, topic: key, questionId: question.id }),
      findProgressAndPayment(trx, { studentId, progressKey, paymentKey }),
    ])
    const kept = found?.progress
    const decision = decideMoveOn({
      progress: kept ?? newProgress,
      topic: key,
      questionId: question.id,
      position,
      day,
      shownOn: record.shownOn,
      // A question that was paid has a topic that was begun.
      isPaid: found?.isPaid ?? false,
      paid: account,
      isPractised: record.isPractised === 1,
      lastPacedAt: account.mathsPacedAt,
      now,
    })
    const { outcome, payments, progress, isNewlyPractised, pacedAt } = decision
    // The place to go on from is the next question, the last one at the end (product rule 6.4).
    const lastIndex = Math.min(position + 1, totalQuestions - 1)
    const latest = progress.latest[position] ?? ''
    // Sent again because its answer got lost: nothing counts twice.
    const isRepeated = kept?.lastIndex === lastIndex && record.latest === latest
    const after = { ...(isRepeated ? kept : { ...progress, lastIndex }), totalQuestions }
    const given = {
      payments,
      topic: { ...after, isGraded: false },
      newQuestions: after.answered - (kept?.answered ?? 0),
      newTopics: kept ? 0 : 1,
      newPractised: isNewlyPractised ? 1 : 0,
      mathsPacedAt: pacedAt,
    }
    const left = { latest, leftAt: isRepeated ? record.leftAt : now }
    const [{ balance, newBadges, badges }] = await Promise.all([
      rewardAnswer(trx, account, given, { bank, mailer, referralMarks, now }),
      saveRecord(trx, { ...record, ...left, isPractised: isNewlyPractised ? 1 : record.isPractised }),
      saveProgress(trx, { ...after, studentId, progressKey, topic: key }),
    ])
    return {
      outcome,
      earned: balance - account.skizies,
      balance,
      progress: shownProgress(key, after, totalQuestions),
      // Sent again, it names the badges that it won at first.
      newBadges: isRepeated ? [...badgesWonAt(account, record.leftAt), ...newBadges] : newBadges,
      badgesWon: Object.keys(wonBadges({ badges })).length,
    }
  })
})
