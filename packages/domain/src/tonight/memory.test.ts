import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answered,
  after,
  dueBefore,
  type Memory,
  noSums,
  recall,
  standingFrom,
  standingOf,
  sumsWith,
} from './memory.ts'

const day = fc.integer({ min: 20_000, max: 21_000 })
const answer = fc.record({ day, isRight: fc.boolean() })
const answers = fc.array(answer, { minLength: 1, maxLength: 30 })
const remember = (list: readonly Answered[]): Memory =>
  list.slice(1).reduce<Memory>(after, after(null, list[0] ?? { day: 0, isRight: true }))

describe('the memory of an objective', () => {
  test('a right answer lasts longer than a wrong one, and what was right again lasts longest', () => {
    const right = after(null, { day: 100, isRight: true })
    const wrong = after(null, { day: 100, isRight: false })
    const again = after(right, { day: 110, isRight: true })
    expect(recall(right, 130)).toBeGreaterThan(recall(wrong, 130))
    expect(recall(again, 140)).toBeGreaterThan(recall(right, 140))
    expect(right).toMatchObject({ firstRight: 1, answered: 1, right: 1, inARow: 1, surprise: 0 })
    expect(again).toMatchObject({ firstDay: 100, lastDay: 110, answered: 2, inARow: 2 })
  })

  test('on the day of an answer it is known, but for a slip: nine of ten', () => {
    const right = after(null, { day: 100, isRight: true })
    expect(recall(right, 100)).toBeCloseTo(0.9, 12)
    expect(recall(after(right, { day: 100, isRight: false }), 100)).toBeCloseTo(0.9, 12)
  })

  test('an objective is due once it has faded to three quarters, guesses and slips apart', () => {
    for (const list of [[true, true], [true], [false, true, true, true]]) {
      const memory = remember(list.map((isRight, index) => ({ day: 100 + 20 * index, isRight })))
      const known = (day: number) => (recall(memory, day) - 0.25) / 0.65
      expect(known(memory.dueDay - 1)).toBeGreaterThan(0.75)
      expect(known(memory.dueDay + 1)).toBeLessThan(0.75)
    }
  })

  test('a memory depends on the days between answers, and not on which days they are', () => {
    const stabilityFrom = (first: number) =>
      after(after(null, { day: first, isRight: true }), { day: first + 10, isRight: true }).stability
    expect(stabilityFrom(20_000)).toBe(stabilityFrom(0))
  })

  test('a surprise is how much more often an answer was right than the memory expected', () => {
    const right = after(null, { day: 100, isRight: true })
    const again = after(right, { day: 100, isRight: true })
    expect(again.surprise).toBeCloseTo(0.1, 12)
    const wrong = after(again, { day: 100, isRight: false })
    expect(wrong.surprise).toBeCloseTo(0.1 - 0.9, 12)
    expect(wrong).toMatchObject({ answered: 3, right: 2, inARow: 0, firstRight: 1, firstDay: 100 })
    expect(after(null, { day: 100, isRight: false })).toMatchObject({ right: 0, inARow: 0, firstRight: 0 })
  })

  test('recall is never certain, nor much below a guess, however good or bad a student is', () => {
    const memory = after(null, { day: 100, isRight: true })
    const [best, worst] = [
      { unmet: 1, better: 1 },
      { unmet: 0, better: -1 },
    ]
    expect([recall(memory, 100, best), recall(null, 100, best)]).toEqual([0.97, 0.97])
    expect([recall(memory, 100, worst), recall(null, 100, worst)]).toEqual([0.2, 0.2])
  })

  test('recall is a probability between a guess and certainty, and only fades with time', () => {
    fc.assert(
      fc.property(answers, fc.nat(800), fc.nat(800), (list, soon, later) => {
        const memory = remember(list)
        const first = recall(memory, memory.lastDay + soon)
        expect(first).toBeGreaterThanOrEqual(0.2)
        expect(first).toBeLessThanOrEqual(0.97)
        expect(recall(memory, memory.lastDay + soon + later)).toBeLessThanOrEqual(first)
      }),
    )
  })

  test('the same answers make the same memory, all of it finite numbers', () => {
    fc.assert(
      fc.property(answers, (list) => {
        const memory = remember(list)
        expect(remember(list)).toEqual(memory)
        expect(Object.values(memory).every(Number.isFinite)).toBe(true)
        expect(memory.right).toBeLessThanOrEqual(memory.answered)
        expect(memory.answered).toBe(list.length)
      }),
    )
  })

  test('a clock put back takes nothing back: no time has passed', () => {
    fc.assert(
      fc.property(answers, fc.boolean(), fc.integer({ min: 1, max: 500 }), (list, isRight, back) => {
        const memory = remember(list)
        const put = after(memory, { day: memory.lastDay - back, isRight })
        expect(put).toMatchObject({ lastDay: memory.lastDay, stability: put.stability })
        expect(put.stability).toBe(after(memory, { day: memory.lastDay, isRight }).stability)
        expect(recall(memory, memory.lastDay - back)).toBe(recall(memory, memory.lastDay))
      }),
    )
  })

  test('an objective is due before its examination, and never before it was last met', () => {
    fc.assert(
      fc.property(answers, day, (list, exam) => {
        const memory = remember(list)
        const due = dueBefore(memory, exam)
        expect(due).toBeGreaterThanOrEqual(memory.lastDay)
        expect(due).toBeLessThanOrEqual(Math.max(memory.lastDay, exam - 1))
      }),
    )
    const memory = { ...after(null, { day: 100, isRight: true }), dueDay: 110 }
    expect([90, 105, 120].map((exam) => dueBefore(memory, exam))).toEqual([100, 104, 110])
  })
})

