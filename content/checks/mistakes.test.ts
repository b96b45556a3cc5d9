import { describe, expect, test } from 'vitest'
import {
  aQuestion,
  aWrittenTopic,
  contentWith,
  messages,
  misconceptionsOf,
  questionsOfTopic,
  writtenContent,
} from '../testing/builders.ts'
import { checkMisconceptions, checkMistakes, checkMistakesReview } from './mistakes.ts'

describe('mistakes', () => {
  const [idea] = misconceptionsOf()
  if (!idea) throw new Error('The builders have a misconception.')

  test('a mistake that is neither a listed misconception nor a slip is refused', () => {
    const mistakes = { A: 'enzymes/invented', B: 'inverse', C: 'enzymes/first-idea' }
    const questions = [...questionsOfTopic(), aQuestion(43, { mistakes })]
    expect(messages(checkMistakes(contentWith(...questions)))).toEqual([
      expect.stringMatching(/question enzymes-043: "enzymes\/invented" is no misconception and no slip/),
    ])
  })

  test('nineteen of twenty wrong options say what they tempt to', () => {
    const silent = (count: number) =>
      questionsOfTopic().map((question, n) => (n < count ? { ...question, mistakes: undefined } : question))
    expect(checkMistakes(contentWith(...silent(2)))).toEqual([])
    expect(messages(checkMistakes(contentWith(...silent(3))))).toEqual([
      'content/mcq/biology/enzymes.json: 93% of the wrong options say what they tempt to; 95% must.',
    ])
  })

  test('a misconception that is listed twice, stands under another topic, or never tempts is refused', () => {
    const other = { ...idea, id: 'redox/idea' }
    const topic = aWrittenTopic(questionsOfTopic(), { misconceptions: [idea, idea, idea, idea, other] })
    expect(messages(checkMisconceptions(writtenContent(topic)))).toEqual([
      ...Array(3).fill(expect.stringMatching(/"enzymes\/first-idea" is listed twice/)),
      expect.stringMatching(/"redox\/idea" must begin with the topic's key/),
      expect.stringMatching(/"redox\/idea" tempts in no question/),
    ])
  })

  test('a wrong option whose mistake was taken away names none', () => {
    const taken = { ...aQuestion(1), mistakes: { A: undefined, B: 'inverse' } }
    expect(messages(checkMistakes(contentWith(taken, ...questionsOfTopic())))).toEqual([])
  })

  test('a topic without a list of misconceptions has none that is out of place', () => {
    const topic = aWrittenTopic(questionsOfTopic(), { misconceptions: undefined })
    expect(checkMisconceptions(writtenContent(topic))).toEqual([])
  })

  test('seven of ten misconceptions that tempt in two questions or more are enough', () => {
    const ids = Array.from({ length: 10 }, (_, n) => `enzymes/idea-${n}`)
    const times = [...ids, ...ids.slice(0, 7)]
    const questions = times.map((id, n) => aQuestion(n + 1, { mistakes: { A: id } }))
    const misconceptions = ids.map((id) => ({ ...idea, id }))
    expect(checkMisconceptions(writtenContent(aWrittenTopic(questions, { misconceptions })))).toEqual([])
  })

  test('most misconceptions tempt in two questions or more', () => {
    const once = ['two', 'three'].map((name) => ({ ...idea, id: `enzymes/${name}` }))
    const questions = once.map(({ id }, n) => aQuestion(43 + 4 * n, { mistakes: { A: id } }))
    const topic = aWrittenTopic([...questionsOfTopic(), ...questions], { misconceptions: [idea, ...once] })
    expect(messages(checkMisconceptions(writtenContent(topic)))).toEqual([
      'content/mcq/biology/misconceptions.json, enzymes: 33% of the misconceptions tempt in two questions or more; 70% must.',
    ])
  })
})

describe('tags that somebody else set again', () => {
  const review = (agreed: number, differing: number) =>
    new Map(
      questionsOfTopic()
        .slice(0, agreed + differing)
        .map(({ id, mistakes }, n): [string, string] => {
          const [option = '', tag = ''] = Object.entries(mistakes ?? {})[0] ?? []
          return [`${id} ${option}`, n < agreed ? tag : 'inverse']
        }),
    )
  const problems = (agreed: number, differing: number) =>
    messages(
      checkMistakesReview({
        ...contentWith(...questionsOfTopic()),
        mistakesReview: review(agreed, differing),
      }),
    )

  test('tags agree in seventeen of twenty', () => {
    expect(problems(17, 3)).toEqual([])
    expect(problems(16, 4)).toEqual([
      expect.stringMatching(
        /review\/mistakes\.json: 80% of the tags are as somebody else set them; 85% must be/,
      ),
    ])
  })

  test('an option of the sample that has no tag counts neither way', () => {
    const untagged = { ...aQuestion(2), mistakes: { A: undefined } }
    const mistakesReview = new Map([
      ['enzymes-002 A', 'inverse'],
      ['enzymes-999 A', 'inverse'],
    ])
    expect(checkMistakesReview({ ...contentWith(untagged), mistakesReview })).toEqual([])
  })

  test('nothing is said where no sample was taken', () => {
    expect(problems(0, 0)).toEqual([])
  })
})
