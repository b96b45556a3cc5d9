// How a verdict updates the cached run. A late reply never decreases a number.
import type { Answer, Run, RunState } from '@toron/contract/practice.ts'

/** The run with the answer added; unchanged if it is another run or has the answer already. */
export const withAnswer = (known: Run, state: RunState, answer: Answer): Run => {
  if (known.id !== state.id || known.answers.some(({ questionId }) => questionId === answer.questionId)) {
    return known
  }
  const newer = state.answered > known.answered ? state : {}
  return { ...known, ...newer, answers: [...known.answers, answer] }
}
