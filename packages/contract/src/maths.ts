// Practising maths by pictures: the record of a topic, showing an answer, moving on, and marking one's own work. The
// pictures themselves are public files (product rule 15.13, decision 23).

import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { z } from 'zod'
import { topicProgress } from './practice.ts'
import { questionId, topicKey } from './practice-fields.ts'
import { route } from './route.ts'

const mathsRecord = z.strictObject({
  questionId: z.string(),
  /** Whether its answer was shown today: then it pays nothing until tomorrow. */
  shownToday: z.boolean(),
  /** The marks that the student gave their own work; null before that. */
  marksEarned: z.int().nonnegative().nullable(),
})
export type MathsRecord = z.output<typeof mathsRecord>

/** The record of a topic: where to resume, and each question that the student has worked on. */
export const readMathsTopic = route({
  method: 'GET',
  path: '/api/practice/maths/topics/:topic',
  who: 'student',
  perMinute: 120,
  mayBeLarge: true,
  params: z.strictObject({ topic: topicKey }),
  reply: z.strictObject({ lastIndex: z.int().nonnegative(), questions: z.array(mathsRecord) }),
  refusals: ['coming-soon'],
})

/** Records that the answer was shown. */
export const showAnswer = route({
  method: 'POST',
  path: '/api/practice/maths/questions/:questionId/shown',
  who: 'student',
  perMinute: 120,
  params: z.strictObject({ questionId }),
  reply: z.strictObject({ shownToday: z.literal(true) }),
  refusals: [],
})

/** Next: saves the position, counts the question and pays what the rules allow. Repeating it counts and pays nothing more. */
export const moveOn = route({
  method: 'POST',
  path: '/api/practice/maths/questions/:questionId/next',
  who: 'student',
  perMinute: 240,
  params: z.strictObject({ questionId }),
  body: z
    .strictObject({
      /** Of this Next and of no other: sent again it counts once, however long ago it was sent first (decision 74). */
      id: z
        .string()
        .regex(/^[\w:-]{1,64}$/)
        .optional(),
      /** It has waited on the device for a network. */
      hasWaited: z.boolean().optional(),
    })
    .nullish(),
  reply: z.strictObject({
    outcome: z.enum(['paid', 'already-paid-today', 'answer-shown', 'limit-reached', 'too-fast']),
    /** Skizies. */
    earned: z.int().nonnegative(),
    balance: z.int().nonnegative(),
    progress: topicProgress,
    newBadges: z.array(z.enum(badgeIds)),
    /** Badges won so far. A repeated Next names its badges again; they are new to a client that knows of fewer. */
    badgesWon: z.int().nonnegative(),
  }),
  refusals: [],
})

/** Sets the marks that a student gives their own work, 0 to the question's marks, once its answer was shown. */
export const markWork = route({
  method: 'POST',
  path: '/api/practice/maths/questions/:questionId/marks',
  who: 'student',
  perMinute: 120,
  params: z.strictObject({ questionId }),
  body: z.strictObject({ earned: z.int().nonnegative().max(100) }),
  reply: z.strictObject({ marksEarned: z.int().nonnegative() }),
  refusals: ['answer-not-shown', 'too-many-marks'],
})

const picture = z.strictObject({
  /** A whole SVG, which shows its dark colours when its address ends in #dark. */
  svg: z.string(),
  /** CSS pixels. */
  width: z.number().positive(),
  height: z.number().positive(),
})

/** A fresh question of the same kind with its answer, for practice only: it is neither stored nor paid. */
export const makeAnother = route({
  method: 'GET',
  path: '/api/practice/maths/questions/:questionId/another',
  who: 'anyone',
  // A class behind one address shares the limit.
  perMinute: 120,
  mayBeLarge: true,
  params: z.strictObject({ questionId }),
  reply: z.strictObject({
    question: picture,
    answer: picture,
    questionAlt: z.string(),
    answerAlt: z.string(),
    marks: z.int().positive(),
    /** Whether a calculator may be used. */
    calculator: z.boolean(),
  }),
  refusals: ['one-of-a-kind'],
})
