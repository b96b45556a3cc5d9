import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Idea, ideasAfter, isMended, nextDay, type Tempted } from './mending.ts'

const follow = (answers: readonly Tempted[]): Map<string, Idea> => {
  const ideas = new Map<string, Idea>()
  for (const answer of answers) for (const idea of ideasAfter(ideas, answer)) ideas.set(idea.idea, idea)
  return ideas
}
const missed: Tempted = {
  day: 10,
  question: 'motion-001',
  isRight: false,
  chosen: 'slope',
  tempts: ['slope', 'area'],
}
const right = (day: number): Tempted => ({
  ...missed,
  day,
  question: 'motion-002',
  isRight: true,
  chosen: null,
})

describe('an idea to mend', () => {
  test('is held after one choice of it, and mended after two right answers where it tempted', () => {
    expect([...follow([missed]).keys()]).toEqual(['slope'])
    const states = [[missed], [missed, right(10)], [missed, right(10), right(14)]].map((answers) =>
      [...follow(answers).values()].map(isMended),
    )
    expect(states).toEqual([[false], [false], [true]])
  })

  test('another wrong answer mends nothing, and choosing it again begins anew, mended or not', () => {
    const otherwise = { ...right(11), isRight: false }
    expect(follow([missed, right(10), otherwise]).get('slope')?.rights).toBe(1)
    expect(follow([missed, right(10), missed]).get('slope')?.rights).toBe(0)
    expect(follow([missed, right(10), right(14), { ...missed, day: 30 }]).get('slope')).toEqual({
      idea: 'slope',
      missed: 'motion-001',
      lastDay: 30,
      rights: 0,
    })
  })

  test('comes again two to seven days after it was last asked', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 8 }), (rights) => {
        const answers = rights.map((isRight, index) => (isRight ? right(index) : { ...missed, day: index }))
        for (const idea of follow([missed, ...answers]).values()) {
          expect(nextDay(idea) - idea.lastDay).toBeGreaterThanOrEqual(2)
          expect(nextDay(idea) - idea.lastDay).toBeLessThanOrEqual(7)
        }
      }),
    )
  })

  test('an idea that only tempted is not followed, and a slip is none', () => {
    expect(follow([right(3), { ...missed, chosen: null }]).size).toBe(0)
  })

  test('a clock put back does not bring it earlier', () => {
    const back = follow([missed, right(3)]).get('slope')
    expect(back).toMatchObject({ lastDay: 10, rights: 1 })
  })
})
