// Where an answer belongs in a run. Mostly its question is simply the next one; a question withheld since is passed over, and
// one that is asked again is answered at its own position (decision 78).
import type { BankTopic } from '@toron/content/bank.ts'
import type { RunState as ShownRun } from '@toron/contract/practice.ts'
import { type AnswerRefusal, type RunState, runAfter } from '@toron/domain/practice/answer.ts'
import { statusInRun } from '@toron/domain/practice/asked.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'
import type { RunAnswer, RunAnswers } from '../learning/attempts.ts'
import { answersIn, type RunStanding } from './store.ts'
import { askedIn, countIn, isWhole, runState } from './verdict.ts'

export interface PlaceInRun {
  /** The run's state before the question at this position, or why that question cannot be answered. */
  readonly before: RunState | AnswerRefusal
  /** The run's answers; null where they need not be read, because nothing was passed over and the question is the next. */
  readonly answers: RunAnswers | null
}

export const placeInRun = async (
  trx: Transaction<Tables>,
  standing: RunStanding,
  topic: BankTopic,
  position: number,
): Promise<PlaceInRun> => {
  const { run } = standing
  const isNext = position === run.answered
  if (isNext && run.passed === 0 && isWhole(topic)) return { before: run, answers: null }
  const answers = await answersIn(trx, standing)
  if (isNext) return { before: run, answers }
  const place = statusInRun(position, (each) => Boolean(answers[each]), askedIn(topic))
  if (place !== 'open') return { before: place, answers }
  return { before: runAfter(upTo(answers, position)), answers }
}

/** Returns the run's state after an answer. @param next that state if the answer is simply the next one */
export const stateAfter = (
  { run }: RunStanding,
  { answers }: PlaceInRun,
  next: RunState,
  { position, ...answer }: RunAnswer & { readonly position: number },
): RunState =>
  position === run.answered || !answers ? next : runAfter(withAnswer(answers, position, answer))

/** The answers before a position. */
const upTo = (answers: RunAnswers, position: number): RunAnswers =>
  Array.from({ length: position }, (_, index) => answers[index] ?? null)

const withAnswer = (answers: RunAnswers, position: number, answer: RunAnswer): RunAnswers => [
  ...upTo(answers, position),
  answer,
  ...answers.slice(position + 1),
]

/** Returns the run as its owner sees it. @param added an answer that the place does not have yet, and the state after it */
export const shownRun = (
  id: string,
  topic: BankTopic,
  run: RunState,
  { answers }: PlaceInRun,
  added?: RunAnswer & { readonly position: number },
): ShownRun => {
  if (!answers) return runState(id, run, topic)
  const all = added ? withAnswer(answers, added.position, added) : answers
  return runState(id, run, topic, countIn(topic, all))
}
