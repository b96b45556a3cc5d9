import { describe, expect, test } from 'vitest'
import { accuracy, mood, mostAnswered } from './progress.ts'

describe('the dashboard figures', () => {
  test('there is no accuracy before the first answer', () => {
    expect(accuracy(0, 0)).toBeNull()
    expect(accuracy(8, 2)).toBe(25)
  })

  test('the greeting begins with a prompt, and mentions no accuracy when only maths was done', () => {
    expect([mood(0, null), mood(1, null)]).toEqual(['start', 'underway'])
  })

  test.each([
    [100, 'praise'],
    [90.1, 'praise'],
    [90, 'strong'],
    [70.5, 'strong'],
    [70, 'steady'],
    [40.5, 'steady'],
    [40, 'encourage'],
    [0, 'encourage'],
  ] as const)('at an accuracy of %s%% the mood of the greeting is %s', (percent, expected) => {
    expect(mood(8, percent)).toBe(expected)
  })

  test('the most-answered topic is the first of equals, and there is none before any answer', () => {
    const topics = [{ answered: 0 }, { answered: 3 }, { answered: 7 }, { answered: 7 }]
    expect(mostAnswered(topics)).toBe(topics[2])
    expect(mostAnswered([{ answered: 0 }])).toBeNull()
  })
})
