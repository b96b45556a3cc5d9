import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readScheme, ticksOf } from '../practice/mark-scheme.ts'
import { openTicks, partsOf, type Sign, scoreOfWork, signOf, triedOf, type Worked } from './written.ts'

const marks = fc.array(fc.constantFrom('B1', 'M1', 'A1', 'B2', 'B3'), { minLength: 1, maxLength: 5 })
const work: fc.Arbitrary<Worked> = fc
  .uniqueArray(fc.constantFrom('a', 'b i', 'b ii', 'c', 'd'), { minLength: 1 })
  .chain((parts) =>
    fc.record({
      scheme: fc.tuple(...parts.map((part) => marks.map((own) => ({ part, marks: own })))),
      fields: fc.array(fc.constantFrom(...parts), { maxLength: 6 }),
      signs: fc.string({ unit: fc.constantFrom<Sign>('+', '-', '/', '?', '.'), maxLength: 6 }),
      ticks: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 30 }))),
    }),
  )

describe('the marks of a written question', () => {
  test('a part that was typed right has all its marks, and those of the others are the student’s to give', () => {
    const scheme = readScheme('a: M1 A1 | b: B2 | c: M1 M1 A1')
    const fields = ['a', 'b', 'c']
    const worked = (signs: string, ticks: readonly number[] | null) =>
      scoreOfWork({ scheme, fields, signs, ticks })
    expect(worked('+..', null)).toEqual({ earned: 2, of: 7, isToMark: true })
    expect(worked('+..', [3, 5])).toEqual({ earned: 4, of: 7, isToMark: false })
    expect(worked('+++', null)).toEqual({ earned: 7, of: 7, isToMark: false })
    expect(worked('', [])).toEqual({ earned: 0, of: 7, isToMark: false })
  })

  test('the mark of an answer that was typed wrong cannot be given: the last one of its part', () => {
    const wrong = { scheme: readScheme('a: M1 A1 | b: B1'), fields: ['a', 'b'], signs: '--' }
    expect(openTicks(partsOf(wrong))).toEqual([1])
    expect(scoreOfWork({ ...wrong, ticks: [1, 2, 3] })).toEqual({ earned: 1, of: 3, isToMark: false })
  })

  test('an answer typed right or wrong is marked so', () => {
    expect([signOf({ verdict: 'right' }), signOf({ verdict: 'wrong' })]).toEqual(['+', '-'])
  })

  test('a part without a field is the student’s to mark, and one that was typed right leaves nothing to mark', () => {
    const parts = partsOf({ scheme: readScheme('a: M1 A1 | b: B1'), fields: ['a'], signs: '+' })
    expect(parts).toMatchObject([
      { part: 'a', isRight: true, lost: [] },
      { part: 'b', isRight: false, lost: [] },
    ])
    expect(openTicks(parts)).toEqual([3])
  })

  test('an answer in another form than asked takes nothing away and gives nothing', () => {
    expect(signOf({ verdict: 'form', wants: 'simplified' })).toBe('?')
    expect(signOf({ verdict: 'unread', why: 'incomplete' })).toBe('?')
    const worked = { scheme: readScheme('M1 A1'), fields: [''], signs: '?' }
    expect(openTicks(partsOf(worked))).toEqual([1, 2])
  })

  test('one of two solutions is not all of the answer, and leaves its last mark closed', () => {
    expect(signOf({ verdict: 'form', wants: 'more-values' })).toBe('/')
    const half = { scheme: readScheme('M1 A1 A1'), fields: [''], signs: '/' }
    expect(openTicks(partsOf(half))).toEqual([1, 2])
    expect(triedOf('/', 1)).toBe('open')
  })

  test('of a part with several answers all must be right, and each wrong one costs a mark', () => {
    const worked = { scheme: readScheme('M1 A1 A1'), fields: ['', ''], signs: '+-' }
    expect(partsOf(worked)).toMatchObject([{ isRight: false, lost: [3] }])
  })

  test('there are never more marks than the question has, nor for a number that is no mark of it', () => {
    fc.assert(
      fc.property(work, (worked) => {
        const { earned, of } = scoreOfWork(worked)
        const all = ticksOf(worked.scheme).flatMap(({ ticks }) => ticks)
        expect(of).toBe(all.length)
        expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1))
        expect(earned).toBeGreaterThanOrEqual(0)
        expect(earned).toBeLessThanOrEqual(of)
      }),
    )
  })

  test('another tick never takes a mark away, and brings one at most', () => {
    fc.assert(
      fc.property(work, fc.integer({ min: 0, max: 30 }), (worked, tick) => {
        const before = scoreOfWork({ ...worked, ticks: worked.ticks ?? [] }).earned
        const after = scoreOfWork({ ...worked, ticks: [...(worked.ticks ?? []), tick] }).earned
        expect([0, 1]).toContain(after - before)
      }),
    )
  })
})

test('all fields typed right are a right try, one wrong field a wrong one, and anything else decides nothing', () => {
  expect(triedOf('++', 2)).toBe('right')
  expect(triedOf('+-', 2)).toBe('wrong')
  expect(['+.', '+?', '', '..'].map((signs) => triedOf(signs, 2))).toEqual(['open', 'open', 'open', 'open'])
  expect(triedOf('', 0)).toBe('open')
})
