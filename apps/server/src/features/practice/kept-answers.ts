// How a run keeps its answers: one text, a JSON list in the order of the topic, so that an answer is added to the row that
// changes anyway instead of to a table of its own (decision 58).
import type { Letter } from '@toron/contract/practice.ts'

/**
 * The topic's n-th answer is that to its n-th question: nobody answers a question before those before it. In the place of a
 * question that was passed over, because it was withheld, stands null.
 */
export interface KeptAnswer {
  readonly chosen: Letter
  readonly correct: boolean
  /** Skizies for the question itself: none for a wrong answer, and none for one that had been paid that day already. */
  readonly question: number
  /** Skizies for a run of right ones. */
  readonly bonus: number
  /** Something of it was not paid because the day's limit was reached (decision 65). */
  readonly limited: boolean
  /** Epoch milliseconds. */
  readonly answeredAt: number
}

/** `["B",1,10,0,2350]`: chosen, right, Skizies for the question and for the row, milliseconds since the run began; 1 at the end where the limit was reached. */
type Tuple = readonly [Letter, 0 | 1, number, number, number, 1?]

export const noAnswers = '[]'

/** @param text as kept @param startedAt of the run, epoch milliseconds */
export const readAnswers = (text: string, startedAt: number): KeptAnswers =>
  (JSON.parse(text) as (Tuple | null)[]).map((tuple) => tuple && answerOf(tuple, startedAt))

/** By position. */
export type KeptAnswers = readonly (KeptAnswer | null)[]

const answerOf = (
  [chosen, correct, question, bonus, after, limited]: Tuple,
  startedAt: number,
): KeptAnswer => ({
  chosen,
  correct: correct === 1,
  question,
  bonus,
  limited: limited === 1,
  answeredAt: startedAt + after,
})

/** Whether a question was passed over. */
export const hasGap = (text: string): boolean => text.includes('null')

/** The text with one more answer. */
export const addAnswer = (text: string, startedAt: number, answer: KeptAnswer): string =>
  `${text.slice(0, -1)}${text === noAnswers ? '' : ','}${JSON.stringify(tupleOf(answer, startedAt))}]`

/** The text with an answer at this position, past questions that are withheld or in the place of one that was. */
export const putAnswer = (text: string, startedAt: number, position: number, answer: KeptAnswer): string => {
  const tuples = JSON.parse(text) as (Tuple | null)[]
  while (tuples.length < position) tuples.push(null)
  tuples[position] = tupleOf(answer, startedAt)
  return JSON.stringify(tuples)
}

const tupleOf = (
  { chosen, correct, question, bonus, limited, answeredAt }: KeptAnswer,
  startedAt: number,
): Tuple => {
  const all = [chosen, correct ? 1 : 0, question, bonus, answeredAt - startedAt] as const
  return limited ? [...all, 1] : all
}
