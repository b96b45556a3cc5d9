import { expect, test } from 'vitest'
import { bankOf, isOfTier, type TonightObjective } from './bank.ts'

const objective = (id: string, ...tempts: readonly (readonly string[])[]): TonightObjective => ({
  id,
  subject: 'physics',
  topic: 'motion',
  weight: 0.1,
  questions: tempts.map((ideas, index) => ({ id: `${id}-${index}`, level: 'core', tempts: ideas })),
})

test('the bank knows of each question its objective, and of each idea the questions that tempt to it, once', () => {
  const [one, other] = [objective('a', ['slope', 'slope'], []), objective('b', ['area', 'slope'])]
  const bank = bankOf([one, other])
  expect(bank.objectives).toEqual([one, other])
  expect([...bank.byQuestion].map(([id, placed]) => [id, placed.objective.id])).toEqual([
    ['a-0', 'a'],
    ['a-1', 'a'],
    ['b-0', 'b'],
  ])
  const tempting = [...bank.tempting].map(([idea, list]) => [idea, list.map(({ question }) => question.id)])
  expect(tempting).toEqual([
    ['slope', ['a-0', 'b-0']],
    ['area', ['b-0']],
  ])
})

test('Core asks no supplement, and Extended asks both', () => {
  const asks = (tier: 'core' | 'extended') =>
    (['core', 'supplement'] as const).map((level) => isOfTier({ level }, tier))
  expect(asks('core')).toEqual([true, false])
  expect(asks('extended')).toEqual([true, true])
})
