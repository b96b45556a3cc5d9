// Practising a science topic: opening a run, submitting an answer, and reading progress. No reply has the key, the
// explanation or a reason of a question that is not answered (decision 2).
import { letters } from '@toron/domain/practice/public-question.ts'
import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { z } from 'zod'
import { questionId, topicKey } from './practice-fields.ts'
import { route } from './route.ts'

const letter = z.enum(letters)

/** Runs opened before ids became short have a UUID. */
const runId = z
  .string()
  .regex(
    /^(?:[0-9a-hjkmnp-tv-z]{14}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    'Name a run by the id that it was opened with.',
  )

/** A wrong idea that many hold, and what puts it right: plain text, and where that differs, as written. */
export const misconception = z.strictObject({
  id: z.string(),
  says: z.string(),
  mends: z.string(),
  marked: z.strictObject({ says: z.string().optional(), mends: z.string().optional() }).optional(),
})
export type Misconception = z.output<typeof misconception>

const reasons = z.partialRecord(letter, z.string())

/** What a student sees once an answer is in. `reasons` has one sentence for each wrong option. */
const graded = z.strictObject({
  questionId: z.string(),
  chosen: letter,
  correct: z.boolean(),
  correctAnswer: letter,
  /** Plain text, as the reasons are. */
  explanation: z.string(),
  reasons,
  /** What the chosen option tempts to, if it is wrong and an idea is behind it. */
  misconception: misconception.optional(),
  /** The texts that have mark-up, as written (decision 80). */
  marked: z.strictObject({ explanation: z.string().optional(), reasons: reasons.optional() }).optional(),
})
export type Graded = z.output<typeof graded>

/** Skizies earned by one answer. */
const earned = z.strictObject({
  question: z.int().nonnegative(),
  /** +50 at ten in a row, +100 at twenty-five. */
  bonus: z.int().nonnegative(),
  /** Right, but this question had already been paid on the day of this answer (decisions 9 and 72). */
  alreadyPaidToday: z.boolean(),
  /** Right, but paying it in full would exceed what answers earn in a day at most (decision 65). */
  limitReached: z.boolean(),
})
export type Earned = z.output<typeof earned>

export const answer = graded.extend({ earned })
export type Answer = z.output<typeof answer>

/** The state of a run: one pass through a topic from its first question to its last. */
const runState = z.strictObject({
  id: z.string(),
  /** How many of the questions now asked are answered. */
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
 * Opens a topic: returns the current run, finished or not, or begins the first. With `after` set to the id of that run it
 * begins the next one (Retry); repeating the call begins it once.
 */
export const openRun = route({
  method: 'POST',
  path: '/api/practice/runs',
  who: 'student',
  perMinute: 60,
  mayBeLarge: true,
  body: z.strictObject({ topic: topicKey, after: runId.optional() }),
  reply: run,
  refusals: ['coming-soon'],
})

/** Submits an answer in a run. Repeating it returns the first verdict and pays nothing. */
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
    newBadges: z.array(z.enum(badgeIds)),
  }),
  refusals: ['already-answered', 'not-reached', 'withheld', 'in-open-paper'],
})

/** Grades a visitor's answer; nothing is stored and nothing earned (decision 7). */
export const checkAnswer = route({
  method: 'POST',
  path: '/api/practice/check',
  who: 'anyone',
  perMinute: 60,
  body: z.strictObject({ questionId, option: letter }),
  reply: graded,
  refusals: ['withheld'],
})

/** Every topic the student has begun, for the dashboard. */
export const readProgress = route({
  method: 'GET',
  path: '/api/practice/progress',
  who: 'student',
  perMinute: 120,
  mayBeLarge: true,
  reply: z.strictObject({ topics: z.array(topicProgress) }),
  refusals: [],
})
