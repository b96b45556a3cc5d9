// Practising maths by pictures: what a student has done with each question of a topic, that an answer was shown, moving
// on, and the marks they gave their own work. The pictures themselves are public files (product rule 15.13, decision 23).
import { z } from 'zod'
import { badgeId } from './badge.ts'
import { topicProgress } from './practice.ts'
import { route } from './route.ts'

const topicKey = z
  .string()
  .regex(/^[a-z0-9_]{1,64}$/, 'Name a topic by its key, such as general_math_trigonometry.')
const questionId = z
  .string()
  .regex(/^[a-z0-9_]{1,64}-\d{3}$/, 'Name a question by its id, such as general_math_trigonometry-001.')

const mathsRecord = z.strictObject({
  questionId: z.string(),
  /** Whether its answer was shown today: then it brings no Skizies until tomorrow. */
  shownToday: z.boolean(),
  /** The marks that the student gave their own work; null before they did. */
  marksEarned: z.int().nonnegative().nullable(),
})
export type MathsRecord = z.output<typeof mathsRecord>

/** What is kept of a topic: where to go on, and the questions that something is known of. */
export const readMathsTopic = route({
  method: 'GET',
  path: '/api/practice/maths/topics/:topic',
  who: 'student',
  perMinute: 120,
  mayBeLarge: true,
  params: z.strictObject({ topic: topicKey }),
  reply: z.strictObject({ lastIndex: z.int().nonnegative(), questions: z.array(mathsRecord) }),
  refusals: { 'coming-soon': 'This topic has no questions yet. Choose another one.' },
})

/** Remembers that the answer was shown. */
export const showAnswer = route({
  method: 'POST',
  path: '/api/practice/maths/questions/:questionId/shown',
  who: 'student',
  perMinute: 120,
  params: z.strictObject({ questionId }),
  reply: z.strictObject({ shownToday: z.literal(true) }),
  refusals: {},
})

/** Next: saves the place, counts the question and pays what the rules allow. Repeating it counts and pays nothing more. */
export const moveOn = route({
  method: 'POST',
  path: '/api/practice/maths/questions/:questionId/next',
  who: 'student',
  perMinute: 240,
  params: z.strictObject({ questionId }),
  reply: z.strictObject({
    outcome: z.enum(['paid', 'already-paid-today', 'answer-shown', 'limit-reached', 'too-fast']),
    /** Skizies. */
    earned: z.int().nonnegative(),
    balance: z.int().nonnegative(),
    progress: topicProgress,
    newBadges: z.array(badgeId),
    /** How many badges are won by now: a repeated Next names its badges again, and they are news to whoever has fewer. */
    badgesWon: z.int().nonnegative(),
  }),
  refusals: {},
})

/** The marks that a student gives their own work, 0 to the question's marks; possible once its answer was shown. */
export const markWork = route({
  method: 'POST',
  path: '/api/practice/maths/questions/:questionId/marks',
  who: 'student',
  perMinute: 120,
  params: z.strictObject({ questionId }),
  body: z.strictObject({ earned: z.int().nonnegative().max(100) }),
  reply: z.strictObject({ marksEarned: z.int().nonnegative() }),
  refusals: {
    'answer-not-shown': 'Show the answer first, then mark your work by it.',
    'too-many-marks': 'This question does not have so many marks.',
  },
})

const picture = z.strictObject({
  /** A whole SVG, which shows its dark colours when its address ends in #dark. */
  svg: z.string(),
  /** CSS pixels. */
  width: z.number().positive(),
  height: z.number().positive(),
})

/** A fresh question of the same kind with its answer, for practice only: it is neither kept nor paid. */
export const makeAnother = route({
  method: 'GET',
  path: '/api/practice/maths/questions/:questionId/another',
  who: 'anyone',
  // A class behind one address shares them.
  perMinute: 120,
  mayBeLarge: true,
  params: z.strictObject({ questionId }),
  reply: z.strictObject({
    question: picture,
    answer: picture,
    questionAlt: z.string(),
    answerAlt: z.string(),
    marks: z.int().positive(),
    /** Whether one may be used. */
    calculator: z.boolean(),
  }),
  refusals: { 'one-of-a-kind': 'There is no other question quite like this one. Go on to the next.' },
})
