// What a sitting that has ended came to.
import type { Score } from '@toron/contract/paper-fields.ts'
import { kindOfPaper } from '@toron/domain/papers/kinds.ts'
import { markOf } from '@toron/domain/papers/result.ts'
import type { SittingRow } from './store.ts'

/** The numbers of the questions that counted for nobody. */
export const withheldIn = ({ withheld }: Pick<SittingRow, 'withheld'>): readonly number[] =>
  JSON.parse(withheld) as number[]

/** Null for a paper that was given up. */
export const scoreOfSitting = (
  row: Pick<SittingRow, 'paper' | 'end' | 'correct' | 'withheld'>,
): Score | null => {
  if (row.end === 'given-up') return null
  const { form, marks } = kindOfPaper(row.paper)
  const score = { right: row.correct, counted: marks - withheldIn(row).length }
  return { ...score, mark: form === 'options' ? markOf(score) : score.right }
}
