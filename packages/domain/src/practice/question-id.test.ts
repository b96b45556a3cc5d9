import { expect, test } from 'vitest'
import { positionOf, questionIdAt, topicOf } from './question-id.ts'

test.each([
  ['motion-001', 'motion', 0],
  ['general_math_number-095', 'general_math_number', 94],
])('%s is a question of %s, at position %i', (id, topic, position) => {
  expect([topicOf(id), positionOf(id)]).toEqual([topic, position])
  expect(questionIdAt(topic, position)).toBe(id)
})

test('a text that is not an id has no position', () => {
  expect(positionOf('motion')).toBeNaN()
})
