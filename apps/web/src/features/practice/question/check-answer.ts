import type { Letter } from '@toron/domain/practice/public-question.ts'
import { call } from '../../../platform/api.ts'
import type { Verdict } from './verdict.ts'

/** Grades a visitor's answer, which earns nothing and is not stored (decision 7). */
export const checkAnswer = async (questionId: string, option: Letter): Promise<Verdict> => {
  const graded = await call('POST /api/practice/check', { body: { questionId, option } })
  return { ...graded, earned: null }
}
