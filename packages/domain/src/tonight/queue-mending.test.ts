import { describe, expect, test } from 'vitest'
import { type NightInput, tonight } from './queue.ts'
import type { LoggedAttempt } from './replay.ts'
import { afterAnswer, attemptAt, nightOf, now, questionOf, questions } from './sample-nights.ts'

describe('mending in the queue', () => {
  const missing = (night: NightInput): NightInput => {
    const [first] = tonight(night)
    if (!first) throw new Error('the night is empty')
    return afterAnswer(night, first, false)
  }

  test('after a miss another question with the same idea comes after three others', () => {
    const missed = missing(nightOf())
    const chosen = missed.done[0]?.chosen ?? ''
    const left = tonight(missed)
    expect(left.slice(0, 3).every(({ reason }) => reason !== 'mend')).toBe(true)
    expect(left[3]).toMatchObject({ reason: 'mend', idea: chosen })
    expect(questionOf(left[3]?.question ?? '')?.tempts).toContain(chosen)
    expect(left[3]?.question).not.toBe(missed.done[0]?.question)
    expect(left).toHaveLength(19)
  })

  test('an idea comes again after two to seven days, and not once it is mended', () => {
    const [first] = tonight(nightOf())
    const miss = attemptAt(
      questions.findIndex(({ id }) => id === first?.question),
      now - 2,
      false,
      true,
    )
    const idea = miss.tempts[0] ?? ''
    const asks = (attempts: readonly LoggedAttempt[]) =>
      tonight(nightOf({}, attempts)).filter((one) => one.idea === idea)
    expect(asks([miss])).toHaveLength(1)
    expect(asks([{ ...miss, day: now - 1 }])).toHaveLength(0)
    const right = { ...miss, isRight: true, chosen: null }
    expect(
      asks([
        { ...miss, day: now - 4 },
        { ...right, day: now - 4 },
      ]),
    ).toHaveLength(1)
    expect(
      asks([
        { ...miss, day: now - 9 },
        { ...right, day: now - 9 },
        { ...right, day: now - 5 },
      ]),
    ).toHaveLength(0)
  })

  test('where no other question tempts to it, the same one comes back after two days and not before', () => {
    const [first] = tonight(nightOf())
    const others = questions.filter(({ id }) => id !== first?.question).map(({ id }) => id)
    const alone = questions.findIndex(({ id }) => id === first?.question)
    const idea = questions[alone]?.tempts[0]
    const lonely = new Set(others.filter((id) => questionOf(id)?.tempts[0] === idea))
    const mendsAfter = (days: number) =>
      tonight(nightOf({ withheld: lonely }, [attemptAt(alone, now - days, false, true)])).filter(
        ({ reason }) => reason === 'mend',
      )
    expect([0, 1].map(mendsAfter)).toEqual([[], []])
    expect(mendsAfter(2)).toMatchObject([{ question: first?.question, idea }])
  })
})
