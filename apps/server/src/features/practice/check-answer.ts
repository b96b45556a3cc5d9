// Grades a visitor's answer and stores nothing (decision 7).
import * as calls from '@toron/contract/practice.ts'
import { handle } from '../../platform/http/http.ts'
import { findQuestion } from './find-question.ts'
import { grade } from './verdict.ts'

export const checkAnswer = handle(calls.checkAnswer, async ({ body, bank, refuse }) => {
  const { question } = findQuestion(bank, body.questionId)
  return question.withheld ? refuse('withheld') : grade(bank, question, body.option)
})
