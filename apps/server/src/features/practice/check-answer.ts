// A visitor's answer: graded, and forgotten (decision 7).
import { checkAnswer } from '@toron/contract/practice.ts'
import { handle } from '../../platform/http.ts'
import { findQuestion } from './find-question.ts'
import { grade } from './verdict.ts'

export const checkVisitorAnswer = handle(checkAnswer, async ({ body, bank }) => {
  return grade(findQuestion(bank, body.questionId).question, body.option)
})
