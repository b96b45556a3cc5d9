// Finds a question of science or of maths by its id.
import { topicOf } from '@toron/domain/practice/question-id.ts'
import type { Services } from '../../platform/services.ts'
import { findQuestion as findIn } from '../practice/find-question.ts'

type Banks = Pick<Services, 'bank' | 'maths'>
type Found = ReturnType<typeof findScience>

/** @throws NotFound for an id that is not one of science */
export const findScience = ({ bank }: Pick<Banks, 'bank'>, id: string) => findIn(bank, id)

/** Returns null for a question of maths. @throws NotFound for an id that neither bank has */
export const findQuestion = ({ bank, maths }: Banks, id: string): Found | null => {
  if (bank.topic(topicOf(id))) return findScience({ bank }, id)
  findIn(maths, id)
  return null
}
