import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bySection, type Marked, markOf, scoreOf, spentWithin } from './result.ts'

const question = fc.record<Marked>({
  section: fc.constantFrom('1', '2', '3'),
  isRight: fc.option(fc.boolean(), { freq: 20 }),
})
const paper = fc.array(question, { minLength: 40, maxLength: 40 })

describe('the mark of a paper', () => {
  test('is one for each right answer', () => {
    const right: Marked = { section: '1', isRight: true }
    expect(scoreOf([right, right, { ...right, isRight: false }])).toEqual({ right: 2, counted: 3 })
    expect(markOf({ right: 29, counted: 40 })).toBe(29)
  })

  test('is scaled to forty where a question is withheld, which counts for nobody', () => {
    const withheld: Marked = { section: '1', isRight: null }
    expect(scoreOf([withheld, { section: '1', isRight: true }])).toEqual({ right: 1, counted: 1 })
    expect(markOf({ right: 29, counted: 39 })).toBe(30)
    expect(markOf({ right: 0, counted: 0 })).toBe(0)
  })

  test('lies between 0 and 40, is full for who has all right, and is no worse for a question that is withheld and was wrong', () => {
    fc.assert(
      fc.property(paper, (questions) => {
        const score = scoreOf(questions)
        expect(markOf(score)).toBeGreaterThanOrEqual(0)
        expect(markOf(score)).toBeLessThanOrEqual(40)
        if (score.counted > 0 && score.right === score.counted) expect(markOf(score)).toBe(40)
        const wrong = questions.findIndex(({ isRight }) => isRight === false)
        const without = questions.map((one, index) => (index === wrong ? { ...one, isRight: null } : one))
        expect(markOf(scoreOf(without))).toBeGreaterThanOrEqual(score.counted > 1 ? markOf(score) : 0)
      }),
    )
  })

  test('is the sum of its sections', () => {
    fc.assert(
      fc.property(paper, (questions) => {
        const sections = bySection(questions)
        const sum = (of: 'right' | 'counted') => sections.reduce((total, section) => total + section[of], 0)
        expect({ right: sum('right'), counted: sum('counted') }).toEqual(scoreOf(questions))
        expect(new Set(sections.map(({ section }) => section)).size).toBe(sections.length)
      }),
    )
  })
})

test('the sections of a paper come in its order, each with its own marks', () => {
  const questions = [
    { section: '2', isRight: true },
    { section: '1', isRight: false },
    { section: '2', isRight: null },
    { section: '2', isRight: false },
  ]
  expect(bySection(questions)).toEqual([
    { section: '2', right: 1, counted: 2 },
    { section: '1', right: 0, counted: 1 },
  ])
})

describe('the time of a question', () => {
  test('is cut in proportion where more was counted than there was', () => {
    expect(spentWithin([30, 60, 0], 45)).toEqual([15, 30, 0])
    expect(spentWithin([10, 10, 10], 20)).toEqual([6, 6, 6])
  })

  test('is as counted, unless more was counted than there was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3000), { maxLength: 40 }), fc.nat(4000), (seconds, lasted) => {
        const spent = spentWithin(seconds, lasted)
        const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
        expect(sum(spent)).toBeLessThanOrEqual(Math.max(lasted, 0))
        if (sum(seconds) <= lasted) expect(spent).toEqual(seconds)
      }),
    )
  })
})
