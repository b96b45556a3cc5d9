// The published papers, as the server loads them.
import { paperKinds, paperSubjects, writtenSubjects } from '@toron/domain/papers/kinds.ts'
import { planSubjects, tiers } from '@toron/domain/tonight/plan.ts'
import { describe, expect, test } from 'vitest'
import { ContentError, loadBank } from './bank.ts'
import { inPaperOrder } from './papers/placed.ts'
import { loadPapers, paperFile } from './papers.ts'
import { temporaryDirectory, write } from './testing/builders.ts'

const bank = loadBank()
const papers = loadPapers(bank)
const questions = new Map(
  bank.topics.flatMap((topic) => topic.questions.map((one) => [one.id, { one, topic }])),
)
const all = planSubjects.flatMap((subject) => tiers.flatMap((tier) => papers.of(subject, tier)))

describe('the published papers', () => {
  test('each subject has ten or more, Core and Extended', () => {
    for (const subject of planSubjects) {
      const [core, extended] = tiers.map((tier) => papers.of(subject, tier).length)
      expect(core).toBeGreaterThanOrEqual(4)
      expect(extended).toBeGreaterThanOrEqual(8)
    }
  })

  test('no question is in two papers', () => {
    const ids = papers.all.flatMap((paper) => paper.questions.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a paper asks forty questions of its subject, a Core paper only core ones, in the order of a paper', () => {
    for (const { id, subject, component, questions: asked } of all) {
      const placed = asked.map((question) => {
        const { one, topic } = questions.get(question.id) ?? {}
        expect(topic?.subject.key, id).toBe(subject)
        if (component === 'core') expect(one?.level, id).toBe('core')
        return one && topic ? [{ question: one, topic: topic.key, section: question.section }] : []
      })
      expect(asked, id).toHaveLength(40)
      expect(inPaperOrder(placed.flat()), id).toEqual(placed.flat())
    }
  })

  test('each subject of maths has ten without a calculator and ten with one, in topics of its own', () => {
    for (const subject of writtenSubjects) {
      const topics = new Set(papers.sections(subject).map(({ key }) => key))
      for (const component of paperKinds[subject].components) {
        const own = papers.of(subject, component)
        expect(own).toHaveLength(10)
        for (const { questions: asked } of own)
          expect(asked.every(({ section }) => topics.has(section))).toBe(true)
      }
    }
  })

  test('a paper is found by its id, and its sections are those of the syllabus', () => {
    const [paper] = papers.of('physics', 'extended')
    expect(papers.find('physics-extended-1')).toBe(paper)
    expect(papers.find('physics-extended-999')).toBeUndefined()
    const sections = papers.sections('physics')
    expect(sections.at(0)).toEqual({ key: '1', title: 'Motion, forces and energy' })
    expect(sections.map(({ key }) => Number(key))).toEqual([1, 2, 3, 4, 5, 6])
    const keys = new Set(sections.map(({ key }) => key))
    expect(paper?.questions.every(({ section }) => keys.has(section))).toBe(true)
  })
})

test('a paper with a question that the bank has not is refused by name', () => {
  const directory = temporaryDirectory()
  for (const subject of paperSubjects)
    for (const component of paperKinds[subject].components)
      write(paperFile(subject, component, directory), [])
  write(paperFile('biology', 'core', directory), [['motion-001', 'enzymes-001']])
  expect(() => loadPapers(bank, directory)).toThrow(ContentError)
  expect(() => loadPapers(bank, directory)).toThrow(/biology-core.json, paper 1: has motion-001/)
  write(paperFile('general-math', 'calculator', directory), [['additional_math_series-001']])
  expect(() => loadPapers(bank, directory)).toThrow(/has additional_math_series-001, which is no question/)
})
