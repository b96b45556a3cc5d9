import type { TopicProgress } from '@toron/contract/practice.ts'
import type { Catalogue } from '@toron/domain/practice/catalogue.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collapsedTopics, greetingName, motivation, scienceSubjects, totals } from './dashboard.ts'
import { type TopicRow, wholePercent } from './topics/rows.ts'

const topic = (key: string, questions = 40) => ({ key, name: key.toUpperCase(), questions })

const catalogue: Catalogue = {
  subjects: [
    { key: 'chemistry', name: 'Chemistry', kind: 'science', topics: [topic('redox'), topic('metals', 0)] },
    { key: 'biology', name: 'Biology', kind: 'science', topics: [topic('enzymes')] },
    { key: 'physics', name: 'Physics', kind: 'science', topics: [topic('motion')] },
    { key: 'general_mathematics', name: 'General Mathematics', kind: 'maths', topics: [topic('number', 0)] },
  ],
}

const progressIn = (key: string, answered: number, correct: number): TopicProgress => ({
  topic: key,
  answered,
  correct,
  totalQuestions: 40,
  lastIndex: answered,
  recentStreak: 0,
})

const row = (key: string, questions: number, answered = 0): TopicRow => ({
  key,
  name: key,
  questions,
  answered,
  percent: wholePercent(answered, questions),
})

describe('the greeting', () => {
  test('the greeting uses the display name, else the local part of the email, else Scholar', () => {
    expect(greetingName({ displayName: 'Maliha', email: 'm@example.com' })).toBe('Maliha')
    expect(greetingName({ displayName: '  ', email: 'm.rahman@example.com' })).toBe('m.rahman')
    expect(greetingName({ displayName: '', email: '' })).toBe('Scholar')
    expect(greetingName(undefined)).toBe('Scholar')
  })

  test('the greeting names the most practised topic and its subject', () => {
    const message = motivation(catalogue, [progressIn('redox', 3, 3), progressIn('enzymes', 9, 5)])
    expect(message).toMatchObject({ mood: 'steady', topic: 'ENZYMES', subject: { name: 'Biology' } })
  })

  test('the greeting names a most practised maths topic, in the mood of the graded answers', () => {
    const maths = progressIn('number', 9, 0)
    expect(motivation(catalogue, [maths])).toMatchObject({ mood: 'underway', topic: 'NUMBER' })
    expect(motivation(catalogue, [progressIn('redox', 8, 8), maths])).toMatchObject({
      mood: 'praise',
      topic: 'NUMBER',
      subject: { name: 'General Mathematics' },
    })
  })

  test('the greeting prompts to start before any answer, and when the topic no longer exists', () => {
    expect(motivation(catalogue, [])).toMatchObject({ mood: 'start', subject: null })
    expect(motivation(catalogue, [progressIn('gone', 3, 3)])).toMatchObject({ mood: 'start' })
  })
})

describe('the figures', () => {
  test('the figures add up over all topics', () => {
    const sum = totals(catalogue, [progressIn('redox', 30, 24), progressIn('enzymes', 10, 9)])
    expect(sum).toEqual({ solved: 40, answered: 40, correct: 33, accuracy: '83%' })
  })

  test('maths counts among the questions solved, but not among the graded answers', () => {
    const sum = totals(catalogue, [progressIn('redox', 30, 24), progressIn('number', 9, 9)])
    expect(sum).toEqual({ solved: 39, answered: 30, correct: 24, accuracy: '80%' })
  })

  test('accuracy is a dash when nothing is answered, or only maths', () => {
    expect(totals(catalogue, []).accuracy).toBe('–')
    expect(totals(catalogue, [progressIn('number', 9, 9)])).toMatchObject({ solved: 9, accuracy: '–' })
  })

  test('a percentage is 100 only when all is done and 0 only when nothing is', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 5000 }), (part, whole) => {
        const percent = wholePercent(part, whole)
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent === 100).toBe(part >= whole)
        expect(percent === 0).toBe(part === 0)
      }),
    )
    expect(wholePercent(0, 0)).toBe(0)
  })
})

describe('the subject cards', () => {
  test('the subject cards are physics, biology, chemistry, in this order and without maths', () => {
    const subjects = scienceSubjects(catalogue, [progressIn('redox', 10, 7)])
    expect(subjects.map(({ key }) => key)).toEqual(['physics', 'biology', 'chemistry'])
    expect(subjects[2]).toMatchObject({
      questions: 40,
      topics: [{ answered: 10, percent: 25 }, { questions: 0 }],
    })
  })

  test('a subject card never shows more questions answered than there are', () => {
    const [, , chemistry] = scienceSubjects(catalogue, [progressIn('redox', 41, 41)])
    expect(chemistry?.topics[0]).toMatchObject({ answered: 40, percent: 100 })
  })

  test('a collapsed subject card prefers begun topics, then topics with questions, in syllabus order', () => {
    const topics = [row('a', 0), row('b', 40), row('c', 0), row('d', 40, 3), row('e', 40), row('f', 40, 40)]
    expect(collapsedTopics(topics).map(({ key }) => key)).toEqual(['b', 'd', 'f'])
  })

  test('a collapsed subject card falls back to the first topics of the syllabus', () => {
    const topics = [row('a', 0), row('b', 0), row('c', 40), row('d', 0)]
    expect(collapsedTopics(topics).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(collapsedTopics([row('a', 0)])).toHaveLength(1)
  })
})
