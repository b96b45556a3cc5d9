import { type Letter, letters } from '@toron/domain/practice/public-question.ts'
import { describe, expect, test } from 'vitest'
import type { Question } from '../bank.ts'
import { topics } from '../catalogue.ts'
import {
  aQuestion,
  aWrittenTopic,
  contentWith,
  messages,
  questionsOfTopic,
  writtenContent,
} from '../testing/builders.ts'
import { checkLetterShareOfSubjects, checkLetterShareOfTopics, checkLongestKeys } from './keys.ts'

const answering = (letter: 'A' | 'B', share: number, topicKey = 'enzymes'): Question[] => {
  const rest = ['C', 'D', letter === 'A' ? 'B' : 'A'] as const
  return questionsOfTopic(topicKey).map((question, n) => ({
    ...question,
    correctAnswer: n < share * 40 ? letter : (rest[n % 3] ?? 'D'),
  }))
}

describe('the letters of the right answers', () => {
  test('one letter for more than 35% of a topic’s right answers is refused', () => {
    expect(messages(checkLetterShareOfTopics(writtenContent(aWrittenTopic(answering('A', 0.4)))))).toEqual([
      'content/mcq/biology/enzymes.json: the right answer is A 16 times (40%); each letter needs 15% to 35%. Shuffle the options with another seed.',
    ])
  })

  test('one letter for 35% of a topic’s right answers is accepted', () => {
    expect(checkLetterShareOfTopics(writtenContent(aWrittenTopic(answering('A', 0.35))))).toEqual([])
  })

  test('a letter for less than 15% of a topic’s right answers is refused', () => {
    const counts = { A: 5, B: 11, C: 12, D: 12 }
    const spread = letters.flatMap((letter) => Array<Letter>(counts[letter]).fill(letter))
    const questions = questionsOfTopic().map((question, n) => ({
      ...question,
      correctAnswer: spread[n] ?? 'D',
    }))
    expect(messages(checkLetterShareOfTopics(writtenContent(aWrittenTopic(questions))))).toEqual([
      expect.stringMatching(/the right answer is A 5 times \(13%\); each letter needs 15% to 35%/),
    ])
  })

  test('a letter for exactly 15% of a topic’s right answers is accepted', () => {
    const spread = letters
      .flatMap((letter) => Array<Letter>(letter === 'A' ? 3 : 6).fill(letter))
      .slice(0, 20)
    const questions = questionsOfTopic('enzymes', 20).map((question, n) => ({
      ...question,
      correctAnswer: spread[n] ?? 'D',
    }))
    expect(checkLetterShareOfTopics(writtenContent(aWrittenTopic(questions)))).toEqual([])
  })

  test('letters need not be even below twenty questions of a topic', () => {
    const content = (count: number) =>
      writtenContent(
        aWrittenTopic(
          questionsOfTopic('enzymes', count).map((question) => ({ ...question, correctAnswer: 'A' })),
        ),
      )
    expect(checkLetterShareOfTopics(content(19))).toEqual([])
    expect(messages(checkLetterShareOfTopics(content(20)))).toEqual([
      expect.stringMatching(/the right answer is A 20 times \(100%\), B 0 times \(0%\), C 0 times/),
    ])
  })

  test('a subject whose letters are even is accepted', () => {
    const physics = topics.filter(({ subject }) => subject === 'physics').slice(0, 5)
    const written = physics.map(({ key }) => aWrittenTopic(questionsOfTopic(key), {}, key))
    expect(checkLetterShareOfSubjects(writtenContent(...written))).toEqual([])
  })

  test('one letter for more than 28% of a subject’s right answers is refused once five topics are written', () => {
    const physics = topics.filter(({ subject }) => subject === 'physics').slice(0, 5)
    const written = physics.map(({ key }) => aWrittenTopic(answering('B', 0.325, key), {}, key))
    expect(messages(checkLetterShareOfSubjects(writtenContent(...written)))).toEqual([
      expect.stringMatching(
        /^Physics as a whole: the right answer is B 65 times \(33%\); each letter needs 22% to 28%/,
      ),
    ])
    expect(checkLetterShareOfSubjects(writtenContent(...written.slice(1)))).toEqual([])
  })
})

describe('the length of the right answers', () => {
  const longer = (question: Question): Question => ({
    ...question,
    options: {
      ...question.options,
      [question.correctAnswer]: `${question.options[question.correctAnswer]} so`,
    },
  })

  test('right answers that are the longest option in more than 30% of a topic’s questions are refused', () => {
    const questions = questionsOfTopic().map((question, n) => (n < 13 ? longer(question) : question))
    expect(messages(checkLongestKeys(writtenContent(aWrittenTopic(questions))))).toEqual([
      expect.stringMatching(
        /enzymes\.json: the right answer is the longest option in 33% of the questions; at most 30% may be\. Rewrite some of 001, 002, 003, 004, /,
      ),
    ])
    const fewer = questionsOfTopic().map((question, n) => (n < 12 ? longer(question) : question))
    expect(checkLongestKeys(writtenContent(aWrittenTopic(fewer)))).toEqual([])
  })

  test('a long right answer over 1.5 times the mean of the others is refused', () => {
    const question = aQuestion(1, {
      correctAnswer: 'B',
      options: { A: 'a'.repeat(20), B: 'b'.repeat(31), C: 'c'.repeat(20), D: 'd'.repeat(20) },
    })
    const fill = questionsOfTopic().slice(1)
    expect(messages(checkLongestKeys(contentWith(question, ...fill)))).toEqual([
      expect.stringMatching(
        /question enzymes-001: the right answer has 31 characters, the others 20 on average; shorten it, or make the others as full \(at most 1\.5 times\)/,
      ),
    ])
  })

  test.each([
    ['of 30 characters beside short ones', 30, 10],
    ['of exactly 1.5 times the mean of the others', 33, 22],
    ['that is long beside long ones', 40, 36],
  ])('a right answer %s is accepted', (_, key, other) => {
    const text = 'a'.repeat(other)
    const question = aQuestion(1, {
      correctAnswer: 'B',
      options: { A: text, B: 'b'.repeat(key), C: text, D: text },
    })
    expect(checkLongestKeys(contentWith(question, ...questionsOfTopic().slice(1)))).toEqual([])
  })

  test('the asterisks of bold text do not count towards the length of an option', () => {
    const question = aQuestion(1, {
      correctAnswer: 'B',
      options: { A: 'a'.repeat(20), B: `**${'b'.repeat(30)}**`, C: 'c'.repeat(20), D: 'd'.repeat(20) },
    })
    expect(checkLongestKeys(contentWith(question, ...questionsOfTopic().slice(1)))).toEqual([])
  })
})
