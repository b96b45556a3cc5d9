import { describe, expect, test } from 'vitest'
import type { Question } from '../bank.ts'
import { topics } from '../catalogue.ts'
import {
  aFigure,
  aQuestion,
  aQuestionWithFigure,
  aWrittenTopic,
  contentWith,
  messages,
  objectivesOf,
  questionsOfTopic,
  writtenContent,
} from '../testing/builders.ts'
import { checkAmounts, checkObjectives, checkWeights, uncoveredObjectives } from './coverage.ts'
import { checkFiguresExist, checkOrphanFigures } from './figures.ts'
import { checkBlindReview } from './review.ts'
import type { WrittenTopic } from './written-content.ts'

describe('a topic as a whole', () => {
  test('a topic needs forty questions', () => {
    expect(messages(checkAmounts(contentWith(...questionsOfTopic('enzymes', 39))))).toEqual([
      'content/mcq/biology/enzymes.json: has 39 questions; a topic needs 40 or more.',
    ])
  })

  test('a topic needs four figures', () => {
    const questions = questionsOfTopic().map((question, n) => (n === 0 ? aQuestion(1) : question))
    expect(messages(checkAmounts(contentWith(...questions)))).toEqual([
      expect.stringMatching(/has 3 questions with a figure; a topic needs 4 or more/),
    ])
  })

  test('a topic asks for recall in at most 45% of its questions', () => {
    const questions = questionsOfTopic().map((question, n) => ({
      ...question,
      skill: n < 19 ? ('recall' as const) : ('apply' as const),
    }))
    expect(messages(checkAmounts(contentWith(...questions)))).toEqual([
      expect.stringMatching(/asks only for recall in 48% of its questions; at most 45% may/),
    ])
  })
})

test('recall may be asked for in exactly 45% of a topic’s questions', () => {
  const questions = questionsOfTopic().map((question, n) => ({
    ...question,
    skill: n < 18 ? ('recall' as const) : ('apply' as const),
  }))
  expect(checkAmounts(contentWith(...questions))).toEqual([])
})

const biologyTopics = topics.filter(({ subject }) => subject === 'biology').map(({ key }) => key)

describe('objectives', () => {
  const [first, second] = objectivesOf()
  if (!first || !second) throw new Error('The builders have two objectives.')

  test('an objective with one question is refused', () => {
    const third = { ...first, id: 'enzymes/third-objective' }
    const topic = aWrittenTopic(questionsOfTopic(), { objectives: [first, second, third] })
    expect(messages(checkObjectives(writtenContent(topic)))).toEqual([
      'content/mcq/biology/objectives.json, enzymes: "enzymes/third-objective" has fewer than 2 questions; write more for it.',
    ])
  })

  test('an objective with two questions is tested enough, and without a list there is none', () => {
    const topic = aWrittenTopic(questionsOfTopic('enzymes', 4))
    expect(uncoveredObjectives(topic)).toEqual([])
    expect(uncoveredObjectives({ ...topic, objectives: undefined })).toEqual([])
  })

  test('an objective that is not listed is refused', () => {
    const questions = [...questionsOfTopic(), aQuestion(41, { objective: 'invented' })]
    expect(messages(checkObjectives(contentWith(...questions)))).toEqual([
      expect.stringMatching(
        /question enzymes-041: its objective "invented" is not in content\/mcq\/biology\/objectives\.json/,
      ),
    ])
  })

  test('an objective listed twice or under another topic, and a topic without a list, are refused', () => {
    const other = { ...first, id: 'redox/first-objective' }
    const twice = aWrittenTopic(questionsOfTopic(), { objectives: [first, second, first, other] })
    expect(messages(checkObjectives(writtenContent(twice)))).toEqual([
      expect.stringMatching(/"enzymes\/first-objective" is listed twice/),
      expect.stringMatching(/"redox\/first-objective" must begin with "enzymes\/"/),
      expect.stringMatching(/"redox\/first-objective" has fewer than 2 questions/),
    ])
    const none = aWrittenTopic(questionsOfTopic(), { objectives: undefined })
    expect(messages(checkObjectives(writtenContent(none)))).toEqual([
      expect.stringMatching(/objectives\.json: "enzymes" is missing/),
    ])
  })

  test('a core question of a supplement objective is refused', () => {
    const questions = questionsOfTopic().map((question) => ({ ...question, level: 'supplement' as const }))
    const topic = aWrittenTopic([{ ...questions[0], level: 'core' } as Question, ...questions.slice(1)], {
      objectives: [first, { ...second, level: 'supplement' }],
    })
    expect(messages(checkObjectives(writtenContent(topic)))).toEqual([
      expect.stringMatching(
        /question enzymes-001: is core, but its objective "enzymes\/second-objective" is/,
      ),
    ])
  })

  test('the objectives of a whole subject weigh as much as a paper', () => {
    const written = biologyTopics.map((key) => aWrittenTopic([], { objectives: objectivesOf(key) }, key))
    expect(messages(checkWeights(writtenContent(...written)))).toEqual([
      'content/mcq/biology/objectives.json: the weights of its objectives add up to 0.800; make them 1.',
    ])
    const whole = written.map((topic) => ({
      ...topic,
      objectives: objectivesOf().map((objective) => ({ ...objective, weight: 1 / 40 })),
    }))
    expect(checkWeights(writtenContent(...whole))).toEqual([])
    // A topic without a list has no weight, and other subjects have weights of their own.
    const unlisted = { ...whole[0], objectives: undefined } as WrittenTopic
    expect(
      messages(checkWeights(writtenContent(unlisted, ...whole.slice(1), aWrittenTopic([], {}, 'motion')))),
    ).toEqual([expect.stringMatching(/add up to 0\.950; make them 1/)])
    expect(checkWeights(writtenContent(...whole, aWrittenTopic([], {}, 'motion')))).toEqual([])
    // A subject that is not wholly written cannot weigh as much.
    expect(checkWeights(writtenContent(...written.slice(1)))).toEqual([])
  })
})

