import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newProgress, progressAfter } from '../practice/answer.ts'
import { type BadgeId, badgeIds } from './badge-ids.ts'
import {
  allMarked,
  type BadgeFacts,
  badges,
  type MarkedFacts,
  newlyWon,
  progressTowards,
  rarities,
  type TopicFacts,
  type WonBadges,
} from './badges.ts'

const nothing: BadgeFacts = {
  answered: 0,
  topicsStarted: 0,
  streak: 0,
  loginDates: 0,
  wasInactiveFor3Days: false,
  topics: [],
}
const topic = (changes: Partial<Parameters<typeof allMarked>[0]>): BadgeFacts => ({
  ...nothing,
  topics: [allMarked({ answered: 0, correct: 0, totalQuestions: 40, recentStreak: 0, ...changes })],
})
const wins = (facts: BadgeFacts, id: BadgeId) => newlyWon({}, facts).some((badge) => badge.id === id)

describe('the twelve badges', () => {
  test.each<[BadgeId, BadgeFacts, BadgeFacts]>([
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
  ])('the badge %s is won at its goal and not just before', (id, before, at) => {
    expect(wins(before, id)).toBe(false)
    expect(wins(at, id)).toBe(true)
  })

  test('accuracy is judged from 10 answers on, or from all of a shorter topic', () => {
    expect(wins(topic({ answered: 9, correct: 9 }), 'accuracy_master')).toBe(false)
    expect(wins(topic({ answered: 10, correct: 9 }), 'accuracy_master')).toBe(true)
    expect(wins(topic({ answered: 3, correct: 3, totalQuestions: 3 }), 'accuracy_master')).toBe(true)
    expect(wins(topic({ answered: 2, correct: 2, totalQuestions: 3 }), 'accuracy_master')).toBe(false)
  })

  test('a topic without questions brings nobody closer to a badge', () => {
    const progress = badges.map((badge) => progressTowards(badge, topic({ totalQuestions: 0 })))
    expect(progress).toEqual(badges.map(() => 0))
  })

  test('there are twelve badges, ordered from common to legendary, each with a name, a text and a goal of its own', () => {
    expect(badges.map(({ id }) => id)).toEqual(badgeIds)
    expect(new Set(badges.map(({ name }) => name)).size).toBe(12)
    const order = badges.map(({ rarity }) => rarities.indexOf(rarity))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(badges.filter(({ rarity }) => rarity === 'Legendary').map(({ id }) => id)).toEqual([
      'quiz_legend',
      'unstoppable',
    ])
  })

  test('sharp_shooter and accuracy_master rest on marked answers; every other badge counts all of maths', () => {
    const won = (marked: MarkedFacts) =>
      newlyWon({}, { ...nothing, topics: [{ answered: 40, totalQuestions: 40, marked }] }).map(({ id }) => id)
    expect(won({ answered: 0, correct: 0, inARow: 0 })).toEqual(['focused_learner', 'topic_pro'])
    expect(won({ answered: 10, correct: 9, inARow: 5 })).toEqual([
      'sharp_shooter',
      'focused_learner',
      'accuracy_master',
      'topic_pro',
    ])
  })

  test('a badge is measured by the furthest topic', () => {
    const topics = [
      ...topic({ answered: 12, correct: 3 }).topics,
      ...topic({ answered: 10, correct: 8 }).topics,
    ]
    const reached = (id: BadgeId) => badges.find((badge) => badge.id === id)?.reached({ ...nothing, topics })
    expect([reached('focused_learner'), reached('accuracy_master'), reached('topic_pro')]).toEqual([
      12, 80, 30,
    ])
  })

  const anyTopic = fc.record<TopicFacts>({
    answered: fc.nat(40),
    totalQuestions: fc.constant(40),
    marked: fc.record({ answered: fc.nat(40), correct: fc.nat(40), inARow: fc.nat(40) }),
  })
  const anyFacts = fc.record<BadgeFacts>({
    answered: fc.nat(1200),
    topicsStarted: fc.nat(60),
    streak: fc.nat(40),
    loginDates: fc.nat(30),
    wasInactiveFor3Days: fc.boolean(),
    topics: fc.array(anyTopic, { maxLength: 4 }),
  })
  const withNew = (won: WonBadges, facts: BadgeFacts, moment: number): WonBadges => ({
    ...won,
    ...Object.fromEntries(newlyWon(won, facts).map(({ id }) => [id, moment])),
  })

  test('a badge is won once and never lost, in any history', () => {
    fc.assert(
      fc.property(fc.array(anyFacts), (history) => {
        let won: WonBadges = {}
        history.forEach((facts, moment) => {
          const before = won
          won = withNew(won, facts, moment)
          expect(won).toMatchObject(before)
          expect(newlyWon(won, facts)).toEqual([])
        })
      }),
    )
  })

  test('the progress of a badge is between 0 and its goal, and at the goal exactly when the badge is won', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const badge of badges) {
          const progress = progressTowards(badge, facts)
          expect(progress).toBeGreaterThanOrEqual(0)
          expect(progress).toBeLessThanOrEqual(badge.goal)
          expect(newlyWon({}, facts).includes(badge)).toBe(progress === badge.goal)
        }
      }),
    )
  })

  const sizes = [3, 12, 25, 12, 40]
  const anyStep = fc.oneof(
    { weight: 12, arbitrary: fc.record({ topic: fc.nat(4), position: fc.nat(39), right: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ streak: fc.nat(40), wasInactiveFor3Days: fc.boolean() }) },
  )

  test('the badges awarded by the topic that changed and those shown by all topics never differ, in any history', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 300 }), (steps) => {
        const progress = sizes.map(() => newProgress)
        const factsOf = (index: number): TopicFacts => {
          const facts = allMarked({ ...(progress[index] ?? newProgress), totalQuestions: sizes[index] ?? 0 })
          // Two of them are maths in which nothing was typed.
          return index % 2 === 0 ? facts : { ...facts, marked: { answered: 0, correct: 0, inARow: 0 } }
        }
        let student = { ...nothing }
        let won: WonBadges = {}
        steps.forEach((step, moment) => {
          if ('streak' in step) student = { ...student, ...step, loginDates: Math.min(step.streak, 30) }
          else {
            const before = progress[step.topic] ?? newProgress
            const position = step.position % (sizes[step.topic] ?? 1)
            progress[step.topic] = progressAfter(before, position, step.right)
          }
          const answered = progress.reduce((sum, each) => sum + each.answered, 0)
          const topicsStarted = progress.filter((each) => each.answered > 0).length
          student = { ...student, answered, topicsStarted }
          const changed = 'topic' in step ? [factsOf(step.topic)] : []
          won = withNew(won, { ...student, topics: changed }, moment)
          const shown = { ...student, topics: sizes.map((_, index) => factsOf(index)) }
          for (const badge of badges) {
            if (won[badge.id] === undefined) expect(progressTowards(badge, shown)).toBeLessThan(badge.goal)
          }
        })
      }),
    )
  })
})
