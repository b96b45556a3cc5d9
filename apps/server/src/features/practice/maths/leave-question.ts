// Leaves a maths question, by Next or by typing its answer: the place is saved, and the question counted and paid, if the rules
// allow, in the caller's transaction.
import type { MovedOn } from '@toron/contract/maths.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { decideMoveOn, isGivenAway, type MoveOn, type MoveOnDecision } from '@toron/domain/practice/maths.ts'
import { latestTyped, nothingTyped, typedAfter } from '@toron/domain/practice/typed.ts'
import { questionKey } from '@toron/domain/rewards/ledger.ts'
import type { Transaction } from 'kysely'
import type { MathsBankTopic } from '../../../platform/content/maths-bank.ts'
import type { Services } from '../../../platform/services.ts'
import type { StudentRow, Tables } from '../../../platform/storage/tables.ts'
import { addAttempt } from '../../learning/attempts.ts'
import { rewardAnswer } from '../../rewards/after-answer.ts'
import { badgesWonAt, wonBadges } from '../../rewards/badges.ts'
import { saveProgress, saveTyped } from '../progress-store.ts'
import { findProgressAndPayment } from '../store.ts'
import { mathsFacts, topicsToReview } from '../topic-facts.ts'
import { shownProgress } from '../verdict.ts'
import { findRecord, type MathsRecordRow, saveRecord } from './store.ts'

/** A question and where it stands. */
export interface Place {
  readonly topic: MathsBankTopic
  readonly question: { readonly id: string }
  readonly position: number
}

export type Context = Pick<Services, 'bank' | 'mailer' | 'referralMarks'> & { readonly now: number }

/** How a student stands with a question, and in its topic. */
export const findStanding = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  place: Place,
  now: number,
) => {
  const { topic, question, position } = place
  const { id: studentId, timeZone } = account
  const day = dayIn(now, timeZone)
  const { key, progressKey } = topic
  const [record, found] = await Promise.all([
    findRecord(trx, { studentId, topic: key, questionId: question.id }),
    findProgressAndPayment(trx, { studentId, progressKey, paymentKey: questionKey(day, question.id) }),
  ])
  const progress = found?.progress ?? null
  const { typed: signs, typedInARow } = progress ?? nothingTyped
  const typed = { typed: signs, typedInARow }
  const isMet = record.latest !== '' || latestTyped(signs, position) !== null
  // A question that was paid has a topic that was begun.
  const isPaid = found?.isPaid ?? false
  return { day, record, progress, typed, isMet, isPaid, isGivenAway: isGivenAway(record, day) }
}

export type Standing = Awaited<ReturnType<typeof findStanding>>

/** By what a question is left. */
export interface Step {
  /** Of a typed answer that is right; null: a Next. */
  readonly tryId: string | null
  /** Of a Next; empty: it has none. */
  readonly id: string
  /** It has waited on the device for a network. */
  readonly hasWaited: boolean
}

/** @param account the row locked by `write` */
export const leaveQuestion = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  place: Place,
  standing: Standing,
  step: Step,
  { bank, mailer, referralMarks, now }: Context,
): Promise<MovedOn> => {
  const { topic, position } = place
  const { record } = standing
  const { tryId } = step
  const decision = decideMoveOn(moveOf(account, place, standing, step, now))
  const { isRepeated } = decision
  const totalQuestions = topic.questions.length
  const after = { ...decision.progress, totalQuestions }
  const isSolved = tryId !== null && !isRepeated
  const typed = isSolved ? typedAfter(standing.typed, position, true) : standing.typed
  const topics = [...(await topicsToReview(trx, bank, account)), mathsFacts({ ...after, ...typed })]
  const reward = { ...decision, topics, mathsPacedAt: decision.pacedAt, newAttempts: isRepeated ? 0 : 1 }
  const inTopic = { studentId: account.id, progressKey: topic.progressKey, topic: topic.key, totalQuestions }
  const [{ balance, newBadges, badges }] = await Promise.all([
    rewardAnswer(trx, account, reward, { mailer, referralMarks, now }),
    saveRecord(trx, recordAfter(record, decision)),
    saveProgress(trx, { ...after, ...inTopic }),
    isSolved && saveTyped(trx, { ...inTopic, ...typed }),
    // A Next sent again because its answer got lost is no second attempt.
    isRepeated ||
      addAttempt(trx, attemptOf(account, place, standing, decision, tryId, now), {
        isFirst: !standing.isMet,
      }),
  ])
  return {
    outcome: decision.outcome,
    earned: balance - account.skizies,
    balance,
    progress: shownProgress(topic.key, after, totalQuestions),
    // Sent again, it names the badges that it won at first.
    newBadges: isRepeated ? [...badgesWonAt(account, record.leftAt), ...newBadges] : newBadges,
    badgesWon: Object.keys(wonBadges({ badges })).length,
  }
}

const moveOf = (
  account: StudentRow,
  { topic, question, position }: Place,
  { day, record, progress, isMet, isPaid }: Standing,
  { tryId, id, hasWaited }: Step,
  now: number,
): MoveOn => ({
  by: tryId === null ? 'next' : 'typing',
  progress,
  record: { ...record, isPractised: record.isPractised === 1 },
  isMet,
  topic: topic.key,
  totalQuestions: topic.questions.length,
  questionId: question.id,
  position,
  day,
  isPaid,
  paid: account,
  lastPacedAt: account.mathsPacedAt,
  signedUpAt: account.createdAt,
  id,
  hasWaited,
  now,
})

export const recordAfter = (
  record: MathsRecordRow,
  { record: left }: Pick<MoveOnDecision, 'record'>,
): MathsRecordRow => ({
  ...record,
  ...left,
  isPractised: left.isPractised ? 1 : 0,
})

/** What the log says of it. */
const attemptOf = (
  account: StudentRow,
  { topic, question }: Place,
  { day }: Standing,
  { record, payments, outcome }: MoveOnDecision,
  tryId: string | null,
  now: number,
) => ({
  studentId: account.id,
  topic: topic.key,
  questionId: question.id,
  answeredAt: now,
  day,
  sequence: account.attempts + 1,
  ...ofMaths,
  sittingId: tryId ?? '',
  isCorrect: record.latest === '+' ? 1 : 0,
  earned: payments.reduce((sum, { amount }) => sum + amount, 0),
  isLimited: outcome === 'limit-reached' ? 1 : 0,
})

/** What every answer in maths says in the log. */
export const ofMaths = { place: 'maths', objective: '', version: 1, chosen: '', bonus: 0 } as const
