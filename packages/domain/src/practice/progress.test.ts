import { describe, expect, it } from 'vitest'
import { accuracy, mood, mostAnswered } from './progress.ts'

describe('the dashboard figures', () => {
  it('has no accuracy before the first answer', () => {
    expect(accuracy(0, 0)).toBeNull()
    expect(accuracy(8, 2)).toBe(25)
  })

  it('begins with a prompt, and speaks of no accuracy when all was done in maths', () => {
    expect([mood(0, null), mood(1, null)]).toEqual(['start', 'underway'])
  })

  it.each([
    [100, 'praise'],
    [90.1, 'praise'],
    [90, 'strong'],
    [70.5, 'strong'],
    [70, 'steady'],
    [40.5, 'steady'],
    [40, 'encourage'],
    [0, 'encourage'],
  ] as const)('at %s%% the mood is %s', (percent, expected) => {
    expect(mood(8, percent)).toBe(expected)
  })

  it('finds the most-answered topic, the first of equals, and none among untouched ones', () => {
    const topics = [{ answered: 0 }, { answered: 3 }, { answered: 7 }, { answered: 7 }]
    expect(mostAnswered(topics)).toBe(topics[2])
    expect(mostAnswered([{ answered: 0 }])).toBeNull()
  })
})
