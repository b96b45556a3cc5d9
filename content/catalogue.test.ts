import { describe, expect, test } from 'vitest'
import { findTopic, progressKey, subjectOf, subjects, topics } from './catalogue.ts'

describe('the catalogue', () => {
  test('the catalogue has 17 topics of chemistry, 20 of biology, 19 of physics, and 8 and 13 of maths', () => {
    expect(Object.fromEntries(subjects.map((subject) => [subject.key, subject.topics.length]))).toEqual({
      chemistry: 17,
      biology: 20,
      physics: 19,
      general_mathematics: 8,
      additional_mathematics: 13,
    })
  })

  test('every topic has a key of its own, fit for a file name and a URL', () => {
    expect(new Set(topics.map((topic) => topic.key)).size).toBe(77)
    for (const topic of topics) expect(topic.key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/)
  })

  test('every topic has a progress key of its own', () => {
    expect(new Set(topics.map(progressKey)).size).toBe(77)
  })

  test.each([
    ['rates_of_reaction', 'chemistry_rates_of_reaction'],
    ['acids_bases_and_salts', 'chemistry_acids_bases_and_salts'],
    ['general_math_trigonometry', 'general-math_trigonometry'],
    ['additional_math_trigonometry', 'additional-math_trigonometry'],
    ['additional_math_straight_line_graphs', 'additional-math_straight_line_graphs'],
  ])('the progress of %s is stored under %s', (key, expected) => {
    const topic = findTopic(key)
    expect(topic && progressKey(topic)).toBe(expected)
  })

  test('a topic leads back to its subject', () => {
    for (const topic of topics) expect(subjectOf(topic).topics).toContain(topic)
  })

  test('the catalogue finds no topic of any other name', () => {
    expect(findTopic('alchemy')).toBeUndefined()
  })
})