describe('figures', () => {
  const question = aQuestionWithFigure(1)
  const withSources = (folder: string, sources: Record<string, string>) => ({
    ...contentWith(question),
    figureFolders: [
      { name: folder, directory: `content/figures/${folder}`, sources: new Map(Object.entries(sources)) },
    ],
  })

  test('a question that shows a picture without a source is refused', () => {
    expect(messages(checkFiguresExist(withSources('enzymes', {})))).toEqual([
      expect.stringMatching(
        /question enzymes-001: shows enzymes-001\.svg, but content\/figures\/enzymes\/enzymes-001\.typ does not exist/,
      ),
    ])
  })

  test('a picture without a folder of its topic, and one in the folder of another topic, are refused', () => {
    expect(checkFiguresExist({ ...contentWith(question), figureFolders: [] })).toHaveLength(1)
    const elsewhere = withSources('redox', { 'enzymes-001.typ': aFigure })
    expect(checkFiguresExist(elsewhere)).toHaveLength(1)
  })

  test('a source in the folder of another topic is not shown by the question', () => {
    expect(messages(checkOrphanFigures(withSources('redox', { 'enzymes-001.typ': aFigure })))).toEqual([
      expect.stringMatching(/figures\/redox\/enzymes-001\.typ: no question shows it/),
    ])
  })

  test('options that are figures need their four sources, and no other', () => {
    const content = {
      ...withSources(
        'enzymes',
        Object.fromEntries('abce'.split('').map((x) => [`enzymes-001-${x}.typ`, aFigure])),
      ),
      topics: contentWith(aQuestion(1, { optionImages: true })).topics,
    }
    expect(messages(checkFiguresExist(content))).toEqual([
      expect.stringMatching(
        /enzymes-001: shows enzymes-001-d\.svg, but \S+enzymes-001-d\.typ does not exist/,
      ),
    ])
    expect(messages(checkOrphanFigures(content))).toEqual([
      expect.stringMatching(/enzymes-001-e\.typ: no question shows it/),
    ])
  })

  test('a source that no question shows is refused', () => {
    expect(
      messages(
        checkOrphanFigures(
          withSources('enzymes', { 'enzymes-001.typ': aFigure, 'enzymes-002.typ': aFigure }),
        ),
      ),
    ).toEqual([
      'content/figures/enzymes/enzymes-002.typ: no question shows it and no figure imports it; use it or remove it.',
    ])
  })

  test('parts that a figure imports are accepted', () => {
    const sources = { 'enzymes-001.typ': `#import "parts.typ": *\n${aFigure}`, 'parts.typ': '#let part = 1' }
    expect(checkOrphanFigures(withSources('enzymes', sources))).toEqual([])
  })

  test('a folder that is no topic is refused', () => {
    expect(messages(checkOrphanFigures(withSources('enzyme', {})))).toEqual([
      expect.stringMatching(/figures\/enzyme: no topic has this key/),
    ])
  })
})

describe('the blind review', () => {
  const questions = questionsOfTopic('enzymes', 3)
  const agreed = new Map(questions.map(({ id, correctAnswer }) => [id, correctAnswer]))
  const reviewed = (review: typeof agreed | undefined) =>
    messages(checkBlindReview(writtenContent(aWrittenTopic(questions, { review }))))

  test('a topic without a blind review is refused', () => {
    expect(reviewed(undefined)).toEqual([expect.stringMatching(/content\/review\/enzymes\.json: missing/)])
    expect(reviewed(agreed)).toEqual([])
  })

  test('a blind review that disagrees with the key is refused', () => {
    expect(reviewed(new Map([...agreed, ['enzymes-002', 'A']]))).toEqual([
      expect.stringMatching(
        /question enzymes-002: the blind answer is A, the key says C; rewrite the question/,
      ),
    ])
  })

  test('a blind review covers every question and no other', () => {
    const partial = new Map([...agreed].slice(1))
    expect(reviewed(partial)).toEqual([expect.stringMatching(/question enzymes-001: has no blind answer/)])
    expect(reviewed(new Map([...agreed, ['enzymes-009', 'A']]))).toEqual([
      expect.stringMatching(/question enzymes-009: there is no such question/),
    ])
  })
})
