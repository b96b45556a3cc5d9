// A written question with what is kept of it, as its marks are reckoned.
import type { Worked } from '@toron/domain/papers/written.ts'
import type { MathsQuestion } from '../../platform/content/maths-bank.ts'
import type { KeptWork } from './store.ts'

/** @param kept undefined: the question was not opened */
export const workedOf = (
  { scheme, answers }: Pick<MathsQuestion, 'scheme' | 'answers'>,
  kept: Pick<KeptWork, 'signs' | 'ticks'> | undefined,
): Worked => ({
  scheme,
  fields: answers.map(({ part }) => part),
  signs: kept?.signs ?? '',
  ticks: kept?.ticks ?? null,
})
