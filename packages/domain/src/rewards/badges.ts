// The twelve badges: what each one asks for and how far a student is (product rules 10.1 to 10.14, decisions 13, 20, 71 and 96).
// The award and the modal call the same function, `progressTowards`: the award with what has just changed, the modal with
// everything.

import type { BadgeId } from './badge-ids.ts'

export const rarities = ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary'] as const
export type Rarity = (typeof rarities)[number]

/** What is known of a student when badges are decided. */
export interface BadgeFacts {
  /** Distinct questions ever answered or, in maths, moved on from, over all topics. */
  readonly answered: number
  readonly topicsStarted: number
  readonly streak: number
  /** How many of the latest login dates are kept, up to 30. */
  readonly loginDates: number
  readonly wasInactiveFor3Days: boolean
  /** To show how far a student is: every topic. To award: those that have changed, since no other can win anything. */
  readonly topics: readonly TopicFacts[]
}

export interface TopicFacts {
  readonly answered: number
  readonly totalQuestions: number
  /** What of it the server has marked: in science all, in maths what was typed. */
  readonly marked: MarkedFacts
}

export interface MarkedFacts {
  readonly answered: number
  readonly correct: number
  /** Right answers in a row, the latest included. */
  readonly inARow: number
}

/** A topic of science. */
export const allMarked = (topic: {
  readonly answered: number
  readonly correct: number
  readonly totalQuestions: number
  readonly recentStreak: number
}): TopicFacts => {
  const { answered, correct, totalQuestions, recentStreak } = topic
  return { answered, totalQuestions, marked: { answered, correct, inARow: recentStreak } }
}

export interface Badge {
  readonly id: BadgeId
  readonly name: string
  /** What to do for it. */
  readonly description: string
  readonly rarity: Rarity
  /** How much of it, in the unit of `reached`. */
  readonly goal: number
  /** How far a student is, 0 or more, in the topic where they are furthest; the badge is won at `goal`. */
  readonly reached: (facts: BadgeFacts) => number
}

/** Accuracy in a topic counts from this many answered questions, or from all of a shorter topic. */
const judgedFrom = 10

const accuracyIn = ({ marked: { answered, correct }, totalQuestions }: TopicFacts): number =>
  totalQuestions > 0 && answered >= Math.min(judgedFrom, totalQuestions)
    ? Math.floor((100 * correct) / answered)
    : 0

const shareAnswered = ({ answered, totalQuestions }: TopicFacts): number =>
  totalQuestions > 0 ? Math.floor((100 * answered) / totalQuestions) : 0

const furthest =
  (measure: (topic: TopicFacts) => number) =>
  ({ topics }: BadgeFacts): number =>
    topics.reduce((most, topic) => Math.max(most, measure(topic)), 0)

/** In the order of the modal: from common to legendary. */
export const badges: readonly Badge[] = [
  {
    id: 'first_steps',
    name: 'First Steps',
    description: 'Solve one question',
    rarity: 'Common',
    goal: 1,
    reached: ({ answered }) => answered,
  },
  {
    id: 'comeback_kid',
    name: 'Comeback Kid',
    description: 'Return after 3 days or more away',
    rarity: 'Common',
    goal: 1,
    reached: ({ wasInactiveFor3Days }) => (wasInactiveFor3Days ? 1 : 0),
  },
  {
    id: 'sharp_shooter',
    name: 'Sharp Shooter',
    description: 'Answer 5 in a row correctly',
    rarity: 'Common',
    goal: 5,
    reached: furthest(({ marked }) => marked.inARow),
  },
  {
    id: 'streak_5',
    name: 'On Fire',
    description: 'Keep a streak of 5 days',
    rarity: 'Uncommon',
    goal: 5,
    reached: ({ streak }) => streak,
  },
  {
    id: 'weekly_warrior',
    name: 'Weekly Warrior',
    description: 'Sign in on 7 days',
    rarity: 'Uncommon',
    goal: 7,
    reached: ({ loginDates }) => loginDates,
  },
  {
    id: 'focused_learner',
    name: 'Focused Learner',
    description: 'Answer 20 questions in one topic',
    rarity: 'Uncommon',
    goal: 20,
    reached: furthest(({ answered }) => answered),
  },
  {
    id: 'tenacity',
    name: 'Tenacity',
    description: 'Attempt 50 questions',
    rarity: 'Uncommon',
    goal: 50,
    reached: ({ answered }) => answered,
  },
  {
    id: 'accuracy_master',
    name: 'Accuracy Master',
    description: '90% or more in a topic, over 10 answers at least',
    rarity: 'Rare',
    goal: 90,
    reached: furthest(accuracyIn),
  },
  {
    id: 'topic_pro',
    name: 'Topic Pro',
    description: 'Answer every question of a topic',
    rarity: 'Rare',
    goal: 100,
    reached: furthest(shareAnswered),
  },
  {
    id: 'knowledge_seeker',
    name: 'Knowledge Seeker',
    description: 'Start 10 topics',
    rarity: 'Epic',
    goal: 10,
    reached: ({ topicsStarted }) => topicsStarted,
  },
  {
    id: 'quiz_legend',
    name: 'Quiz Legend',
    description: 'Solve 1,000 questions',
    rarity: 'Legendary',
    goal: 1000,
    reached: ({ answered }) => answered,
  },
  {
    id: 'unstoppable',
    name: 'Unstoppable',
    description: 'Keep a streak of 30 days',
    rarity: 'Legendary',
    goal: 30,
    reached: ({ streak }) => streak,
  },
]

/** Badge id → when it was won, epoch milliseconds. A badge in it is never taken out (product rule 10.15). */
export type WonBadges = Readonly<Partial<Record<BadgeId, number>>>

/** How far these facts bring a student towards a badge, from 0 to its goal; at the goal it is won. */
export const progressTowards = ({ goal, reached }: Badge, facts: BadgeFacts): number =>
  Math.min(reached(facts), goal)

/** The badges that these facts win and that were not won before, in the order of `badges`. */
export const newlyWon = (won: WonBadges, facts: BadgeFacts): readonly Badge[] =>
  badges.filter((badge) => won[badge.id] === undefined && progressTowards(badge, facts) === badge.goal)
