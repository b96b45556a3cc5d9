// A visitor's answer: graded, and kept nowhere.
import type { Letter } from '@toron/contract/practice.ts'
import { call } from '../../../platform/api.ts'
import type { Verdict } from './run-state.ts'

/** Grades a visitor's answer, which brings nothing and is kept nowhere (decision 7). */
export async function checkAnswer(questionId: string, option: Letter): Promise<Verdict> {
  const graded = await call('POST /api/practice/check', { body: { questionId, option } })
  return { ...graded, earned: null }
}
