// The gate on papers of maths, with the published ones, and their part of the report.
import { expect, test } from 'vitest'
import { loadMathsTopics } from '../maths/topics.ts'
import { paperFile, readPaperLists } from '../papers.ts'
import { checkMathsPapers, mathsPapersReport } from './maths-papers.ts'

const { topics } = await loadMathsTopics()
const lists = readPaperLists(paperFile('additional-math', 'calculator'))
const kind = { subject: 'additional-math', component: 'calculator', file: 'papers.json' } as const

test('the published papers are sound, and one that breaks the blueprint is told of', () => {
  expect(checkMathsPapers([{ ...kind, lists }], topics)).toEqual([])
  const [first = []] = lists
  const shorter = checkMathsPapers([{ ...kind, lists: [first.slice(1)] }], topics)
  expect(shorter.map(({ message }) => message).join()).toMatch(
    /additional-math-calculator-1: has 7\d marks, not 80/,
  )
})

test('a question that the bank has not', () => {
  const strange = [...(lists[0] ?? []), 'additional_math_series-999']
  expect(checkMathsPapers([{ ...kind, lists: [strange] }], topics)).toEqual([
    {
      message:
        'papers.json, additional-math-calculator-1: has additional_math_series-999, which the bank has not.',
    },
  ])
})

test('the report has the papers made beside what is known of real ones', () => {
  const report = mathsPapersReport([{ ...kind, lists }], topics)
  expect(report).toMatch(/marks 80\.0 \(80\)/)
  expect(report).toMatch(/questions that say “show that”/)
  expect(report).toMatch(/real papers: 80 marks, 2 hours, 11 questions/)
})
