// Papers of maths from a made-up bank, and from the published one: what the blueprint wants, and what it refuses.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../maths/kit/random.ts'
import { arrangeMaths } from './maths-arrange.ts'
import { inMathsOrder, type MathsAsked } from './maths-asked.ts'
import { type MathsBlueprint, mathsFaultsOf, suits } from './maths-blueprint.ts'

const range = (least: number, most: number) => ({ least, most })

const blueprint: MathsBlueprint = {
  calculator: false,
  marks: 40,
  questions: range(8, 12),
  topics: new Map([
    ['one', range(12, 28)],
    ['two', range(12, 28)],
  ]),
  longFrom: 6,
  long: range(1, 3),
  shown: range(2, 10),
  withCalculator: range(0, 0),
}

const bank = ['one', 'two'].flatMap((topic) =>
  Array.from({ length: 40 }, (_, index): MathsAsked => {
    const template = `template-${index % 20}`
    return {
      id: `${topic}-${String(index + 1).padStart(3, '0')}`,
      topic,
      template,
      marks: 2 + (index % 6),
      calculator: index % 10 === 9,
      level: 1 + (index % 5),
      parts: 1,
      hasFigure: index % 3 === 0,
      text: 'Find x.',
    }
  }),
)

describe('arranging papers of maths', () => {
  test('no paper has a fault and none shares a question, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (seed) => {
        const papers = Array.from({ length: 3 }, () => ({ component: 'no-calculator', blueprint }) as const)
        const made = arrangeMaths({ free: bank, papers }, randomFrom(seed))
        expect(made).toHaveLength(3)
        for (const { questions } of made) {
          expect(mathsFaultsOf(questions, blueprint)).toEqual([])
          expect(questions.reduce((sum, { marks }) => sum + marks, 0)).toBe(40)
        }
        const ids = made.flatMap(({ questions }) => questions.map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 10 },
    )
  })

  test('a bank that is too small makes no paper', () => {
    const wanted = { free: bank.slice(0, 6), papers: [{ component: 'no-calculator', blueprint } as const] }
    expect(() => arrangeMaths(wanted, randomFrom('a seed'), 500)).toThrow('faults are left')
  })
})

describe('the faults of a paper of maths', () => {
  const [sound] = arrangeMaths(
    { free: bank, papers: [{ component: 'no-calculator', blueprint }] },
    randomFrom('a seed'),
  )
  const questions = sound?.questions ?? []
  const saysOf = (changed: readonly MathsAsked[]) => mathsFaultsOf(changed, blueprint).map(({ says }) => says)
  const withFirst = (change: Partial<MathsAsked>) =>
    inMathsOrder(questions.map((one, index) => (index === 0 ? { ...one, ...change } : one)))

  test('a mark too many', () => {
    const [first] = questions
    expect(saysOf(withFirst({ marks: (first?.marks ?? 0) + 1 }))).toContain('has 41 marks, not 40 to 40')
  })

  test('a question for which a calculator is needed', () => {
    const [first] = questions
    expect(saysOf(withFirst({ calculator: true }))).toContain(`asks ${first?.id}, which does not suit it`)
  })

  test('two questions of one template', () => {
    const { topic, template } = questions[1] ?? expect.fail()
    expect(saysOf(withFirst({ topic, template })).join()).toMatch('which are of one template')
  })

  test('questions in another order', () => {
    expect(saysOf(questions.toReversed())).toContain('is not in the order from easy to hard')
  })
})

test('with a calculator nothing is asked that is to be done without one', () => {
  const using = { ...blueprint, calculator: true }
  const question = bank[0] ?? expect.fail()
  expect(suits(question, using)).toBe(true)
  expect(suits({ ...question, text: 'Without a calculator, work out 2 times 3.' }, using)).toBe(false)
})
