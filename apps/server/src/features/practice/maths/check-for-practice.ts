// Marks typed answers of a visitor, or of anyone to another question like a published one. Nothing is stored and nothing earned.
import * as calls from '@toron/contract/maths.ts'
import { NotFound } from '../../../platform/errors.ts'
import { handleSlow } from '../../../platform/http/http.ts'
import { findQuestion } from '../find-question.ts'
import { messages } from '../messages.ts'
import { markAnswers } from './mark-answers.ts'

export const checkForPractice = handleSlow(
  calls.checkForPractice,
  async ({ params, body: { variant, answers }, maths, typesetter, marker, refuse }) => {
    const { topic, question, position } = findQuestion(maths, params.questionId)
    const finals = variant
      ? await typesetter.answersOf({ topic: topic.key, position, variant })
      : question.answers
    if (!finals) throw new NotFound(messages.noVariant)
    if (finals.length === 0) return refuse('nothing-to-type')
    return { marks: await markAnswers(marker, finals, answers) }
  },
)
