// Stands in for the thread that marks: what says so takes for ever, and all else is right.
import type { Marked } from '@toron/domain/typed-answers/asked.ts'
import type { TypedAnswer } from '../platform/marking/marker.ts'

export const start = (): void => {}

export const mark = (answers: readonly TypedAnswer[]): Marked[] => {
  while (answers.some(({ text }) => text === 'for ever')) {
    // On purpose.
  }
  return answers.map(() => ({ verdict: 'right' }))
}
