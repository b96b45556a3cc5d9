import { describe, expect, test } from 'vitest'
import { sealOf } from '../papers/seals.ts'
import {
  aWrittenTopic,
  messages,
  objectivesOf,
  questionsOfTopic,
  writtenContent,
} from '../testing/builders.ts'
import { checkPapers, checkSeals, checkThresholds, checkTwice } from './papers.ts'
import type { WrittenContent, WrittenTopic } from './written-content.ts'

const file = 'content/papers/biology-core.json'
const ids = questionsOfTopic().map(({ id }) => id)

const withLists = (...lists: string[][]): WrittenContent => ({
  ...writtenContent(aWrittenTopic()),
  papers: [{ subject: 'biology', component: 'core', file, lists }],
})

const motion = aWrittenTopic(
  questionsOfTopic('motion', 4),
  { objectives: objectivesOf('motion').map((one) => ({ ...one, section: '1 Motion' })) },
  'motion',
)

describe('the gate on papers', () => {
  test('a question that the bank has not', () => {
    expect(messages(checkPapers(withLists(['enzymes-999'])))).toEqual([
      `${file}, biology-core-1: has enzymes-999, which the bank has not.`,
    ])
  })

  test('a paper that has not forty questions', () => {
    expect(messages(checkPapers(withLists(ids.slice(0, 39))))).toEqual([
      `${file}, biology-core-1: has 39 questions; a paper has 40.`,
    ])
  })

  test('a question in two papers, and twice in one', () => {
    const [first = ''] = ids
    const found = messages(checkTwice(withLists([first, first], [first])))
    expect(found).toContain(`${file}, biology-core-1: has ${first}, which is in biology-core-1.`)
    expect(found).toContain(`${file}, biology-core-2: has ${first}, which is in biology-core-1.`)
  })

  test('a paper that breaks the blueprint', () => {
    expect(messages(checkPapers(withLists(ids))).join()).toMatch('asks about enzymes/first-objective in')
  })

  test('a paper on which nothing is twice is in no other', () => {
    expect(checkTwice(withLists(ids.slice(0, 20), ids.slice(20)))).toEqual([])
  })

  test('a question of another subject is not one of the paper’s', () => {
    const content = { ...withLists(['motion-001']), topics: [aWrittenTopic(), motion] }
    expect(messages(checkPapers(content))).toEqual([
      `${file}, biology-core-1: has motion-001, which the bank has not.`,
    ])
  })

  test('the sections of a paper are those of its subject, as its objectives say', () => {
    const ofSections = (...topics: WrittenTopic[]) =>
      messages(checkPapers({ ...withLists(ids), topics })).filter((message) => message.includes('section'))
    const unlisted = aWrittenTopic(
      questionsOfTopic('respiration', 4),
      { objectives: undefined },
      'respiration',
    )
    expect(ofSections(aWrittenTopic(), motion, unlisted)).toEqual([])
    const [first, second] = objectivesOf()
    if (!first || !second) throw new Error('The builders have two objectives.')
    expect(ofSections(aWrittenTopic(questionsOfTopic(), { objectives: [first] }))).toEqual([
      `${file}, biology-core-1: has 20 questions of section 5, not 40 to 40.`,
    ])
  })

  test('each tier has a blueprint of its own, and a paper of maths has none here', () => {
    const [papers] = withLists(ids).papers
    if (!papers) throw new Error('There is a list of papers.')
    const of = (changes: Partial<typeof papers>) =>
      messages(checkPapers({ ...withLists(ids), papers: [{ ...papers, ...changes }] }))
    const analysing = (range: string) =>
      expect.arrayContaining([expect.stringContaining(`has 0 questions of the skill analyse, not ${range}`)])
    expect(of({})).toEqual(analysing('8 to 13'))
    expect(of({ component: 'extended' })).toEqual(analysing('10 to 16'))
    expect(of({ subject: 'general-math', component: 'calculator' })).toEqual([])
  })
})

describe('the gate on seals', () => {
  const sealed = (...seals: [string, string][]): WrittenContent => ({
    ...withLists(ids),
    seals: new Map(seals),
  })

  test('a paper as it was published is sound', () => {
    expect(checkSeals(sealed(['biology-core-1', sealOf(ids)]))).toEqual([])
  })

  test('a published paper with its questions in another order, and one that is gone', () => {
    const turned = sealOf([...ids].reverse())
    expect(messages(checkSeals(sealed(['biology-core-1', turned], ['biology-core-2', turned])))).toEqual([
      expect.stringMatching('biology-core-1 was published with other questions'),
      expect.stringMatching('biology-core-2 was published with other questions'),
    ])
  })

  test('a paper that was written by hand', () => {
    expect(messages(checkSeals(sealed()))).toEqual([expect.stringMatching('biology-core-1 has no seal')])
  })
})

describe('the gate on thresholds', () => {
  const core = { C: 22, D: 20, E: 17, F: 15, G: 13 }
  const of = (...series: NonNullable<WrittenContent['thresholds']['biology']>) =>
    messages(checkThresholds({ ...withLists(), thresholds: { biology: series } }))
  const inSeries = (series: string, components: Record<string, Partial<Record<string, number>>>) => ({
    series,
    source: 'https://example.org/a',
    components,
  })

  test('marks that fall with the grade are sound', () => {
    expect(of(inSeries('June 2023', { '11': core, '21': { A: 27, B: 24, ...core } }))).toEqual([])
  })

  test('a worse grade with as many marks, a grade that is missing, and one that the tier has not', () => {
    const wrong = [{ ...core, D: 22 }, { C: 22 }, { A: 30, ...core }]
    for (const marks of wrong) expect(of(inSeries('June 2023', { '12': marks }))).toHaveLength(1)
  })

  test('a message names the series, the component and its grades', () => {
    expect(of(inSeries('June 2023', { '12': { C: 22 } }))).toEqual([
      'content/thresholds.json, biology, June 2023, 12: give a mark for each of C, D, E, F, G, and to a better grade the higher one.',
    ])
  })

  test('two series of their own names are sound', () => {
    expect(of(inSeries('June 2023', { '11': core }), inSeries('June 2024', { '11': core }))).toEqual([])
  })

  test('a series that is there twice', () => {
    expect(of(inSeries('June 2023', {}), inSeries('June 2023', {}))).toEqual([
      'content/thresholds.json, biology: June 2023 is there twice.',
    ])
  })
})
