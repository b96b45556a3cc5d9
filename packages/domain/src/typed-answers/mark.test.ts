import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Asked, Marked, NumberAsked } from './asked.ts'
import { markTyped } from './mark.ts'
import { equation, expression, number, type Pairs } from './pairs.ts'
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

describe('more spaces', () => {
  const spacings: Readonly<Record<string, (text: string) => string>> = {
    'before and behind': (text) => `  ${text}  `,
    // 51 000 is a number; 51  000 is two.
    'where one is': (text) => text.replace(/(?<!\d) | (?!\d{3})/g, '  '),
    'at brackets and equals signs': (text) => text.replace(/(?<![<>=!])[=()[\]](?![<>=])/g, '  $&  '),
    'at signs of arithmetic': (text) => text.replace(/(?<!\/)[+×÷](?!\/)/g, '  $&  '),
    // 1,250 is one number.
    'at commas': (text) => text.replace(/,(?!\d{3})/g, '  ,  '),
  }

  test.each(tableOfPairs)('change no verdict where $asked is asked for', ({ asked, given }) => {
    const spaced = rowsOf([{ asked, given }]).flatMap(({ text, expected }) =>
      Object.entries(spacings).map(([place, spacesIn]) => ({ place, text: spacesIn(text), expected })),
    )
    for (const { place, text, expected } of spaced.filter((row) => row.text.length <= longestAnswer)) {
      const verdict = shortly(markTyped(text, asked))
      expect({ place, text, verdict }).toEqual({ place, text, verdict: expected })
    }
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

const plane = {
  x: { from: 0, to: 10, step: 2, minor: 2, title: 'x' },
  y: { from: 0, to: 10, step: 2, minor: 2, title: 'y' },
}
const why = (text: string, asked: Asked): string => {
  const marked = markTyped(text, asked)
  return marked.verdict === 'unread' ? marked.why : shortly(marked)
}
/** With so many spaces inside that it has this length. */
const spread = (before: string, after: string, length: number) =>
  before + after.padStart(length - before.length)

describe('what is not read says why', () => {
  test.each<[string, Asked]>([
    ['', number('7')],
    ['  ', number('7')],
    ['\t', { kind: 'word', accepted: ['no'] }],
    ['  ', { kind: 'points', plane, points: [[1, 2]], within: 0.5 }],
    [' ', equation('y = x', 'xy')],
  ])('%j where %j is asked for is empty', (text, asked) => {
    expect(why(text, asked)).toBe('empty')
  })

  test.each<[string, Asked, string]>([
    ['7', number('7'), 'right'],
    ['no', { kind: 'word', accepted: ['no'] }, 'right'],
    ['(1, 2)', { kind: 'points', plane, points: [[1, 2]], within: 0.5 }, 'right'],
  ])('%s may have two hundred signs with its spaces, and no more', (text, asked, verdict) => {
    expect(why(text.padEnd(longestAnswer), asked)).toBe(verdict)
    expect(why(text.padEnd(longestAnswer + 1), asked)).toBe('too-long')
  })

  test.each<[string, Asked, string]>([
    ['x^-1/2', expression('x^(-1/2)', 'x'), 'ambiguous-fraction'],
    ['x^3/2', expression('x^(3/2)', 'x'), 'ambiguous-fraction'],
    ['x^-13/2', expression('x^(-13/2)', 'x'), 'ambiguous-fraction'],
    ['x^1/12', expression('x^(1/12)', 'x'), 'ambiguous-fraction'],
    ['x^3/2', expression('x^(5/2)', 'x'), 'wrong'],
    ['x^1/2', expression('x^(-1/2)', 'x'), 'wrong'],
    ['4 × 10-3', number('0.004'), 'calculator-power'],
    ['4X10-3', number('0.004'), 'calculator-power'],
    ['4.2x10 -3', number('0.0042', { form: 'standard-form' }), 'calculator-power'],
    ['4.2 × 10-12', number('4.2*10^(-12)', { form: 'standard-form' }), 'calculator-power'],
    ['7 × 10-3', number('0.004'), 'wrong'],
  ])('%s where %j is asked for has lost a sign only if it is right with it: %s', (text, asked, verdict) => {
    expect(why(text, asked)).toBe(verdict)
  })
})

describe('what can be read in two ways', () => {
  test('is right in any way that is no longer than an answer', () => {
    const half = expression('1/(2x)', 'x')
    expect(why(spread('1', '/2x', longestAnswer - 2), half)).toBe('right')
    const curve = equation('y = 1/(2x)', 'xy')
    expect(why(spread('y =', '1/2x', longestAnswer - 2), curve)).toBe('right')
    expect(why(spread('y =', '1/2x', longestAnswer), curve)).toBe('ambiguous-fraction')
  })

  test.each<[string, Asked, string]>([
    ['sin θ + cos θ = √(5/3)', number('√(5/3)'), 'right'],
    ['sin θ + cos θ = 1.29', number('√(5/3)'), 'exact'],
    ['a + b = 6/2', number('3'), 'simplified'],
    ['cos A = B', { kind: 'word', accepted: ['B'] }, 'shape'],
  ])(
    '%s is what stands behind its equals sign unless a word is asked for: %j, %s',
    (text, asked, verdict) => {
      expect(why(text, asked)).toBe(verdict)
    },
  )
})

test.each([
  ['3', 'right'],
  ['5', 'right'],
  ['7', 'right'],
  ['4', 'wrong'],
])('where 3, or else 5 or 7, is right, %s is %s', (text, verdict) => {
  expect(why(text, number('3', { or: ['5', '7'] }))).toBe(verdict)
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
