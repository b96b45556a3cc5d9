// What one verdict changes in the cache: the run it belongs to and the topic's progress. A late reply never
// takes a number back.
import type { Answer, Run, RunState, TopicProgress } from '@toron/contract/practice.ts'

/** The run with one more answer; the same run when it is another one or knows the answer already. */
export const withAnswer = (known: Run, state: RunState, answer: Answer): Run => {
  if (known.id !== state.id || known.answers.some(({ questionId }) => questionId === answer.questionId)) {
    return known
  }
  const newer = state.answered > known.answered ? state : {}
  return { ...known, ...newer, answers: [...known.answers, answer] }
}

/** The topics begun, with this topic's progress in its place or at the end. */
export const withProgress = (
  known: readonly TopicProgress[],
  progress: TopicProgress,
): readonly TopicProgress[] =>
  known.some(({ topic }) => topic === progress.topic)
    ? known.map((each) => (each.topic === progress.topic ? progress : each))
    : [...known, progress]
