// Finds a question of science or of maths by its id.
import type { BankTopic, Question } from '@toron/content/bank.ts'
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { messages } from './messages.ts'

interface Found {
  readonly topic: BankTopic
  readonly question: Question
}

/** Returns null for a question of maths. @throws NotFound for an id that neither bank has */
export const findQuestion = ({ bank, maths }: Pick<Services, 'bank' | 'maths'>, id: string): Found | null => {
  const key = topicOf(id)
  const topic = bank.topic(key)
  const question = topic?.questions[positionOf(id)]
  if (topic && question?.id === id) return { topic, question }
  if (maths.topic(key)?.questions[positionOf(id)]?.id === id) return null
  throw new NotFound(messages.noQuestion(id))
}

/** @throws NotFound for an id that is not one of science */
export const findScience = (services: Pick<Services, 'bank' | 'maths'>, id: string): Found => {
  const found = findQuestion(services, id)
  if (!found) throw new NotFound(messages.noQuestion(id))
  return found
}
