import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letters } from '../practice/public-question.ts'
import { type AnswerCount, bandOf, figuresOf, restScore, suspicionsOf, tellingOf } from './figures.ts'

const anAnswer = fc.record({
  chosen: fc.constantFrom(...letters),
  rest: fc.option(fc.integer({ min: 0, max: 10_000 })),
})
type Answer = { readonly chosen: string; readonly rest: number | null }

/** Counts answers as the server does, with A as the key. */
const countsOf = (answers: readonly Answer[]): AnswerCount[] =>
  [...Map.groupBy(answers, ({ chosen, rest }) => `${chosen} ${bandOf(rest)}`).values()].map((alike) => ({
    chosen: alike[0]?.chosen ?? '',
    isCorrect: alike[0]?.chosen === 'A' ? 1 : 0,
    band: bandOf(alike[0]?.rest ?? null),
    students: alike.length,
    restSum: alike.reduce((sum, { rest }) => sum + (rest ?? 0), 0),
    restSquares: alike.reduce((sum, { rest }) => sum + (rest ?? 0) ** 2, 0),
  }))

/** Pearson's correlation by its definition. */
const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  const sum = (of: (dx: number, dy: number) => number) =>
    pairs.reduce((total, [a, b]) => total + of(a - x, b - y), 0)
  return sum((dx, dy) => dx * dy) / Math.sqrt(sum((dx) => dx * dx) * sum((_, dy) => dy * dy))
}

const many = (count: number, chosen: string, rest: number): Answer[] =>
  Array.from({ length: count }, () => ({ chosen, rest }))

