// The heart of the product: an answer is graded, kept, counted and paid in one transaction, once.
import { submitAnswer } from '@toron/contract/practice.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { decideAnswer, newProgress, possibleBonusKey } from '@toron/domain/practice/answer.ts'
import { questionKey } from '@toron/domain/rewards/ledger.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http.ts'
import { write } from '../../platform/storage/write.ts'
import { rewardAnswer } from '../rewards/after-answer.ts'
import { badgesWonAt } from '../rewards/badges.ts'
import { isPaid } from '../rewards/store.ts'
import { findQuestion } from './find-question.ts'
import { addAttempt, findAttempt, findStanding, saveProgress } from './store.ts'
import { answerOf, runState, shownProgress } from './verdict.ts'

export const submitRunAnswer = handle(
  submitAnswer,
  async ({ params, body, student, bank, database, now, refuse }) => {
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
      if (!standing) throw new NotFound('There is no such run of yours. Open the topic again.')
      if (standing.topic !== topic.key) throw new NotFound(`${question.id} is not a question of this run.`)
      const { run, progress } = standing
      const bonusKey = possibleBonusKey(run, day, topic.key)
      const isBonusPaid = bonusKey !== null && (await isPaid(trx, account.id, bonusKey))
      const decision = decideAnswer({
        run,
        progress: progress ?? newProgress,
        topic: topic.key,
        questionId: question.id,
        position,
        correct,
        day,
        isPaid: (key) => (key === bonusKey ? isBonusPaid : standing.isPaid),
      })

      if (!decision.ok) {
        if (decision.refusal === 'not-reached') return refuse('not-reached')
        const first = await findAttempt(trx, account.id, params.runId, question.id)
        if (first.chosen !== body.option || !progress) return refuse('already-answered')
        return {
          ...answerOf(question, first),
          balance: account.skizies,
          run: runState(params.runId, run, total),
          progress: shownProgress(topic.key, progress, total),
          newBadges: badgesWonAt(account, first.answeredAt),
        }
      }
      const attempt = {
        studentId: account.id,
        runId: params.runId,
        questionId: question.id,
        chosen: body.option,
        correct: correct ? 1 : 0,
        earnedQuestion: decision.earned.question,
        earnedBonus: decision.earned.bonus,
        alreadyPaidToday: decision.earned.alreadyPaidToday ? 1 : 0,
        answeredAt: now,
        runAnswered: decision.run.answered,
        runCorrect: decision.run.correct,
        runInARow: decision.run.inARow,
        runEarned: decision.run.earned,
      }
      const given = {
        payments: decision.payments,
        topic: { ...decision.progress, totalQuestions: total },
        newQuestions: decision.progress.answered - (progress?.answered ?? 0),
        newTopics: progress ? 0 : 1,
      }
      // None of these reads what another one writes, so PostgreSQL gets them in one go.
      const [{ balance, newBadges }] = await Promise.all([
        rewardAnswer(trx, account, given, now),
        addAttempt(trx, attempt),
        saveProgress(trx, {
          studentId: account.id,
          progressKey: topic.progressKey,
          topic: topic.key,
          totalQuestions: total,
          ...decision.progress,
        }),
      ])
      return {
        ...answerOf(question, attempt),
        balance,
        run: runState(params.runId, decision.run, total),
        progress: shownProgress(topic.key, decision.progress, total),
        newBadges,
      }
    })
  },
)
