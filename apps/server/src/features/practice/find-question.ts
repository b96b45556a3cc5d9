// A question by its id. Ids count up from 001 in the order of the file, so the id says the place.
import type { Bank, BankTopic, Question } from '@toron/content/bank.ts'
import { NotFound } from '../../platform/errors.ts'

/** @throws NotFound for an id that is in no topic */
export const findQuestion = (
  bank: Bank,
  id: string,
): { readonly question: Question; readonly topic: BankTopic; readonly position: number } => {
  const topic = bank.topic(id.slice(0, id.lastIndexOf('-')))
  const position = Number(id.slice(id.lastIndexOf('-') + 1)) - 1
  const question = topic?.questions[position]
  if (!topic || question?.id !== id) throw new NotFound(`There is no question called ${id}.`)
  return { question, topic, position }
}
