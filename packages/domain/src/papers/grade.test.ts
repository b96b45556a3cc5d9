import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeOf, gradeRange, grades, nextMarks, nextRange, type SeriesThresholds } from './grade.ts'
import { markOf, type Score } from './result.ts'

const score = fc
  .integer({ min: 1, max: 40 })
  .chain((counted) =>
    fc.record<Score>({ right: fc.integer({ min: 0, max: counted }), counted: fc.constant(counted) }),
  )

const published = (series: string, a: number): SeriesThresholds => ({
  series,
  marks: { A: a, B: a - 5, C: a - 9, D: a - 11, E: a - 13, F: a - 15, G: a - 17 },
})
const three = [published('June 2022', 26), published('November 2022', 28), published('June 2023', 27)]
const worstFirst = ['U', ...grades.toReversed()]

describe('another paper', () => {
  test('brings some mark from 0 to 40 for certain, most likely about the same one', () => {
    fc.assert(
      fc.property(score, (one) => {
        const chances = nextMarks(one)
        expect(chances).toHaveLength(41)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
        expect(Math.min(...chances)).toBeGreaterThan(0)
        const likeliest = chances.indexOf(Math.max(...chances))
        expect(Math.abs(likeliest - (40 * one.right) / one.counted)).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('is the beta-binomial distribution', () => {
    // By hand: after one right answer of one, the chance of 40 of 40 is the mean of p to the 40th under Beta(2, 1).
    expect(nextMarks({ right: 1, counted: 1 })[40]).toBeCloseTo(2 / 42, 12)
    // With nothing right of forty, the chance of 0 of 40 is the mean of (1 − p) to the 40th under Beta(1, 41).
    expect(nextMarks({ right: 0, counted: 40 })[0]).toBeCloseTo(41 / 81, 12)
  })

  test('ends eight times in ten within the range, and the range has the mark itself', () => {
    fc.assert(
      fc.property(score, (one) => {
        const { low, high } = nextRange(one)
        const inside = nextMarks(one).slice(low, high + 1)
        expect(inside.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThanOrEqual(0.8 - 1e-9)
        expect(markOf(one)).toBeGreaterThanOrEqual(low)
        expect(markOf(one)).toBeLessThanOrEqual(high)
      }),
    )
    expect(nextRange({ right: 29, counted: 40 })).toEqual({ low: 23, high: 34 })
  })
})

describe('the grade of a paper', () => {
  test('is a range, as thresholds differ and another paper does', () => {
    expect(gradeRange({ right: 29, counted: 40 }, three)).toEqual({
      low: 'B',
      high: 'A',
      series: 3,
      begins: [
        { grade: 'A', mark: 27 },
        { grade: 'B', mark: 22 },
        { grade: 'C', mark: 18 },
        { grade: 'D', mark: 16 },
        { grade: 'E', mark: 14 },
        { grade: 'F', mark: 12 },
        { grade: 'G', mark: 10 },
      ],
    })
    expect(gradeRange({ right: 40, counted: 40 }, three)).toMatchObject({ low: 'A', high: 'A' })
    expect(gradeRange({ right: 0, counted: 40 }, three)).toMatchObject({ low: 'U', high: 'U' })
  })

  test('is not told with fewer than three series, though they have many papers', () => {
    expect(gradeRange({ right: 29, counted: 40 }, three.slice(1))).toBeNull()
    expect(
      gradeRange({ right: 29, counted: 40 }, [published('June 2022', 26), ...three.slice(0, 2)]),
    ).toBeNull()
    expect(gradeRange({ right: 29, counted: 40 }, [])).toBeNull()
  })

  test('is no worse for a better mark, at neither end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 39 }), (right) => {
        const one = gradeRange({ right, counted: 40 }, three)
        const better = gradeRange({ right: right + 1, counted: 40 }, three)
        for (const end of ['low', 'high'] as const)
          expect(worstFirst.indexOf(better?.[end] ?? '')).toBeGreaterThanOrEqual(
            worstFirst.indexOf(one?.[end] ?? ''),
          )
        expect(worstFirst.indexOf(one?.low ?? '')).toBeLessThanOrEqual(worstFirst.indexOf(one?.high ?? ''))
      }),
    )
  })

  test('of one mark in one series is the best whose threshold it reaches', () => {
    expect(gradeOf(28, { A: 28, B: 20 })).toBe('A')
    expect(gradeOf(27, { A: 28, B: 20 })).toBe('B')
    expect(gradeOf(19, { A: 28, B: 20 })).toBe('U')
  })
})
