// How a run stores its answers: as one JSON list in the order of the topic, so that an answer goes into the row that changes
// anyway instead of into a table of its own (decision 58).
import type { Letter } from '@toron/domain/practice/public-question.ts'

/**
 * The n-th answer belongs to the topic's n-th question, because questions are answered in order. Null stands for a question
 * that was passed over because it was withheld.
 */
export interface StoredAnswer {
  readonly chosen: Letter
  readonly correct: boolean
  /** Skizies for the question itself: 0 for a wrong answer, or one that was already paid that day. */
  readonly question: number
  /** Skizies for right answers in a row. */
  readonly bonus: number
  /** Whether the day's limit kept some of it from being paid (decision 65). */
  readonly limited: boolean
  /** Epoch milliseconds. */
  readonly answeredAt: number
}

/**
 * `["B",1,10,0,2350]`: option, whether it is right, Skizies for the question and for the row, milliseconds since the run
 * began. A final 1 says that the limit was reached.
 */
type Tuple = readonly [Letter, 0 | 1, number, number, number, 1?]

export const noAnswers = '[]'

/** @param text as stored @param startedAt of the run, epoch milliseconds */
export const readAnswers = (text: string, startedAt: number): StoredAnswers =>
  (JSON.parse(text) as (Tuple | null)[]).map((tuple) => tuple && answerOf(tuple, startedAt))

/** By position in the topic. */
export type StoredAnswers = readonly (StoredAnswer | null)[]

const answerOf = (
  [chosen, correct, question, bonus, after, limited]: Tuple,
  startedAt: number,
): StoredAnswer => ({
  chosen,
  correct: correct === 1,
  question,
  bonus,
  limited: limited === 1,
  answeredAt: startedAt + after,
})

/** Whether a question was passed over. */
export const hasGap = (text: string): boolean => text.includes('null')

/** Returns the text with an answer added at the end. */
export const addAnswer = (text: string, startedAt: number, answer: StoredAnswer): string =>
  `${text.slice(0, -1)}${text === noAnswers ? '' : ','}${JSON.stringify(tupleOf(answer, startedAt))}]`

/** Returns the text with an answer at this position, which may lie past withheld questions or before the last answer. */
export const putAnswer = (
  text: string,
  startedAt: number,
  position: number,
  answer: StoredAnswer,
): string => {
  const tuples = JSON.parse(text) as (Tuple | null)[]
  while (tuples.length < position) tuples.push(null)
  tuples[position] = tupleOf(answer, startedAt)
  return JSON.stringify(tuples)
}

const tupleOf = (
  { chosen, correct, question, bonus, limited, answeredAt }: StoredAnswer,
  startedAt: number,
): Tuple => {
  const all = [chosen, correct ? 1 : 0, question, bonus, answeredAt - startedAt] as const
  return limited ? [...all, 1] : all
}
