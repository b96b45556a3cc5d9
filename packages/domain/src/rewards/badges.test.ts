import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BadgeFacts,
  type BadgeId,
  badgeIds,
  badges,
  newlyWon,
  progressTowards,
  rarities,
  type TopicFacts,
  type WonBadges,
} from './badges.ts'

const nothing: BadgeFacts = {
  ...{ answered: 0, topicsStarted: 0, streak: 0, loginDates: 0, wasInactiveFor3Days: false, topic: null },
}
const topic = (given: Partial<TopicFacts>): BadgeFacts => ({
  ...nothing,
  topic: { answered: 0, correct: 0, totalQuestions: 40, recentStreak: 0, ...given },
})
const wins = (facts: BadgeFacts, id: BadgeId) => newlyWon({}, facts).some((badge) => badge.id === id)

describe('the twelve badges', () => {
  it.each<[BadgeId, BadgeFacts, BadgeFacts]>([
    ['first_steps', nothing, { ...nothing, answered: 1 }],
    ['comeback_kid', nothing, { ...nothing, wasInactiveFor3Days: true }],
    ['sharp_shooter', topic({ recentStreak: 4 }), topic({ recentStreak: 5 })],
    ['streak_5', { ...nothing, streak: 4 }, { ...nothing, streak: 5 }],
    ['weekly_warrior', { ...nothing, loginDates: 6 }, { ...nothing, loginDates: 7 }],
    ['focused_learner', topic({ answered: 19 }), topic({ answered: 20 })],
    ['tenacity', { ...nothing, answered: 49 }, { ...nothing, answered: 50 }],
    ['accuracy_master', topic({ answered: 19, correct: 17 }), topic({ answered: 20, correct: 18 })],
    ['topic_pro', topic({ answered: 39 }), topic({ answered: 40 })],
    ['knowledge_seeker', { ...nothing, topicsStarted: 9 }, { ...nothing, topicsStarted: 10 }],
    ['quiz_legend', { ...nothing, answered: 999 }, { ...nothing, answered: 1000 }],
    ['unstoppable', { ...nothing, streak: 29 }, { ...nothing, streak: 30 }],
  ])('%s is won at its goal and not just before', (id, before, at) => {
    expect(wins(before, id)).toBe(false)
    expect(wins(at, id)).toBe(true)
  })

  it('accuracy is judged from 10 answers on, or from all of a shorter topic', () => {
    expect(wins(topic({ answered: 9, correct: 9 }), 'accuracy_master')).toBe(false)
    expect(wins(topic({ answered: 10, correct: 9 }), 'accuracy_master')).toBe(true)
    expect(wins(topic({ answered: 3, correct: 3, totalQuestions: 3 }), 'accuracy_master')).toBe(true)
    expect(wins(topic({ answered: 2, correct: 2, totalQuestions: 3 }), 'accuracy_master')).toBe(false)
  })

  it('are twelve, ordered from common to legendary, each with a name, a text and a goal of its own', () => {
    expect(badges.map(({ id }) => id)).toEqual(badgeIds)
    expect(new Set(badges.map(({ name }) => name)).size).toBe(12)
    const order = badges.map(({ rarity }) => rarities.indexOf(rarity))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(badges.filter(({ rarity }) => rarity === 'Legendary').map(({ id }) => id)).toEqual([
      'quiz_legend',
      'unstoppable',
    ])
  })

  const anyFacts = fc.record<BadgeFacts>({
    answered: fc.nat(1200),
    topicsStarted: fc.nat(60),
    streak: fc.nat(40),
    loginDates: fc.nat(30),
    wasInactiveFor3Days: fc.boolean(),
    topic: fc.option(
      fc.record({
        answered: fc.nat(40),
        correct: fc.nat(40),
        totalQuestions: fc.constant(40),
        recentStreak: fc.nat(40),
      }),
    ),
  })

  it('are won once and never lost, in any history', () => {
    fc.assert(
      fc.property(fc.array(anyFacts), (history) => {
        let won: WonBadges = {}
        history.forEach((facts, moment) => {
          const fresh = newlyWon(won, facts)
          for (const { id } of fresh) expect(won[id]).toBeUndefined()
          won = { ...won, ...Object.fromEntries(fresh.map(({ id }) => [id, moment])) }
          expect(newlyWon(won, facts)).toEqual([])
        })
      }),
    )
  })

  it('show a progress from 0 to the goal, by the furthest topic', () => {
    fc.assert(
      fc.property(anyFacts, fc.array(anyFacts), (facts, others) => {
        const topics = [facts, ...others].flatMap((one) => one.topic ?? [])
        for (const badge of badges) {
          const progress = progressTowards(badge, facts, topics)
          expect(progress).toBeGreaterThanOrEqual(0)
          expect(progress).toBeLessThanOrEqual(badge.goal)
          if (newlyWon({}, facts).includes(badge)) expect(progress).toBe(badge.goal)
        }
      }),
    )
  })
})
