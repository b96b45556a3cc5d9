// "Another like this": the question's template with other numbers, for practice. It is neither stored nor paid.
import { shownField } from '@toron/content/maths/typed.ts'
import * as calls from '@toron/contract/maths.ts'
import { handleSlow } from '../../../platform/http/http.ts'
import { findQuestion } from '../find-question.ts'

const seedCount = 2 ** 31

export const makeAnother = handleSlow(
  calls.makeAnother,
  async ({ params, maths, typesetter, random, refuse }) => {
    const { topic, position } = findQuestion(maths, params.questionId)
    const firstSeed = Math.floor(random() * seedCount)
    const another = await typesetter.another({ topic: topic.key, position, seed: firstSeed })
    if (!another) return refuse('one-of-a-kind')
    const { answers, case: which, seed, ...shown } = another
    return { ...shown, variant: { case: which, seed }, fields: answers.map(shownField) }
  },
)
