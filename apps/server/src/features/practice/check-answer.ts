// A visitor's answer: graded, and forgotten (decision 7).
import { checkAnswer } from '@toron/contract/practice.ts'
import { handle } from '../../platform/http.ts'
import { findQuestion } from './find-question.ts'
import { grade } from './verdict.ts'

export const checkVisitorAnswer = handle(checkAnswer, async ({ body, bank, refuse }) => {
  const { question } = findQuestion(bank, body.questionId)
  return question.withheld ? refuse('withheld') : grade(question, body.option)
})
