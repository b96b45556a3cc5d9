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
import { answersOf, findStanding, keepAnswer } from './store.ts'
import { answerOf, runState, shownProgress } from './verdict.ts'

export const submitRunAnswer = handle(
  submitAnswer,
  async ({ params, body, student, bank, database, mailer, referralMarks, now, refuse }) => {
    const { question, topic, position } = findQuestion(bank, body.questionId)
    const correct = body.option === question.correctAnswer
    const total = topic.questions.length

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
      const { progress, run } = standing
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

      if (!decision.ok) {
        if (decision.refusal === 'not-reached') return refuse('not-reached')
        const first = answersOf(standing)[position]
        if (first?.chosen !== body.option) return refuse('already-answered')
        return {
          ...answerOf(question, first),
          balance: account.skizies,
          run: runState(params.runId, run, total),
          progress: shownProgress(topic.key, progress, total),
          newBadges: badgesWonAt(account, first.answeredAt),
        }
      }
      const { question: paid, bonus, limitReached: limited } = decision.earned
      const answer = { chosen: body.option, correct, question: paid, bonus, limited, answeredAt: now }
      const after = { ...decision.progress, totalQuestions: total }
      const newQuestions = after.answered - progress.answered
      const given = {
        payments: decision.payments,
        topic: { ...after, isGraded: true },
        newQuestions,
        newTopics: progress.answered === 0 ? 1 : 0,
        newPractised: newQuestions,
      }
      // Neither waits for what the other one writes, so PostgreSQL gets them in one go.
      const [{ balance, newBadges }] = await Promise.all([
        rewardAnswer(trx, account, given, { mailer, referralMarks, now }),
        keepAnswer(trx, standing, answer, decision.run, after),
      ])
      return {
        ...answerOf(question, answer),
        balance,
        run: runState(params.runId, decision.run, total),
        progress: shownProgress(topic.key, decision.progress, total),
        newBadges,
      }
    })
  },
)
