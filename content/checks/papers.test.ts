import { describe, expect, test } from 'vitest'
import { sealOf } from '../papers/seals.ts'
import { aWrittenTopic, messages, questionsOfTopic, writtenContent } from '../testing/builders.ts'
import { checkPapers, checkSeals, checkThresholds, checkTwice } from './papers.ts'
import type { WrittenContent } from './written-content.ts'

const file = 'content/papers/biology-core.json'
const ids = questionsOfTopic().map(({ id }) => id)

const withLists = (...lists: string[][]): WrittenContent => ({
  ...writtenContent(aWrittenTopic()),
  papers: [{ subject: 'biology', component: 'core', file, lists }],
})

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

  test('a series that is there twice', () => {
    expect(of(inSeries('June 2023', {}), inSeries('June 2023', {}))).toEqual([
      'content/thresholds.json, biology: June 2023 is there twice.',
    ])
  })
})
