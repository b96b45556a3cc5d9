import { describe, expect, test } from 'vitest'
import { aQuestion, aWrittenTopic, contentWith, messages, writtenContent } from '../testing/builders.ts'
import { alikeQuestions, checkNearDuplicates } from './likeness.ts'

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

  const twelve = 'Which one of these many old things is the best of all?'
  const eleven = 'Which one of these old things is the best of all?'

  test('a stem of twelve words is compared on its own, and one of eleven with its options', () => {
    const found = (question: string) =>
      checkNearDuplicates(
        contentWith(
          ...[1, 2].map((n) => {
            const text = (letter: string) =>
              `${letter}${n} of ${letter}${n} or ${letter}${n} and ${letter}${n}`
            const options = { A: text('a'), B: text('b'), C: text('c'), D: text('d') }
            return aQuestion(n, { question, options })
          }),
        ),
      )
    expect(found(twelve)).toHaveLength(1)
    expect(found(eleven)).toEqual([])
  })

  test('the same options are accepted under stems that differ', () => {
    const options = { A: 'iron', B: 'zinc', C: 'lead', D: 'gold' }
    const first = aQuestion(1, { question: twelve, options })
    expect(checkNearDuplicates(contentWith(first, aQuestion(2, { options })))).toEqual([])
  })

  test('of three copies, every pair is told of', () => {
    const copies = [1, 2, 3].map((n) => aQuestion(n, { question: stem }))
    expect(messages(checkNearDuplicates(contentWith(...copies)))).toEqual([
      expect.stringMatching(/enzymes-002: 100% the same as enzymes-001/),
      expect.stringMatching(/enzymes-003: 100% the same as enzymes-001/),
      expect.stringMatching(/enzymes-003: 100% the same as enzymes-002/),
    ])
  })
})

describe('questions that are alike', () => {
  const options = { A: 'x', B: 'x', C: 'x', D: 'x' }
  const alike = (first: string, second: string, limit: number) =>
    alikeQuestions(
      [first, second].map((question, n) => aQuestion(n + 1, { question, options })),
      limit,
    )
  const both = new Map([
    ['enzymes-001', new Set(['enzymes-002'])],
    ['enzymes-002', new Set(['enzymes-001'])],
  ])
  const neither = new Map([
    ['enzymes-001', new Set()],
    ['enzymes-002', new Set()],
  ])

  test.each([
    ['warm it at 20 °C', 'warm it at −3.5 °C'],
    ['“Heat” it, now.', 'heat it now'],
    ['((heat)) it now!!', 'Heat (it) now'],
  ])('"%s" is the same as "%s"', (first, second) => {
    expect(alike(first, second, 1)).toEqual(both)
  })

  test.each([
    ['find 2x from here', 'find 3x from here'],
    ['find x2 from here', 'find x3 from here'],
    ['the ab-cd of it', 'the abcd of it'],
    ['ab c', 'a bc'],
    ['ab c d', 'a bc d'],
    ['a b c d', 'a b c e'],
    ['a b c d', 'e b c d'],
    ['(1) (2)', '(a) (2)'],
  ])('"%s" is not the same as "%s"', (first, second) => {
    expect(alike(first, second, 1)).toEqual(neither)
  })

  test('likeness is the share of runs of three words that two questions have in common', () => {
    // Of `a b c`, `b c d`, `e b c` and the option, two are in both.
    expect(alike('a b c d', 'e b c d', 0.5)).toEqual(both)
    expect(alike('a b c d', 'e b c d', 0.51)).toEqual(neither)
  })
})
