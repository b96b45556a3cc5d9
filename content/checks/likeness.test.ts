import { describe, expect, test } from 'vitest'
import { aQuestion, aWrittenTopic, contentWith, messages, writtenContent } from '../testing/builders.ts'
import { checkNearDuplicates } from './likeness.ts'

const stem =
  'A car travels 120 m along a straight road in 8.0 s at a constant speed. What is its speed in metres per second?'

describe('near duplicates within a subject', () => {
  test('a copy of a question with other numbers and other options is refused', () => {
    const first = aQuestion(1, { question: stem })
    const copy = aQuestion(2, { question: stem.replace('120', '240').replace('8.0', '6.0') })
    expect(messages(checkNearDuplicates(contentWith(first, copy)))).toEqual([
      expect.stringMatching(
        /question enzymes-002: 100% the same as enzymes-001 \(numbers aside\); rewrite one/,
      ),
    ])
  })

  test('a copy of a question is refused in another topic of the subject, and accepted in another subject', () => {
    const first = aWrittenTopic([aQuestion(1, { question: stem })])
    const sameSubject = aWrittenTopic([aQuestion(1, { question: stem }, 'respiration')], {}, 'respiration')
    const otherSubject = aWrittenTopic([aQuestion(1, { question: stem }, 'motion')], {}, 'motion')
    expect(checkNearDuplicates(writtenContent(first, sameSubject))).toHaveLength(1)
    expect(checkNearDuplicates(writtenContent(first, otherSubject))).toEqual([])
  })

  test('questions may share a short stem if their options differ', () => {
    const question = 'Which row is correct?'
    expect(checkNearDuplicates(contentWith(aQuestion(1, { question }), aQuestion(2, { question })))).toEqual(
      [],
    )
  })

  test('questions that share a short stem and the options are refused', () => {
    const twin = aQuestion(1, { question: 'Which row is correct?' })
    expect(checkNearDuplicates(contentWith(twin, { ...twin, id: 'enzymes-002' }))).toHaveLength(1)
  })
})
