// Papers from a made-up bank: what `arrange` returns has no fault, whatever the seed.
import { letters } from '@toron/domain/practice/public-question.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../maths/kit/random.ts'
import { aQuestion } from '../testing/builders.ts'
import { arrange } from './arrange.ts'
import { blueprintOf, faultsOf } from './blueprint.ts'
import { inPaperOrder, type PlacedQuestion } from './placed.ts'

const topics = ['enzymes', 'respiration', 'reproduction', 'inheritance']
const skills = ['recall', 'apply', 'apply', 'analyse'] as const

const objectives = topics.flatMap((topic, index) =>
  Array.from({ length: 32 }, (_, n) => ({
    id: `${topic}/objective-${n}`,
    title: `Objective ${n}`,
    section: `${index + 5} Section ${index + 5}`,
    weight: 1 / 128,
    level: n % 2 === 0 ? ('core' as const) : ('supplement' as const),
  })),
)

/** Sixty-four questions of each topic, two of each objective. */
const free = topics.flatMap((topic, index) =>
  Array.from({ length: 64 }, (_, n): PlacedQuestion => {
    const { id, level } = objectives[index * 32 + (n % 32)] ?? { id: '', level: 'core' }
    const question = aQuestion(
      n + 1,
      {
        objective: id,
        level,
        skill: skills[(n >> 1) % 4] ?? 'apply',
        correctAnswer: letters[(n >> 3) % 4] ?? 'A',
        mistakes: {},
      },
      topic,
    )
    return {
      question: (n >> 2) % 2 === 0 ? { ...question, imageFilename: `${question.id}.svg` } : question,
      topic,
      section: String(index + 5),
    }
  }),
)

const alike = new Map<string, ReadonlySet<string>>()
const wanted = { objectives, free, count: { core: 1, extended: 2 }, alike }

describe('arranging papers', () => {
  test('no paper has a fault, none shares a question, and each is in the order of a paper', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (seed) => {
        const papers = arrange(wanted, randomFrom(seed))
        expect(papers.map(({ tier }) => tier)).toEqual(['core', 'extended', 'extended'])
        for (const { tier, questions } of papers) {
          expect(faultsOf(questions, blueprintOf(tier, objectives), alike)).toEqual([])
          expect(inPaperOrder(questions)).toEqual(questions)
        }
        const ids = papers.flatMap(({ questions }) => questions.map(({ question }) => question.id))
        expect(new Set(ids).size).toBe(120)
      }),
      { numRuns: 10 },
    )
  })

  test('the same seed makes the same papers', () => {
    expect(arrange(wanted, randomFrom('a seed'))).toEqual(arrange(wanted, randomFrom('a seed')))
  })

  test('a bank that is too small makes no paper, and says of which topic there is too little', () => {
    const few = { ...wanted, free: free.slice(0, 130), count: { core: 0, extended: 2 } }
    expect(() => arrange(few, randomFrom('a seed'))).toThrow('reproduction has too few questions left')
  })

  test('faults that cannot be avoided are an error and not a bad paper', () => {
    const sameKey = free.map((placed) => ({
      ...placed,
      question: { ...placed.question, correctAnswer: 'A' as const },
    }))
    const hopeless = { ...wanted, free: sameKey, count: { core: 1, extended: 0 } }
    expect(() => arrange(hopeless, randomFrom('a seed'), 200)).toThrow('faults are left')
  })
})

describe('the faults of a paper', () => {
  const [sound] = arrange(wanted, randomFrom('a seed'))
  const questions = sound?.questions ?? []
  const blueprint = blueprintOf('core', objectives)
  const saysOf = (changed: readonly PlacedQuestion[]) =>
    faultsOf(changed, blueprint, alike).map(({ says }) => says)
  const withFirst = (change: Partial<PlacedQuestion['question']>) =>
    questions.map((placed, n) =>
      n === 0 ? { ...placed, question: { ...placed.question, ...change } } : placed,
    )

  test('a question of the supplement in a Core paper', () => {
    expect(saysOf(withFirst({ level: 'supplement' }))).toContain(
      'has 1 questions of the supplement, not 0 to 0',
    )
  })

  test('an objective asked about twice, and a misconception that tempts twice', () => {
    const second = questions[1]?.question.objective ?? ''
    expect(saysOf(withFirst({ objective: second })).join()).toMatch(`asks about ${second} in`)
    const mistakes = { B: 'enzymes/first-idea' }
    const both = questions.map((placed, n) =>
      n < 2 ? { ...placed, question: { ...placed.question, mistakes } } : placed,
    )
    expect(saysOf(both).join()).toMatch('asks about enzymes/first-idea in')
  })

  test('a slip may tempt twice: it is no idea', () => {
    const mistakes = { B: 'inverse' }
    const both = questions.map((placed) => ({ ...placed, question: { ...placed.question, mistakes } }))
    expect(saysOf(both)).toEqual([])
  })

  test('two questions that are much alike', () => {
    const [one = '', other = ''] = questions.map(({ question }) => question.id)
    const pair = new Map([
      [one, new Set([other])],
      [other, new Set([one])],
    ])
    expect(faultsOf(questions, blueprint, pair).map(({ says }) => says)).toEqual([
      `has ${[one, other].sort().join(' and ')}, which are much alike`,
    ])
  })

  test('too many of a section', () => {
    const moved = questions.map((placed, n) => (n === 0 ? { ...placed, section: '8' } : placed))
    expect(saysOf(moved)).toEqual([
      'has 9 questions of section 5, not 10 to 10',
      'has 11 questions of section 8, not 10 to 10',
    ])
  })
})
