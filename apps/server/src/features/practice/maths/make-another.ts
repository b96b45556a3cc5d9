// "Another like this": the question's template with other numbers, to practise with. Nothing of it is kept or paid.
import { makeAnother } from '@toron/contract/maths.ts'
import { handleSlow } from '../../../platform/http.ts'
import { findQuestion } from '../find-question.ts'

const seeds = 2 ** 31

export const makeAnotherQuestion = handleSlow(
  makeAnother,
  async ({ params, maths, typesetter, random, refuse }) => {
    const { topic, position } = findQuestion(maths, params.questionId)
    const seed = Math.floor(random() * seeds)
    const another = await typesetter.another({ topic: topic.key, position, seed })
    return another ?? refuse('one-of-a-kind')
  },
)
