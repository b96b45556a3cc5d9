// The heart of the product: an answer is graded, kept, counted and paid in one transaction, once.
import { submitAnswer } from '@toron/contract/practice.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { decideAnswer, possibleBonusKey } from '@toron/domain/practice/answer.ts'
import { questionKey } from '@toron/domain/rewards/ledger.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http.ts'
import { write } from '../../platform/storage/write.ts'
import { rewardAnswer } from '../rewards/after-answer.ts'
import { badgesWonAt } from '../rewards/badges.ts'
import { isPaid } from '../rewards/store.ts'
import { findQuestion } from './find-question.ts'
import { placeOf, runWith, shownRun } from './place-in-run.ts'
import { answersOf, findStanding, keepAnswer } from './store.ts'
import { answerOf, progressIn } from './verdict.ts'

export const submitRunAnswer = handle(
  submitAnswer,
  async ({ params, body, student, bank, database, mailer, referralMarks, now, refuse }) => {
    const { question, topic, position } = findQuestion(bank, body.questionId)
    if (question.withheld) return refuse('withheld')
    const correct = body.option === question.correctAnswer

    return write(database, student.id, async (trx, account) => {
      const day = dayIn(now, account.timeZone)
      const standing = await findStanding(trx, {
        studentId: account.id,
        runId: params.runId,
        progressKey: topic.progressKey,
        paymentKey: questionKey(day, question.id),
      })
      if (!standing)
        throw new NotFound(`There is no such run of yours in ${topic.key}. Open the topic again.`)
      const { progress } = standing
      const run = placeOf(standing, topic, position)
      if (run === 'not-reached') return refuse('not-reached')
      if (run === 'already-answered') {
        const first = answersOf(standing)[position]
        if (first?.chosen !== body.option) return refuse('already-answered')
        return {
          ...answerOf(question, first),
          balance: account.skizies,
          run: shownRun(params.runId, topic, standing),
          progress: progressIn(topic, progress),
          newBadges: badgesWonAt(account, first.answeredAt),
        }
      }
      const bonusKey = possibleBonusKey(run, day, topic.key)
      const isBonusPaid = bonusKey !== null && (await isPaid(trx, account.id, bonusKey))
      const decision = decideAnswer({
        run,
        progress,
        topic: topic.key,
        questionId: question.id,
        position,
        correct,
        day,
        isPaid: (key) => (key === bonusKey ? isBonusPaid : standing.isPaid),
        paid: account,
      })
      if (!decision.ok) return refuse(decision.refusal)
      const { question: paid, bonus, limitReached: limited } = decision.earned
      const answer = { chosen: body.option, correct, question: paid, bonus, limited, answeredAt: now }
      const runNow = runWith(standing, decision.run, { ...answer, position })
      const after = { ...decision.progress, totalQuestions: topic.asked.length }
      const shown = progressIn(topic, decision.progress)
      const newQuestions = after.answered - progress.answered
      const given = {
        payments: decision.payments,
        topic: { ...shown, isGraded: true },
        newQuestions,
        newTopics: progress.answered === 0 ? 1 : 0,
        newPractised: newQuestions,
      }
      // Neither waits for what the other one writes, so PostgreSQL gets them in one go.
      const [{ balance, newBadges }] = await Promise.all([
        rewardAnswer(trx, account, given, { bank, mailer, referralMarks, now }),
        keepAnswer(trx, standing, { ...answer, position }, runNow, after),
      ])
      return {
        ...answerOf(question, answer),
        balance,
        run: shownRun(params.runId, topic, standing, { ...answer, position, run: runNow }),
        progress: shown,
        newBadges,
      }
    })
  },
)