describe('what all answers say', () => {
  test('of a student without answers a guess and a fifth of what is left is expected', () => {
    expect(standingOf([])).toEqual({ unmet: 0.4, better: 0 })
    expect(recall(null, 20_000)).toBe(0.4)
  })

  test('the first expectation counts as ten answers, and how much better a student is as fifty', () => {
    const standing = standingFrom({ met: 10, firstRight: 10, later: 50, surprise: 10 })
    expect(standing.unmet).toBeCloseTo(0.7, 12)
    expect(standing.better).toBeCloseTo(0.1, 12)
  })

  test('a memory is added to what standing rests on, and taken out again', () => {
    const memory = { ...after(null, { day: 100, isRight: true }), answered: 3, surprise: 0.5 }
    const sums = sumsWith(noSums, memory, 1)
    expect(sums).toEqual({ met: 1, firstRight: 1, later: 2, surprise: 0.5 })
    expect(sumsWith(sums, memory, -1)).toEqual(noSums)
  })

  test('who is right more often is expected to be right more often, also where nothing was met yet', () => {
    const strong = Array.from({ length: 40 }, () => after(null, { day: 1, isRight: true }))
    const weak = Array.from({ length: 40 }, () => after(null, { day: 1, isRight: false }))
    expect(standingOf(strong).unmet).toBeGreaterThan(0.8)
    expect(standingOf(weak).unmet).toBeLessThan(0.2)
    const better = standingOf(strong.map((memory) => after(memory, { day: 60, isRight: true })))
    const worse = standingOf(strong.map((memory) => after(memory, { day: 60, isRight: false })))
    expect(better.better).toBeGreaterThan(0)
    expect(worse.better).toBeLessThan(0)
    expect(recall(strong[0] ?? null, 60, better)).toBeGreaterThan(recall(strong[0] ?? null, 60, worse))
  })

  test('in which order the objectives are read makes no difference', () => {
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 20 }), (lists) => {
        const memories = lists.map(remember)
        const one = standingOf(memories)
        const other = standingOf([...memories].reverse())
        expect(other.unmet).toBeCloseTo(one.unmet, 10)
        expect(other.better).toBeCloseTo(one.better, 10)
      }),
    )
  })
})
