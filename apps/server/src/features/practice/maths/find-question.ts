// A maths question by its id. Ids count up from 001 in the order of the topic, so the id says the place.
import { NotFound } from '../../../platform/errors.ts'
import type { MathsBank, MathsBankTopic, MathsQuestion } from '../../../platform/maths-bank.ts'

/** @throws NotFound for an id that is in no topic */
export const findMathsQuestion = (
  maths: MathsBank,
  id: string,
): { readonly question: MathsQuestion; readonly topic: MathsBankTopic; readonly position: number } => {
  const split = id.lastIndexOf('-')
  const topic = maths.topic(id.slice(0, split))
  const position = Number(id.slice(split + 1)) - 1
  const question = topic?.questions[position]
  if (!topic || question?.id !== id) throw new NotFound(`There is no question called ${id}.`)
  return { question, topic, position }
}
