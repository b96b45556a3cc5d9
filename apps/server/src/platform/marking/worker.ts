// The thread that marks typed answers. Marking takes about a millisecond, but what is marked comes from anyone.
import type { Marked } from '@toron/domain/typed-answers/asked.ts'
import { markTyped } from '@toron/domain/typed-answers/mark.ts'
import type { TypedAnswer } from './marker.ts'

export const mark = (answers: readonly TypedAnswer[]): Marked[] =>
  answers.map(({ text, asked }) => markTyped(text, asked))

/** Done once the thread has started. */
export const start = (): void => {}
