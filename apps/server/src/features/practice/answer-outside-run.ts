// Writes answers that are given outside a run, in Tonight or all at once with a paper: to the log, to the progress of their
// topics, and to the till (decision 84).
import type { Bank, BankTopic, Question } from '@toron/content/bank.ts'
import type { TopicProgress } from '@toron/contract/practice.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { newProgress, type Progress } from '@toron/domain/practice/answer.ts'
import { decideOutsideRun } from '@toron/domain/practice/outside-run.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { positionOf } from '@toron/domain/practice/question-id.ts'
import { versionOf } from '@toron/domain/questions/versions.ts'
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { allMarked } from '@toron/domain/rewards/badges.ts'
import { type DayPaid, paidAfter } from '@toron/domain/rewards/day-limit.ts'
import { type Payment, questionKey } from '@toron/domain/rewards/ledger.ts'
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { addAttempt, type RunAnswer } from '../learning/attempts.ts'
import { rewardAnswer } from '../rewards/after-answer.ts'
import type { PaymentContext } from '../rewards/pay-referrer.ts'
import { saveProgress } from './progress-store.ts'
import { findProgressAndPayment } from './store.ts'
import { topicsToReview } from './topic-facts.ts'
import { progressIn } from './verdict.ts'

export interface OutsideAnswer {
  readonly topic: BankTopic
  readonly question: Question
  readonly chosen: Letter
}

/** Where the answers were given. @see the columns of `attempt` */
export interface Sitting {
  readonly place: 'tonight' | 'paper'
  readonly sittingId: string
}

export interface OutsideAnswers {
  /** In the order given. */
  readonly answers: readonly RunAnswer[]
  readonly balance: number
  /** Of each topic that was answered in. */
  readonly progress: readonly TopicProgress[]
  readonly newBadges: readonly BadgeId[]
}

/** What the answers up to now have changed. */
interface Standing {
  readonly topics: Map<string, { readonly topic: BankTopic; readonly progress: Progress }>
  readonly payments: Payment[]
  paid: DayPaid
  newQuestions: number
  newTopics: number
  newAttempts: number
}

/**
 * Grades, stores, counts and pays answers, in their order. The caller has made sure that each is an answer for the first
 * time, and that none of the questions is withheld. @param account the row locked by `write`
 */
export const answerOutsideRun = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  bank: Bank,
  given: readonly OutsideAnswer[],
  sitting: Sitting,
  context: PaymentContext,
): Promise<OutsideAnswers> => {
  const standing: Standing = {
    topics: new Map(),
    payments: [],
    paid: account,
    newQuestions: 0,
    newTopics: 0,
    newAttempts: 0,
  }
  const answers: RunAnswer[] = []
  for (const one of given) answers.push(await addAnswer(trx, account, standing, one, sitting, context.now))
  const changed = [...standing.topics.values()]
  const progress = changed.map(({ topic, progress: after }) => progressIn(topic, after))
  const facts = progress.map(allMarked)
  const reward = {
    ...standing,
    // In science every new answer is practice.
    newPractised: standing.newQuestions,
    topics: [...(await topicsToReview(trx, bank, account)), ...facts],
  }
  const [{ balance, newBadges }] = await Promise.all([
    rewardAnswer(trx, account, reward, context),
    ...changed.map(({ topic: { key, progressKey, asked }, progress: after }) =>
      saveProgress(trx, {
        ...after,
        studentId: account.id,
        progressKey,
        topic: key,
        totalQuestions: asked.length,
      }),
    ),
  ])
  return { answers, balance, progress, newBadges }
}

/** Decides one answer by what those before it changed, and adds it to the log. */
const addAnswer = async (
  trx: Transaction<Tables>,
  { id: studentId, timeZone, attempts }: StudentRow,
  standing: Standing,
  { topic, question, chosen }: OutsideAnswer,
  sitting: Sitting,
  now: number,
): Promise<RunAnswer> => {
  const day = dayIn(now, timeZone)
  const { key, progressKey } = topic
  const paymentKey = questionKey(day, question.id)
  const kept = await findProgressAndPayment(trx, { studentId, progressKey, paymentKey })
  const correct = chosen === question.correctAnswer
  const before = standing.topics.get(key)?.progress ?? kept?.progress ?? newProgress
  const { progress, payments, earned, newQuestions, newTopics } = decideOutsideRun({
    progress: before,
    topic: key,
    questionId: question.id,
    position: positionOf(question.id),
    correct,
    day,
    isQuestionPaid: kept?.isPaid ?? false,
    paid: standing.paid,
  })
  standing.topics.set(key, { topic, progress })
  standing.payments.push(...payments)
  standing.paid = paidAfter(standing.paid, payments)
  standing.newQuestions += newQuestions
  standing.newTopics += newTopics
  const { question: paid, bonus, limitReached: limited } = earned
  standing.newAttempts += 1
  const { answered, firstRight } = before
  await addAttempt(
    trx,
    {
      studentId,
      topic: key,
      questionId: question.id,
      objective: question.objective,
      chosen,
      isCorrect: correct ? 1 : 0,
      day,
      sequence: attempts + standing.newAttempts,
      answeredAt: now,
      ...sitting,
      version: versionOf(question),
      earned: paid,
      bonus,
      isLimited: limited ? 1 : 0,
    },
    { isFirst: newQuestions === 1, answered, firstRight },
  )
  return { chosen, correct, question: paid, bonus, limited, answeredAt: now }
}
