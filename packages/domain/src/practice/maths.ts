// Moving on from a maths question: what it pays and what it leaves behind. The answer pictures are public, so payment
// rests on honesty and is bounded: once a day for a question, never after its answer was shown that day, and at a pace
// at which questions can be read (product rules 6.11 and 6.13, decisions 9 and 23).
import type { Day } from '../calendar.ts'
import { type Payment, questionKey, questionReward } from '../rewards/ledger.ts'
import { type Progress, progressAfter } from './answer.ts'

/** Milliseconds from the question to the Show Answer button: 15 s in General Mathematics, 120 s otherwise. */
export const showAnswerAfter = (sectionId: string): number =>
  sectionId === 'general-math' ? 15_000 : 120_000

/** Milliseconds between two questions that pay: nobody reads and solves one in less. */
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
  /** Epoch milliseconds: when the latest maths question was paid (0: never), and now. */
  readonly lastPaidAt: number
  readonly now: number
}

/** Why a question brought nothing, or that it paid. */
export type MathsOutcome = 'paid' | 'already-paid-today' | 'answer-shown' | 'too-fast'

export interface MoveOnDecision {
  readonly outcome: MathsOutcome
  readonly payments: readonly Payment[]
  /** Solved without the answer counts as right. */
  readonly progress: Progress
}

export const decideMoveOn = (move: MoveOn): MoveOnDecision => {
  const { progress, topic, questionId, position, day, shownOn, isPaid, lastPaidAt, now } = move
  const wasShown = shownOn === day
  const after = progressAfter(progress, position, !wasShown)
  if (wasShown) return { outcome: 'answer-shown', payments: [], progress: after }
  if (isPaid) return { outcome: 'already-paid-today', payments: [], progress: after }
  // A clock that was put back must not stop payments until it has caught up.
  const sinceLast = now - lastPaidAt
  if (sinceLast >= 0 && sinceLast < humanPace) return { outcome: 'too-fast', payments: [], progress: after }
  const payment: Payment = {
    key: questionKey(day, questionId),
    amount: questionReward,
    reason: 'question',
    about: topic,
  }
  return { outcome: 'paid', payments: [payment], progress: after }
}
