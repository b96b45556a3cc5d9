// Practising a science topic: opening a run, submitting an answer, and the progress that remains.
// No reply carries a key, an explanation or a reason of a question that was not answered (decision 2).
import { z } from 'zod'
import { badgeId } from './badge.ts'
import { route } from './route.ts'

export const letter = z.enum(['A', 'B', 'C', 'D'])
export type Letter = z.output<typeof letter>

const topicKey = z.string().regex(/^[a-z0-9_]{1,64}$/, 'Name a topic by its key, such as rates_of_reaction.')
const questionId = z
  .string()
  .regex(/^[a-z0-9_]{1,64}-\d{3}$/, 'Name a question by its id, such as motion-001.')

/** Runs that were begun before ids became short have a UUID. */
const runId = z
  .string()
  .regex(
    /^(?:[0-9a-hjkmnp-tv-z]{14}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    'Name a run by the id that it was opened with.',
  )

const reasons = z.partialRecord(letter, z.string())

/** What a student may know once an answer is in. `reasons` has one sentence for each wrong option. */
const graded = z.strictObject({
  questionId: z.string(),
  chosen: letter,
  correct: z.boolean(),
  correctAnswer: letter,
  /** Plain text, as the reasons are. */
  explanation: z.string(),
  reasons,
  /** The texts that have mark-up, as written (decision 80). */
  marked: z.strictObject({ explanation: z.string().optional(), reasons: reasons.optional() }).optional(),
})
export type Graded = z.output<typeof graded>

/** Skizies that one answer brought. */
const earned = z.strictObject({
  question: z.int().nonnegative(),
  /** +50 at ten in a row, +100 at twenty-five. */
  bonus: z.int().nonnegative(),
  /** Right, but this question had already been paid on the day of this answer (decisions 9 and 72). */
  alreadyPaidToday: z.boolean(),
  /** Right, but answers bring so many Skizies in a day at most, and this one would have brought more (decision 65). */
  limitReached: z.boolean(),
})
export type Earned = z.output<typeof earned>

const answer = graded.extend({ earned })
export type Answer = z.output<typeof answer>

/** Where a run stands; a run is one pass through a topic from its first question to its last. */
const runState = z.strictObject({
  id: z.string(),
  /** How many of the questions that are asked now are answered. */
  answered: z.int().nonnegative(),
  correct: z.int().nonnegative(),
  total: z.int().positive(),
  /** Right answers in a row up to now, within this run. */
  inARow: z.int().nonnegative(),
  /** Skizies earned in this run. */
  earned: z.int().nonnegative(),
  complete: z.boolean(),
})
export type RunState = z.output<typeof runState>

const run = runState.extend({ topic: z.string(), answers: z.array(answer) })
export type Run = z.output<typeof run>

/** One topic's progress document (product rule 13.6, decision 14). */
export const topicProgress = z.strictObject({
  topic: z.string(),
  answered: z.int().nonnegative(),
  correct: z.int().nonnegative(),
  totalQuestions: z.int().nonnegative(),
  lastIndex: z.int().nonnegative(),
  recentStreak: z.int().nonnegative(),
})
export type TopicProgress = z.output<typeof topicProgress>

/**
 * Opens a topic: the run in hand, finished or not, or a first one. With `after` set to the id of that run it
 * begins the next one (Retry); saying so twice begins it once.
 */
export const openRun = route({
  method: 'POST',
  path: '/api/practice/runs',
  who: 'student',
  perMinute: 60,
  mayBeLarge: true,
  body: z.strictObject({ topic: topicKey, after: runId.optional() }),
  reply: run,
  refusals: { 'coming-soon': 'This topic has no questions yet. Choose another one.' },
})

/** Submits an answer of a run. The same answer again gets the first verdict again and pays nothing. */
export const submitAnswer = route({
  method: 'POST',
  path: '/api/practice/runs/:runId/answers',
  who: 'student',
  perMinute: 120,
  params: z.strictObject({ runId }),
  body: z.strictObject({ questionId, option: letter }),
  reply: answer.extend({
    balance: z.int().nonnegative(),
    run: runState,
    progress: topicProgress,
    newBadges: z.array(badgeId),
  }),
  refusals: {
    'already-answered': 'This question is already answered with another option, and that answer stands.',
    'not-reached': 'Answer the questions before this one first.',
    withheld:
      'This question has been withdrawn, because something in it is not right. Go on with the next one.',
  },
})

/** Grades a visitor's answer; nothing is kept and nothing earned (decision 7). */
export const checkAnswer = route({
  method: 'POST',
  path: '/api/practice/check',
  who: 'anyone',
  perMinute: 60,
  body: z.strictObject({ questionId, option: letter }),
  reply: graded,
  refusals: {
    withheld:
      'This question has been withdrawn, because something in it is not right. Go on with the next one.',
  },
})

/** Every topic the student has begun, for the dashboard. */
export const readProgress = route({
  method: 'GET',
  path: '/api/practice/progress',
  who: 'student',
  perMinute: 120,
  mayBeLarge: true,
  reply: z.strictObject({ topics: z.array(topicProgress) }),
  refusals: {},
})
