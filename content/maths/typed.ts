// The final answers of the published questions in two files: the fields, which are public, and the answers, which only the
// server reads.

import { type AnswerField, fieldOf } from '@toron/domain/typed-answers/field.ts'
import { type FinalAnswer, findTemplate, generate, type MathsTopic } from './template.ts'

/** For the server alone: topic → the final answers of its questions, in their order. */
export const answersFile = 'maths-answers.json'

/** What browsers read of a topic. */
const fieldsFile = (topic: string): string => `data/maths/${topic}.json`

export const shownField = ({ part, name, asked }: FinalAnswer): AnswerField => ({
  part,
  ...(name !== undefined && { name }),
  ...fieldOf(asked),
})

/** The final answers of each published question. One that cannot be generated has none: its pictures report why. */
const answersOf = (topic: MathsTopic): (readonly FinalAnswer[])[] =>
  topic.published.map(({ template, seed, case: which }) => {
    try {
      return generate(findTemplate(topic, template), seed, which).answers
    } catch {
      return []
    }
  })

export const typedFiles = (
  topics: readonly MathsTopic[],
): { readonly path: string; readonly text: string }[] => {
  const answers = topics.map((topic) => [topic.key, answersOf(topic)] as const)
  return [
    ...answers.map(([key, questions]) => ({
      path: fieldsFile(key),
      text: JSON.stringify(questions.map((finals) => finals.map(shownField))),
    })),
    { path: answersFile, text: JSON.stringify(Object.fromEntries(answers)) },
  ]
}
