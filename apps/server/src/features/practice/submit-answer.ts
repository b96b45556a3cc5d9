// Submits an answer: grades, stores, counts and pays it once, in one transaction.
import type { BankTopic } from '@toron/content/bank.ts'
import * as calls from '@toron/contract/practice.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { type AnswerDecision, decideAnswer, possibleBonusKey } from '@toron/domain/practice/answer.ts'
import { allMarked, type TopicFacts } from '@toron/domain/rewards/badges.ts'
import { questionKey } from '@toron/domain/rewards/ledger.ts'
import type { Transaction } from 'kysely'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { write } from '../../platform/storage/write.ts'
import { closedQuestions } from '../learning/closed-questions.ts'
import { rewardAnswer } from '../rewards/after-answer.ts'
import { badgesWonAt } from '../rewards/badges.ts'
import type { PaymentContext } from '../rewards/pay-referrer.ts'
import { isPaid } from '../rewards/store.ts'
import { findQuestion } from './find-question.ts'
import { messages } from './messages.ts'
import { type PlaceInRun, placeInRun, shownRun, stateAfter } from './place-in-run.ts'
import { findStanding, type NewAnswer, type RunStanding, saveAnswer } from './store.ts'
import { topicsToReview } from './topic-facts.ts'
import { answerOf, progressIn } from './verdict.ts'

export const submitAnswer = handle(
  calls.submitAnswer,
  async ({ params, body, student, bank, papers, database, mailer, referralMarks, now, refuse }) => {
    const { question, topic, position } = findQuestion(bank, body.questionId)
    if (question.withheld) return refuse('withheld')
    const correct = body.option === question.correctAnswer

    return write(database, student.id, async (trx, account) => {
      if (closedQuestions(account, papers, now).has(question.id)) return refuse('in-open-paper')
      const day = dayIn(now, account.timeZone)
      const standing = await findStanding(trx, {
        studentId: account.id,
        runId: params.runId,
        progressKey: topic.progressKey,
        paymentKey: questionKey(day, question.id),
      })
      if (!standing) throw new NotFound(messages.noRun(topic.key))
      const { progress } = standing
      const place = await placeInRun(trx, standing, topic, position)
      const run = place.before
      if (run === 'not-reached') return refuse('not-reached')
      if (run === 'already-answered') {
        const first = place.answers?.[position]
        if (first?.chosen !== body.option) return refuse('already-answered')
        return {
          ...answerOf(bank, question, first),
          balance: account.skizies,
          run: shownRun(params.runId, topic, standing.run, place),
          progress: progressIn(topic, progress),
          newBadges: badgesWonAt(account, first.answeredAt),
        }
      }
      const bonusKey = possibleBonusKey(run, day, topic.key)
      const decision = decideAnswer({
        run,
        progress,
        topic: topic.key,
        questionId: question.id,
        position,
        correct,
        day,
        isQuestionPaid: standing.isPaid,
        isBonusPaid: bonusKey !== null && (await isPaid(trx, account.id, bonusKey)),
        paid: account,
      })
      if (!decision.ok) return refuse(decision.refusal)
      const { question: paid, bonus, limitReached: limited } = decision.earned
      const brought = { chosen: body.option, correct, question: paid, bonus, limited, answeredAt: now }
      const sequence = account.attempts + 1
      const answer = { ...brought, position, asked: question, day, sequence }
      const { balance, newBadges, newState } = await saveAndReward(trx, account, standing, {
        topic,
        place,
        answer,
        decision,
        topicsToReview: await topicsToReview(trx, bank, account),
        context: { mailer, referralMarks, now },
      })
      return {
        ...answerOf(bank, question, answer),
        balance,
        run: shownRun(params.runId, topic, newState, place, answer),
        progress: progressIn(topic, decision.progress),
        newBadges,
      }
    })
  },
)

interface Decided {
  readonly topic: BankTopic
  readonly place: PlaceInRun
  readonly answer: NewAnswer
  readonly decision: AnswerDecision
  readonly topicsToReview: readonly TopicFacts[]
  readonly context: PaymentContext
}

const saveAndReward = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  standing: RunStanding,
  { topic, place, answer, decision, topicsToReview, context }: Decided,
) => {
  const newState = stateAfter(standing, place, decision.run, answer)
  const facts = allMarked(progressIn(topic, decision.progress))
  // In science every new answer is practice.
  const newPractised = decision.newQuestions
  const reward = { ...decision, topics: [...topicsToReview, facts], newPractised, newAttempts: 1 }
  const after = { ...decision.progress, totalQuestions: topic.asked.length }
  // Neither needs what the other writes, so PostgreSQL gets both at once.
  const [{ balance, newBadges }] = await Promise.all([
    rewardAnswer(trx, account, reward, context),
    saveAnswer(trx, standing, answer, newState, after),
  ])
  return { balance, newBadges, newState }
}
