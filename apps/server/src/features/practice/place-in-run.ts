// Where a question stands in a run. Mostly it is simply the next one; a question that was withheld meanwhile is passed over,
// and one that is asked again is answered in its place (decision 78).
import type { BankTopic } from '@toron/content/bank.ts'
import type { RunState as ShownRun } from '@toron/contract/practice.ts'
import { type AnswerRefusal, type RunState, runAfter } from '@toron/domain/practice/answer.ts'
import { placeInRun } from '@toron/domain/practice/asked.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { answersOf, isGapped, type Standing } from './store.ts'
import { askedIn, countIn, isWhole, runState } from './verdict.ts'

/** How the run stands before the question at this position, or why it cannot be answered. */
export const placeOf = (standing: Standing, topic: BankTopic, position: number): RunState | AnswerRefusal => {
  if (position === standing.run.answered) return standing.run
  const answers = answersOf(standing)
  const place = placeInRun(position, (each) => Boolean(answers[each]), askedIn(topic))
  if (place !== 'open') return place
  return { ...runAfter(answers.slice(0, position)), answered: position }
}

type Given = KeptAnswer & { readonly position: number }

/** How the run stands with an answer. @param next how it stands if the answer is simply the next one */
export const runWith = (standing: Standing, next: RunState, given: Given): RunState =>
  given.position === standing.run.answered ? next : runAfter(answersWith(standing, given))

const answersWith = (standing: Standing, { position, ...answer }: Given): KeptAnswers => {
  const answers = [...answersOf(standing)]
  while (answers.length < position) answers.push(null)
  answers[position] = answer
  return answers
}

/** The run as its owner sees it. @param given an answer that this standing does not have yet, and the run with it */
export const shownRun = (
  id: string,
  topic: BankTopic,
  standing: Standing,
  given?: Given & { readonly run: RunState },
): ShownRun => {
  const run = given?.run ?? standing.run
  const isPlain =
    isWhole(topic) && !isGapped(standing) && (!given || given.position === standing.run.answered)
  if (isPlain) return runState(id, run, topic)
  return runState(id, run, topic, countIn(topic, given ? answersWith(standing, given) : answersOf(standing)))
}
