import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Asked, Marked, NumberAsked } from './asked.ts'
import { markTyped } from './mark.ts'
import type { Pairs } from './pairs.ts'
import { longestAnswer } from './signs.ts'
import { tableOfPairs } from './table-of-pairs.ts'

const shortly = (mark: Marked): string => (mark.verdict === 'form' ? mark.wants : mark.verdict)

const rowsOf = (pairs: readonly Pairs[]) =>
  pairs.flatMap(({ asked, given }) =>
    Object.entries(given).flatMap(([expected, texts]) =>
      (texts ?? []).map((text) => ({ asked, text, expected, what: JSON.stringify(asked) })),
    ),
  )

const rows = rowsOf(tableOfPairs)

describe('a typed answer', () => {
  test.each(rows)('$what: "$text" is $expected', ({ asked, text, expected }) => {
    expect(shortly(markTyped(text, asked))).toBe(expected)
  })

  test('the table has three hundred rows or more, and each asks once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expect(new Set(rows.map(({ what, text }) => `${what} ${text}`)).size).toBe(rows.length)
  })
})

describe('a number', () => {
  const whole = fc.integer({ min: 1, max: 60 })
  const shortlyOf = (typed: string, asked: NumberAsked) => shortly(markTyped(typed, asked))

  test('need not be in its lowest terms unless the question asks for it', () => {
    fc.assert(
      fc.property(
        whole,
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 2, max: 9 }),
        (over, under, by) => {
          fc.pre(over % under !== 0)
          const value = `${over}/${under}`
          const longer = `${over * by}/${under * by}`
          expect(shortlyOf(longer, { kind: 'number', value })).toBe('right')
          expect(shortlyOf(longer, { kind: 'number', value, to: { figures: 3 } })).toBe('right')
          expect(shortlyOf(longer, { kind: 'number', value, form: 'fraction' })).toBe('simplified')
        },
      ),
    )
  })

  test('is not right before it is worked out', () => {
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        const asked = { kind: 'number', value: String(one + other) } as const
        expect(shortlyOf(`${one}+${other}`, asked)).toBe('simplified')
        expect(shortlyOf(`${(one + other) * 2}/2`, asked)).toBe('simplified')
        expect(shortlyOf(`${(one + other) / 4}×4`, asked)).toBe('simplified')
        expect(shortlyOf(String(one + other), asked)).toBe('right')
      }),
    )
  })
})

const kinds: readonly Asked[] = tableOfPairs.map(({ asked }) => asked)

describe('whatever is typed', () => {
  const signs = fc.constantFrom(
    ...'0123456789+-*/^()|!.,:;=<>≤√π²½xyabce %°±$ \u0000<&"\'',
    'sin',
    'ln',
    'or',
    '10^',
    '৩',
    'я',
  )
  const text = fc.oneof(
    fc.array(signs, { maxLength: 60 }).map((list) => list.join('')),
    fc.string({ unit: 'grapheme', maxLength: longestAnswer + 20 }),
  )

  test('gets a verdict, the same each time, and never throws', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...kinds), (typed, asked) => {
        const mark = markTyped(typed, asked)
        expect(['right', 'form', 'wrong', 'unread']).toContain(mark.verdict)
        expect(markTyped(typed, asked)).toEqual(mark)
      }),
      { numRuns: 3000 },
    )
  })

  test('deep brackets, towers of powers and ten thousand signs are not read', () => {
    const hostile = [
      '('.repeat(100),
      `${'('.repeat(90)}1${')'.repeat(90)}`,
      '2^'.repeat(90),
      `${'-'.repeat(150)}1`,
      '√'.repeat(150),
      '|'.repeat(120),
      'sin '.repeat(40),
      '9^9^9^9^9^9',
      '1'.repeat(10_000),
      `${'1/'.repeat(90)}1x`,
    ]
    for (const typed of hostile)
      for (const asked of kinds) expect(['wrong', 'unread']).toContain(markTyped(typed, asked).verdict)
  })
})