describe('the figures of a question', () => {
  test('are the answers counted, and discrimination is their correlation with the rest scores', () => {
    fc.assert(
      fc.property(fc.array(anAnswer, { maxLength: 120 }), (answers) => {
        const { met, right, choices, rested, discrimination } = figuresOf(countsOf(answers))
        expect(met).toBe(answers.length)
        expect(right).toBe(answers.filter(({ chosen }) => chosen === 'A').length)
        for (const letter of letters) {
          expect(choices[letter]).toBe(answers.filter(({ chosen }) => chosen === letter).length)
        }
        const pairs = answers.flatMap(({ chosen, rest }) =>
          rest === null ? [] : [[rest, chosen === 'A' ? 1 : 0] as const],
        )
        expect(rested).toBe(pairs.length)
        const isSpread = new Set(pairs.map(([x]) => x)).size > 1 && new Set(pairs.map(([, y]) => y)).size > 1
        if (pairs.length < 20 || !isSpread) expect(discrimination).toBeNull()
        else expect(discrimination).toBeCloseTo(correlation(pairs), 6)
      }),
    )
  })

  test('do not depend on how answers are spread over shards, nor on those taken out again', () => {
    fc.assert(
      fc.property(fc.array(anAnswer, { minLength: 1, maxLength: 60 }), fc.nat(), (answers, seed) => {
        const cut = seed % answers.length
        const gone = countsOf(answers.slice(0, cut)).map((count) => ({
          ...count,
          students: -count.students,
          restSum: -count.restSum,
          restSquares: -count.restSquares,
        }))
        expect(figuresOf([...countsOf(answers), ...gone])).toEqual(figuresOf(countsOf(answers.slice(cut))))
      }),
    )
  })

  test('a rest score needs five first answers, and is a share in ten-thousandths', () => {
    expect(restScore({ answered: 4, firstRight: 4 })).toBeNull()
    expect(restScore({ answered: 5, firstRight: 5 })).toBe(10_000)
    expect(restScore({ answered: 6, firstRight: 4 })).toBe(6667)
    expect([null, 0, 999, 1000, 9999, 10_000].map(bandOf)).toEqual([-1, 0, 0, 1, 9, 9])
  })

  test('a question is suspicious when those who know less are right more often', () => {
    const figures = figuresOf(countsOf([...many(30, 'A', 2000), ...many(30, 'B', 8000)]))
    expect(figures.discrimination).toBe(-1)
    expect(suspicionsOf(figures, 'A')).toEqual(['tells-wrongly', 'best-choose-other'])
    expect(suspicionsOf(figuresOf(countsOf(many(49, 'B', 8000))), 'A')).toEqual(['best-choose-other'])
  })

  test('a question tells from twenty answers on, and not where all knew as much or all answered alike', () => {
    const discriminationOf = (...answers: readonly Answer[]) => figuresOf(countsOf(answers)).discrimination
    expect(discriminationOf(...many(10, 'A', 8000), ...many(10, 'B', 2000))).toBeCloseTo(1, 9)
    expect(discriminationOf(...many(9, 'A', 8000), ...many(10, 'B', 2000))).toBeNull()
    expect(discriminationOf(...many(10, 'A', 8000), ...many(15, 'B', 8000))).toBeNull()
    expect(discriminationOf(...many(10, 'A', 8000), ...many(15, 'A', 2000))).toBeNull()
    const knowing = [...many(15, 'A', 8000), ...many(5, 'B', 8000)]
    expect(discriminationOf(...knowing, ...many(5, 'A', 2000), ...many(15, 'B', 2000))).toBeCloseTo(0.5, 9)
  })

  test('the best third is made of whole bands, from the highest down', () => {
    const answers = [...many(2, 'A', 9500), ...many(2, 'B', 5500), ...many(4, 'C', 500)]
    const { best } = figuresOf(countsOf(answers))
    expect(best).toEqual({ met: 4, choices: { A: 2, B: 2, C: 0, D: 0 } })
    // Exactly a third is enough.
    const { best: third } = figuresOf(countsOf([...many(2, 'A', 9500), ...many(4, 'C', 500)]))
    expect(third).toEqual({ met: 2, choices: { A: 2, B: 0, C: 0, D: 0 } })
  })

  test('figures rouse suspicion from so many answers on, and not before', () => {
    const sound = figuresOf([])
    const choices = { A: 100, B: 40, C: 40, D: 20 }
    const telling = (rested: number, discrimination: number | null) =>
      suspicionsOf({ ...sound, rested, discrimination }, 'A')
    expect(telling(50, -0.1)).toEqual(['tells-wrongly'])
    expect([telling(49, -0.1), telling(50, 0), telling(50, null)]).toEqual([[], [], []])
    const best = (met: number, B: number) =>
      suspicionsOf({ ...sound, best: { met, choices: { A: 8, B, C: 0, D: 0 } } }, 'A')
    expect(best(20, 9)).toEqual(['best-choose-other'])
    expect([best(19, 9), best(20, 8)]).toEqual([[], []])
    const idle = (met: number, D: number) => suspicionsOf({ ...sound, met, choices: { ...choices, D } }, 'A')
    expect(idle(200, 9)).toEqual(['idle-option'])
    expect([idle(199, 9), idle(200, 10)]).toEqual([[], []])
    // That the key is chosen seldom says nothing here.
    expect(suspicionsOf({ ...sound, met: 200, choices: { A: 1, B: 60, C: 60, D: 79 } }, 'A')).toEqual([])
  })

  test('a question is suspicious when hardly anybody chooses an option', () => {
    const spread = (idle: number) =>
      figuresOf(
        countsOf([
          ...many(120 - idle, 'A', 9000),
          ...many(40, 'B', 1000),
          ...many(40, 'C', 1000),
          ...many(idle, 'D', 1000),
        ]),
      )
    expect(suspicionsOf(spread(9), 'A')).toEqual(['idle-option'])
    expect(suspicionsOf(spread(10), 'A')).toEqual([])
  })

  test('how well it tells has words', () => {
    expect([-0.01, 0, 0.15, 0.3].map(tellingOf)).toEqual(['wrongly', 'little', 'fairly', 'well'])
  })
})
