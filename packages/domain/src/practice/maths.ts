// Moving on from a maths question: what it pays and what it leaves behind. It always counts as answered. The answer pictures
// are public, so payment rests on honesty and is bounded: once a day for a question, never after its answer was shown that
// day, and at a pace at which questions can be read (product rules 6.11 and 6.13, decisions 9, 23 and 71).
import type { Day } from '../calendar.ts'
import { type DayPaid, withinDay } from '../rewards/day-limit.ts'
import { type Payment, questionKey, questionReward } from '../rewards/ledger.ts'
import { type Progress, progressAfter } from './answer.ts'

/** Milliseconds from the question to the Show Answer button: 15 s in General Mathematics, 120 s otherwise. */
export const showAnswerAfter = (sectionId: string): number =>
  sectionId === 'general-math' ? 15_000 : 120_000

/** Milliseconds between two questions that pay or count for a friend's reward: nobody reads and solves one in less. */
export const humanPace = 5_000

export interface MoveOn {
  readonly progress: Progress
  readonly topic: string
  readonly questionId: string
  /** 0-based place of the question in its topic. */
  readonly position: number
  readonly day: Day
  /** The day on which its answer was last shown; empty: never. */
  readonly shownOn: Day | ''
  /** Whether the ledger has the question's key of today. */
  readonly isPaid: boolean
  /** What answering has brought up to now. */
  readonly paid: DayPaid
  /** Whether it has counted as practised before: left at a human pace. */
  readonly isPractised: boolean
  /** Epoch milliseconds: when the latest maths question paid or first counted as practised (0: never), and now. */
  readonly lastPacedAt: number
  readonly now: number
}

/** Why a question brought nothing, or that it paid. */
export type MathsOutcome = 'paid' | 'already-paid-today' | 'answer-shown' | 'limit-reached' | 'too-fast'

export interface MoveOnDecision {
  readonly outcome: MathsOutcome
  readonly payments: readonly Payment[]
  /** Whether it counts as practised now and had not before: for whoever invited the student (decision 4). */
  readonly isNewlyPractised: boolean
  /** `lastPacedAt` of the next one. */
  readonly pacedAt: number
  /** Solved without the answer counts as right. */
  readonly progress: Progress
}

export const decideMoveOn = (move: MoveOn): MoveOnDecision => {
  const { progress, topic, questionId, position, day, shownOn, isPractised, lastPacedAt, now } = move
  const sinceLast = now - lastPacedAt
  // A clock that was put back must not stop payments until it has caught up.
  const isAtPace = sinceLast < 0 || sinceLast >= humanPace
  const payment: Payment = {
    key: questionKey(day, questionId),
    amount: questionReward,
    reason: 'question',
    about: topic,
  }
  const outcome = outcomeOf(move, payment, isAtPace)
  const isPaid = outcome === 'paid'
  const isNewlyPractised = isAtPace && !isPractised
  return {
    outcome,
    payments: isPaid ? [payment] : [],
    isNewlyPractised,
    pacedAt: isPaid || isNewlyPractised ? now : lastPacedAt,
    progress: progressAfter(progress, position, shownOn !== day),
  }
}

const outcomeOf = (
  { day, shownOn, isPaid, paid }: MoveOn,
  payment: Payment,
  isAtPace: boolean,
): MathsOutcome => {
  if (shownOn === day) return 'answer-shown'
  if (isPaid) return 'already-paid-today'
  if (withinDay(paid, [payment]).length === 0) return 'limit-reached'
  return isAtPace ? 'paid' : 'too-fast'
}
