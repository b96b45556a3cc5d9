// Checks docs/product.md, what the product does rule by rule, against its proofs; and tests the check itself on broken
// pages.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemsOf, rulesOf, type Surroundings, titlesIn } from './product-rules.ts'

const root = join(import.meta.dirname, '..')
const docs = join(root, 'docs')
const page = readFileSync(join(docs, 'product.md'), 'utf8')

/** Rules whose proof is still being written. Empty when the product is complete. */
const pending: readonly string[] = []

const here: Surroundings = {
  exists: (path) => existsSync(join(docs, path)),
  read: (path) => readFileSync(join(docs, path), 'utf8'),
  pending,
}

const sources = globSync('{packages,content,apps,journeys,bench,faults,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|build|\.react-router)(\/|$)/.test(path),
})

describe('what the product does', () => {
  test('the product rules are numbered without a gap, and each rule cites a test that exists', () => {
    expect(problemsOf(page, here)).toEqual([])
  })

  test('sources cite product rules by numbers that exist', () => {
    const numbers = new Set(rulesOf(page).map(({ number }) => number))
    const wrong = sources.flatMap((path) => {
      if (path.startsWith('scripts/product-rules')) return []
      const source = readFileSync(join(root, path), 'utf8')
      const cited = [...source.matchAll(/product rules? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)/g)]
      const unknown = cited
        .flatMap(([, list = '']) => list.match(/\d+\.\d+/g) ?? [])
        .filter((number) => !numbers.has(number))
      const elsewhere = source.match(/[Ss]pecification §\d*/g) ?? []
      return [...unknown, ...elsewhere].map((citation) => `${path} cites ${citation}`)
    })
    expect(wrong).toEqual([])
  })
})

const tests = `
  describe('a thing', () => {
    it('works', () => {})
    it.each(views)('works on a $name', () => {})
    test.each\`a | b\`('adds $a', () => {})
    it.skip('is left out', () => {})
    test(\`works with \${number}\`, () => {})
    eachDatabase((fresh) => {
      it("is kept, 'once'", async () => {})
      it('is twice', () => {})
      it('is twice', () => {})
    })
    withTitle('is no test', () => {})
  })
`

describe('the titles of a test file', () => {
  test('the titles of a test file are those of its tests as in the source, whatever surrounds them', () => {
    expect(titlesIn(tests)).toEqual([
      'works',
      'works on a $name',
      'adds $a',
      `works with \${number}`,
      "is kept, 'once'",
      'is twice',
      'is twice',
    ])
  })
})

describe('a page of rules', () => {
  const around: Surroundings = {
    exists: (path) => ['../a.test.ts', 'decisions/07-visitors.md'].includes(path),
    read: () => tests,
    pending: [],
  }
  const row = (number: string, text = 'It works.', proof = '[a](../a.test.ts): works') =>
    `| ${number} | ${text} | ${proof} |`
  const wrong = (rows: readonly string[], changes: Partial<Surroundings> = {}) =>
    problemsOf(['| # | Rule | Proved by |', '|---|---|---|', ...rows].join('\n'), { ...around, ...changes })

  test('a sound page of rules has no problem', () => {
    const twoProofs = "[a](../a.test.ts): works on a $name<br>[a](../a.test.ts): is kept, 'once'"
    const decided = 'It differs ([decision 7](decisions/07-visitors.md)).'
    expect(wrong([row('1.1'), row('1.2', decided), row('2.1', 'It \\| works.', twoProofs)])).toEqual([])
  })

  test.each<[string, readonly string[], RegExp]>([
    ['no rows', [], /no rules/],
    ['a gap', [row('1.1'), row('1.3')], /1\.3 stands where 1\.2 or 2\.1/],
    ['a number twice', [row('1.1'), row('1.1')], /1\.1 stands where/],
    ['a section left out', [row('1.1'), row('3.1')], /3\.1 stands where/],
    ['a rule without words', [row('1.1', '')], /1\.1 says nothing/],
    ['no proof', [row('1.1', 'It works.', '')], /1\.1 has no proof/],
    ['a proof in words', [row('1.1', 'It works.', 'seen by eye')], /names no test: seen by eye/],
    [
      'a file that is gone',
      [row('1.1', 'It works.', '[b](../b.test.ts): works')],
      /b\.test\.ts, which is not/,
    ],
    [
      'a title that is gone',
      [row('1.1', 'It works.', '[a](../a.test.ts): sings')],
      /has no test called "sings"/,
    ],
    ['a skipped test', [row('1.1', 'It works.', '[a](../a.test.ts): is left out')], /has no test called/],
    ['a title of two tests', [row('1.1', 'It works.', '[a](../a.test.ts): is twice')], /has 2 tests called/],
    ['a decision that is gone', [row('1.1', '[decision 8](decisions/08-x.md)')], /decision 8 is not at/],
    [
      'the page of another decision',
      [row('1.1', '[decision 8](decisions/07-visitors.md)')],
      /decision 8 is not/,
    ],
    ['a decision without a link', [row('1.1', 'As decision 7 says.')], /"decision 7" does not lead/],
    ['a proof that is to come', [row('1.1', 'It works.', 'pending: A')], /1\.1 is still pending/],
  ])('a page of rules with %s has that problem', (_, rows, problem) => {
    expect(wrong(rows)).toEqual([expect.stringMatching(problem)])
  })

  test('a page of rules may have the listed pending rules, and the list has no others', () => {
    const rows = [row('1.1', 'It works.', 'pending: A'), row('1.2')]
    expect(wrong(rows, { pending: ['1.1'] })).toEqual([])
    expect(wrong(rows, { pending: ['1.1', '1.2'] })).toEqual([
      '1.2 is in the list of pending rules and is not pending.',
    ])
  })
})
