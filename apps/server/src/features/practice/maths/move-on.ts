// Next on a maths question: the place is saved, and the question counted and paid, if the rules allow, in one transaction.
import * as calls from '@toron/contract/maths.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { decideMoveOn, type MoveOnDecision } from '@toron/domain/practice/maths.ts'
import { questionKey } from '@toron/domain/rewards/ledger.ts'
import { handle } from '../../../platform/http/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { addAttempt } from '../../learning/attempts.ts'
import { rewardAnswer } from '../../rewards/after-answer.ts'
import { badgesWonAt, wonBadges } from '../../rewards/badges.ts'
import { findQuestion } from '../find-question.ts'
import { saveProgress } from '../progress-store.ts'
import { findProgressAndPayment } from '../store.ts'
import { topicsToReview } from '../topic-facts.ts'
import { shownProgress } from '../verdict.ts'
import { findRecord, saveRecord } from './store.ts'

export const moveOn = handle(calls.moveOn, async (call) => {
  const { params, body, student, bank, maths, database, mailer, referralMarks, now } = call
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
    const decision = decideMoveOn({
      progress: found?.progress ?? null,
      record: { ...record, isPractised: record.isPractised === 1 },
      topic: key,
      totalQuestions,
      questionId: question.id,
      position,
      day,
      // A question that was paid has a topic that was begun.
      isPaid: found?.isPaid ?? false,
      paid: account,
      lastPacedAt: account.mathsPacedAt,
      signedUpAt: account.createdAt,
      id: body?.id ?? '',
      hasWaited: body?.hasWaited ?? false,
      now,
    })
    const { progress, record: left, pacedAt: mathsPacedAt } = decision
    const after = { ...progress, totalQuestions }
    const topics = [...(await topicsToReview(trx, bank, account)), { ...after, isGraded: false }]
    const [{ balance, newBadges, badges }] = await Promise.all([
      rewardAnswer(
        trx,
        account,
        { ...decision, topics, mathsPacedAt, newAttempts: decision.isRepeated ? 0 : 1 },
        { mailer, referralMarks, now },
      ),
      saveRecord(trx, { ...record, ...left, isPractised: left.isPractised ? 1 : 0 }),
      saveProgress(trx, { ...after, studentId, progressKey, topic: key }),
      // A Next sent again because its answer got lost is no second attempt.
      decision.isRepeated ||
        addAttempt(
          trx,
          {
            studentId,
            topic: key,
            questionId: question.id,
            answeredAt: now,
            day,
            sequence: account.attempts + 1,
            ...logged(decision),
          },
          { isFirst: decision.newQuestions === 1 },
        ),
    ])
    return {
      outcome: decision.outcome,
      earned: balance - account.skizies,
      balance,
      progress: shownProgress(key, after, totalQuestions),
      // Sent again, it names the badges that it won at first.
      newBadges: decision.isRepeated ? [...badgesWonAt(account, record.leftAt), ...newBadges] : newBadges,
      badgesWon: Object.keys(wonBadges({ badges })).length,
    }
  })
})

/** What the log says of a Next beside who left which question when. */
const logged = ({ record, payments, outcome }: MoveOnDecision) => ({
  place: 'maths',
  sittingId: '',
  objective: '',
  version: 1,
  chosen: '',
  isCorrect: record.latest === '+' ? 1 : 0,
  earned: payments.reduce((sum, { amount }) => sum + amount, 0),
  bonus: 0,
  isLimited: outcome === 'limit-reached' ? 1 : 0,
})
