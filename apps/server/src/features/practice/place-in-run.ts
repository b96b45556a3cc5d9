// Where an answer belongs in a run. Mostly its question is simply the next one; a question withheld since is passed over, and
// one that is asked again is answered at its own position (decision 78).
import type { BankTopic } from '@toron/content/bank.ts'
import type { RunState as ShownRun } from '@toron/contract/practice.ts'
import { type AnswerRefusal, type RunState, runAfter } from '@toron/domain/practice/answer.ts'
import { statusInRun } from '@toron/domain/practice/asked.ts'
import { answersOf, isGapped, type RunStanding } from './store.ts'
import type { StoredAnswer, StoredAnswers } from './stored-answers.ts'
import { askedIn, countIn, isWhole, runState } from './verdict.ts'

/** Returns the run's state before the question at this position, or why that question cannot be answered. */
export const stateBefore = (
  standing: RunStanding,
  topic: BankTopic,
  position: number,
): RunState | AnswerRefusal => {
  if (position === standing.run.answered) return standing.run
  const answers = answersOf(standing)
  const place = statusInRun(position, (each) => Boolean(answers[each]), askedIn(topic))
  if (place !== 'open') return place
  return { ...runAfter(answers.slice(0, position)), answered: position }
}

export type NewAnswer = StoredAnswer & { readonly position: number }

/** Returns the run's state after an answer. @param next that state if the answer is simply the next one */
export const stateAfter = (standing: RunStanding, next: RunState, answer: NewAnswer): RunState =>
  answer.position === standing.run.answered ? next : runAfter(answersWith(standing, answer))

const answersWith = (standing: RunStanding, { position, ...answer }: NewAnswer): StoredAnswers => {
  const answers = [...answersOf(standing)]
  while (answers.length < position) answers.push(null)
  answers[position] = answer
  return answers
}

/** Returns the run as its owner sees it. @param added an answer that `standing` does not have yet, and the state after it */
export const shownRun = (
  id: string,
  topic: BankTopic,
  standing: RunStanding,
  added?: NewAnswer & { readonly run: RunState },
): ShownRun => {
  const run = added?.run ?? standing.run
  const isInOrder =
    isWhole(topic) && !isGapped(standing) && (!added || added.position === standing.run.answered)
  if (isInOrder) return runState(id, run, topic)
  return runState(id, run, topic, countIn(topic, added ? answersWith(standing, added) : answersOf(standing)))
}
