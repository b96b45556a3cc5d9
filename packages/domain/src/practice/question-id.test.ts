import { expect, test } from 'vitest'
import { positionOf, topicOf } from './question-id.ts'

test.each([
  ['motion-001', 'motion', 0],
  ['general_math_number-095', 'general_math_number', 94],
])('%s is of %s, at place %i', (id, topic, position) => {
  expect([topicOf(id), positionOf(id)]).toEqual([topic, position])
})

test('what is no id has no place', () => {
  expect(positionOf('motion')).toBeNaN()
})
