// What one submitted answer changes: the run, the topic's progress, and what is to be paid.
// Product rules 5.11 to 5.13 and 12.1 to 12.3, decisions 9 and 14. Order is enforced: a question is answered when all before it are.

import type { Day } from '../calendar.ts'
import { type DayPaid, withinDay } from '../rewards/day-limit.ts'
import { type Payment, questionPayment, runBonusAt, runBonuses, runBonusKey } from '../rewards/ledger.ts'

/** A pass through a topic. */
export interface RunState {
  /** The 0-based position of the next question. */
  readonly answered: number
  /** How many before it have no answer, because they were withheld. */
  readonly passed: number
  readonly correct: number
  readonly inARow: number
  readonly earned: number
}

export const newRun: RunState = { answered: 0, passed: 0, correct: 0, inARow: 0, earned: 0 }

interface Brought {
  readonly correct: boolean
  /** Skizies. */
  readonly question: number
  readonly bonus: number
}

/** How a run stands after these answers, by position; null for a question that was passed over, because it was withheld. */
export const runAfter = (answers: readonly (Brought | null)[]): RunState => {
  let [passed, correct, inARow, earned] = [0, 0, 0, 0]
  for (const answer of answers) {
    if (!answer) {
      passed += 1
      continue
    }
    correct += answer.correct ? 1 : 0
    inARow = answer.correct ? inARow + 1 : 0
    earned += answer.question + answer.bonus
  }
  return { answered: answers.length, passed, correct, inARow, earned }
}

/**
 * A topic's progress. `latest` has one sign per question by position: `+` the latest answer was right,
 * `-` it was wrong, `.` never answered; `answered` and `correct` count it.
 */
export interface Progress {
  readonly answered: number
  readonly correct: number
  readonly lastIndex: number
  readonly recentStreak: number
  readonly latest: string
  /** Questions that were right the first time. */
  readonly firstRight: number
}

export const newProgress: Progress = {
  answered: 0,
  correct: 0,
  lastIndex: 0,
  recentStreak: 0,
  latest: '',
  firstRight: 0,
}

export interface AnswerInput {
  readonly run: RunState
  readonly progress: Progress
  readonly topic: string
  readonly questionId: string
  /** 0-based place of the question in its topic. */
  readonly position: number
  readonly correct: boolean
  readonly day: Day
  /** Whether the ledger has the question's key of this day already, and that of the bonus (`possibleBonusKey`). */
  readonly isQuestionPaid: boolean
  readonly isBonusPaid: boolean
  /** What answering has brought up to now. */
  readonly paid: DayPaid
}

export interface AnswerDecision {
  readonly ok: true
  readonly run: RunState
  readonly progress: Progress
  readonly payments: readonly Payment[]
  readonly earned: Earned
  /** 1 when the question had never been answered before, else 0. */
  readonly newQuestions: number
  /** 1 when it is the first answer in its topic, else 0. */
  readonly newTopics: number
}

/** What an answer brings. Where both reasons to bring less hold, the limit is said. */
export interface Earned {
  readonly question: number
  readonly bonus: number
  readonly alreadyPaidToday: boolean
  /** Something was not paid because answers bring so much in a day at most. */
  readonly limitReached: boolean
}

export type AnswerRefusal = 'already-answered' | 'not-reached'

/** The key of the bonus that a right answer could bring beside its own reward; null when it is too early for one. */
export const possibleBonusKey = (run: RunState, day: Day, topic: string): string | null => {
  const bonus = runBonusAt(run.inARow + 1)
  return bonus ? runBonusKey(day, topic, bonus) : null
}

export const decideAnswer = (
  input: AnswerInput,
): AnswerDecision | { readonly ok: false; readonly refusal: AnswerRefusal } => {
  const { run, progress, position, correct } = input
  if (position < run.answered) return { ok: false, refusal: 'already-answered' }
  if (position > run.answered) return { ok: false, refusal: 'not-reached' }

  const inARow = correct ? run.inARow + 1 : 0
  const { payments, alreadyPaidToday, limitReached } = correct ? paymentsFor(input, inARow) : nothing
  const question = sum(payments.filter((payment) => payment.reason === 'question'))
  const bonus = sum(payments) - question
  const after = progressAfter(progress, position, correct)
  return {
    ok: true,
    run: {
      answered: run.answered + 1,
      passed: run.passed,
      correct: run.correct + (correct ? 1 : 0),
      inARow,
      earned: run.earned + question + bonus,
    },
    progress: after,
    payments,
    earned: { question, bonus, alreadyPaidToday, limitReached },
    newQuestions: after.answered - progress.answered,
    newTopics: progress.answered === 0 ? 1 : 0,
  }
}

const nothing = { payments: [], alreadyPaidToday: false, limitReached: false } as const

const sum = (payments: readonly Payment[]) => payments.reduce((total, payment) => total + payment.amount, 0)

const paymentsFor = (
  { day, topic, questionId, isQuestionPaid, isBonusPaid, paid }: AnswerInput,
  inARow: number,
) => {
  const payments: Payment[] = []
  if (!isQuestionPaid) payments.push(questionPayment(day, questionId, topic))
  const length = runBonusAt(inARow)
  if (length && !isBonusPaid) {
    const key = runBonusKey(day, topic, length)
    payments.push({ key, amount: runBonuses[length], reason: `run-${length}`, about: topic })
  }
  const allowed = withinDay(paid, payments)
  const limitReached = allowed.length < payments.length
  return { payments: allowed, alreadyPaidToday: isQuestionPaid && !limitReached, limitReached }
}

/** Progress with one more answer: distinct questions answered, and those whose latest answer is right. */
export const progressAfter = (progress: Progress, position: number, correct: boolean): Progress => {
  const before = progress.latest.padEnd(position + 1, '.')
  const latest = `${before.slice(0, position)}${correct ? '+' : '-'}${before.slice(position + 1)}`
  return {
    answered: progress.answered + (before[position] === '.' ? 1 : 0),
    correct: progress.correct + (correct ? 1 : 0) - (before[position] === '+' ? 1 : 0),
    lastIndex: position,
    recentStreak: correct ? progress.recentStreak + 1 : 0,
    latest,
    firstRight: progress.firstRight + (correct && before[position] === '.' ? 1 : 0),
  }
}
