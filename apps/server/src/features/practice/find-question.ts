// Finds a question of science or maths by its id, which holds its topic and its position.
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import { NotFound } from '../../platform/errors.ts'
import { messages } from './messages.ts'

interface Topic<Question> {
  readonly questions: readonly Question[]
}

/** @param bank of science or of maths @throws NotFound for an unknown id */
export const findQuestion = <Question extends { readonly id: string }, T extends Topic<Question>>(
  bank: { topic(key: string): (T & Topic<Question>) | undefined },
  id: string,
): { readonly question: Question; readonly topic: T; readonly position: number } => {
  const topic = bank.topic(topicOf(id))
  const position = positionOf(id)
  const question = topic?.questions[position]
  if (!topic || question?.id !== id) throw new NotFound(messages.noQuestion(id))
  return { question, topic, position }
}
