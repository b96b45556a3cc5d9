// Answers that were typed in a paper of maths, all at once when it ends: each counts and pays as a try at the question does
// (decisions 96 and 106), and leaves the place in its topic alone.
import type { TopicProgress } from '@toron/contract/practice.ts'
import { newProgress, type Progress } from '@toron/domain/practice/answer.ts'
import { decideMoveOn } from '@toron/domain/practice/maths.ts'
import { type TypedStanding, typedAfter } from '@toron/domain/practice/typed.ts'
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { type DayPaid, paidAfter } from '@toron/domain/rewards/day-limit.ts'
import type { Payment } from '@toron/domain/rewards/ledger.ts'
import type { Transaction } from 'kysely'
import type { MathsBankTopic } from '../../../platform/content/maths-bank.ts'
import type { StudentRow, Tables } from '../../../platform/storage/tables.ts'
import { addAttempt } from '../../learning/attempts.ts'
import { rewardAnswer } from '../../rewards/after-answer.ts'
import { saveProgress, saveTyped } from '../progress-store.ts'
import { mathsFacts, topicsToReview } from '../topic-facts.ts'
import { shownProgress } from '../verdict.ts'
import {
  type Context,
  findStanding,
  ofMaths,
  type Place,
  recordAfter,
  type Standing,
} from './leave-question.ts'
import { saveRecord } from './store.ts'
import { isForPractice } from './typed-tries.ts'

export interface TriedInPaper extends Place {
  readonly isRight: boolean
}

interface Sitting {
  readonly id: string
  readonly startedAt: number
}

interface Outcome {
  readonly balance: number
  /** Of each topic that was answered in. */
  readonly progress: readonly TopicProgress[]
  readonly newBadges: readonly BadgeId[]
}

interface InTopic {
  readonly topic: MathsBankTopic
  readonly progress: Progress | null
  readonly typed: TypedStanding
}

/** What the answers up to now have changed. */
interface Tally {
  readonly topics: Map<string, InTopic>
  readonly payments: Payment[]
  paid: DayPaid
  pacedAt: number
  newQuestions: number
  newTopics: number
  newPractised: number
  newAttempts: number
}

/** @param account the row locked by `write` @param tried what was decided, in the order of the paper */
export const answerInPaper = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  tried: readonly TriedInPaper[],
  sitting: Sitting,
  context: Context,
): Promise<Outcome> => {
  const tally: Tally = {
    topics: new Map(),
    payments: [],
    paid: account,
    // As many have had their time as could have been read since the paper began.
    pacedAt: Math.max(account.mathsPacedAt, sitting.startedAt),
    newQuestions: 0,
    newTopics: 0,
    newPractised: 0,
    newAttempts: 0,
  }
  for (const one of tried) await addTry(trx, account, tally, one, sitting, context.now)
  const changed = [...tally.topics.values()]
  const facts = changed.map(({ topic, progress, typed }) =>
    mathsFacts({ answered: progress?.answered ?? 0, totalQuestions: topic.questions.length, ...typed }),
  )
  const topics = [...(await topicsToReview(trx, context.bank, account)), ...facts]
  const reward = { ...tally, topics, ...(tally.newPractised > 0 && { mathsPacedAt: tally.pacedAt }) }
  const [{ balance, newBadges }] = await Promise.all([
    rewardAnswer(trx, account, reward, context),
    ...changed.map((one) => saveTopic(trx, account.id, one)),
  ])
  return {
    balance,
    progress: changed.map(({ topic, progress }) =>
      shownProgress(topic.key, progress ?? newProgress, topic.questions.length),
    ),
    newBadges,
  }
}

const saveTopic = async (
  trx: Transaction<Tables>,
  studentId: string,
  { topic, progress, typed }: InTopic,
): Promise<void> => {
  const { key, progressKey, questions } = topic
  const inTopic = { studentId, progressKey, topic: key, totalQuestions: questions.length }
  if (progress) await saveProgress(trx, { ...progress, ...inTopic })
  await saveTyped(trx, { ...inTopic, ...typed })
}

/** Decides one try by what those before it changed. One of today that brings nothing any more leaves no trace. */
const addTry = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  tally: Tally,
  one: TriedInPaper,
  sitting: Sitting,
  now: number,
): Promise<void> => {
  const found = await findStanding(trx, account, one, now)
  if (isForPractice(found)) return
  const { topic, position, isRight } = one
  const before = tally.topics.get(topic.key) ?? { topic, progress: found.progress, typed: found.typed }
  const standing = { ...found, ...before }
  const left = isRight ? leaveInPaper(account, tally, one, standing, now) : null
  const lastIndex = before.progress?.lastIndex ?? 0
  tally.topics.set(topic.key, {
    topic,
    progress: left ? { ...left.progress, lastIndex } : before.progress,
    typed: typedAfter(before.typed, position, isRight),
  })
  tally.newAttempts += 1
  if (left) await saveRecord(trx, recordAfter(found.record, left))
  await addAttempt(
    trx,
    {
      ...ofMaths,
      studentId: account.id,
      topic: topic.key,
      questionId: one.question.id,
      answeredAt: now,
      day: found.day,
      sequence: account.attempts + tally.newAttempts,
      sittingId: sitting.id,
      isCorrect: isRight ? 1 : 0,
      earned: left?.payments.reduce((sum, { amount }) => sum + amount, 0) ?? 0,
      isLimited: left?.outcome === 'limit-reached' ? 1 : 0,
    },
    { isFirst: !found.isMet },
  )
}

/** A right answer leaves its question as Next does. */
const leaveInPaper = (
  account: StudentRow,
  tally: Tally,
  { topic, question, position }: TriedInPaper,
  { record, progress, isMet, isPaid, day }: Omit<Standing, 'progress'> & Pick<InTopic, 'progress'>,
  now: number,
) => {
  const decision = decideMoveOn({
    by: 'typing',
    progress,
    record: { ...record, isPractised: record.isPractised === 1 },
    isMet,
    topic: topic.key,
    totalQuestions: topic.questions.length,
    questionId: question.id,
    position,
    day,
    isPaid,
    paid: tally.paid,
    lastPacedAt: tally.pacedAt,
    signedUpAt: account.createdAt,
    id: '',
    hasWaited: true,
    now,
  })
  tally.payments.push(...decision.payments)
  tally.paid = paidAfter(tally.paid, decision.payments)
  tally.pacedAt = decision.pacedAt
  tally.newQuestions += decision.newQuestions
  tally.newTopics += decision.newTopics
  tally.newPractised += decision.newPractised
  return decision
}
