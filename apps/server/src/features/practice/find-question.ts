// A question of science or maths by its id, which says its topic and its place.
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import { NotFound } from '../../platform/errors.ts'

interface Topic<Question> {
  readonly questions: readonly Question[]
}

/** @param bank of science or of maths @throws NotFound for an id that is in no topic */
export const findQuestion = <Question extends { readonly id: string }, T extends Topic<Question>>(
  bank: { topic(key: string): (T & Topic<Question>) | undefined },
  id: string,
): { readonly question: Question; readonly topic: T; readonly position: number } => {
  const topic = bank.topic(topicOf(id))
  const position = positionOf(id)
  const question = topic?.questions[position]
  if (!topic || question?.id !== id) throw new NotFound(`There is no question called ${id}.`)
  return { question, topic, position }
}
