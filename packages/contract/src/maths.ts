// Practising maths by pictures: the record of a topic, typing an answer and having it marked, showing the answer, moving on,
// and marking one's own work. The pictures and the fields of the published questions are public files (product rule 15.13,
// decisions 23 and 95): `/csv/<topic>.csv`, and `/data/maths/<topic>.json`, which is described by `AnswerField` of the domain.

import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { wants } from '@toron/domain/typed-answers/asked.ts'
import { unread } from '@toron/domain/typed-answers/tokens.ts'
import { z } from 'zod'
import { answerField } from './maths-fields.ts'
import { topicProgress } from './practice.ts'
import { questionId, topicKey } from './practice-fields.ts'
import { route } from './route.ts'

const mathsRecord = z.strictObject({
  questionId: z.string(),
  /** Whether its answer was shown today: then it pays nothing until tomorrow. */
  shownToday: z.boolean(),
  /** Whether it was solved by typing today: then nothing more counts of it until tomorrow. */
  solvedToday: z.boolean(),
  /** What the latest typed answer was, on any day; null: none was typed. */
  typed: z.enum(['right', 'wrong']).nullable(),
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
  reply: z.strictObject({
    lastIndex: z.int().nonnegative(),
    /** Ids of the questions that are in the paper which the student has open: nothing is told of their answers. */
    closed: z.array(z.string()),
    questions: z.array(mathsRecord),
  }),
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
  refusals: ['in-open-paper'],
})

/** What a Next brings, or an answer that is typed right. */
const movedOn = z.strictObject({
  outcome: z.enum(['paid', 'already-paid-today', 'answer-shown', 'limit-reached', 'too-fast']),
  /** Skizies. */
  earned: z.int().nonnegative(),
  balance: z.int().nonnegative(),
  progress: topicProgress,
  newBadges: z.array(z.enum(badgeIds)),
  /** Badges won so far. A repeated Next names its badges again; they are new to a client that knows of fewer. */
  badgesWon: z.int().nonnegative(),
})
export type MovedOn = z.output<typeof movedOn>

const missed = movedOn.pick({ newBadges: true, badgesWon: true })
export type Missed = z.output<typeof missed>

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
  reply: movedOn,
  refusals: ['in-open-paper'],
})

/** More fields than any question has. */
const mostFields = 20
/** More than anyone types. An answer above `longestAnswer` of the domain is marked as one that cannot be read. */
const longestText = 10_000

const typedAnswers = z
  .array(
    z.strictObject({
      /** Its index in the fields of the question. */
      field: z
        .int()
        .nonnegative()
        .max(mostFields - 1),
      text: z.string().max(longestText, 'This is too long for an answer.'),
    }),
  )
  .min(1, 'Type an answer first.')
  .max(mostFields)
  .refine(
    (answers) => new Set(answers.map(({ field }) => field)).size === answers.length,
    'Answer each field once.',
  )

const field = { field: z.int().nonnegative() }

/** What became of one typed answer. */
const mark = z.discriminatedUnion('verdict', [
  z.strictObject({ ...field, verdict: z.literal('right') }),
  /** The value is right and the form is not: what is wanted. */
  z.strictObject({ ...field, verdict: z.literal('form'), wants: z.enum(wants) }),
  z.strictObject({ ...field, verdict: z.literal('wrong') }),
  /** It could not be read, which costs nothing. */
  z.strictObject({ ...field, verdict: z.literal('unread'), why: z.enum(unread) }),
])
export type Mark = z.output<typeof mark>

/** Marks, in the order of the answers sent. */
const marks = z.array(mark)

/**
 * Marks what a student typed. A try counts as an attempt when it decides something: a part of it is wrong, or every field of
 * the question is right. Then it pays at once what Next would. A try in which a part is unread or not in the form asked, and
 * none wrong, leaves no trace, and so does any try after the answer was shown that day.
 */
export const checkWork = route({
  method: 'POST',
  path: '/api/practice/maths/questions/:questionId/work',
  who: 'student',
  perMinute: 60,
  params: z.strictObject({ questionId }),
  body: z.strictObject({
    /** Chosen at random by the client, another for every press of Check: sent again, a try counts and pays nothing more. */
    tryId: z.uuid('Name each try by a UUID of its own.'),
    answers: typedAnswers,
    /** It has waited on the device for a network. */
    hasWaited: z.boolean().optional(),
  }),
  reply: z.strictObject({
    marks,
    /** What it brought; null unless every field of the question is right. */
    solved: movedOn.nullable(),
    /** The badges that it won all the same; null unless a part is wrong and the try counts. */
    missed: missed.nullable(),
  }),
  refusals: ['nothing-to-type', 'try-differs', 'in-open-paper'],
})

/** Another question of the same kind is the same template with another case or seed. */
const variant = z.strictObject({
  case: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Name a case as it came with the question.'),
  seed: z
    .int()
    .nonnegative()
    .max(2 ** 32),
})

/**
 * Marks what was typed for practice only: nothing is stored or paid. A visitor's answers to a published question, and anyone's
 * to another like it.
 */
export const checkForPractice = route({
  method: 'POST',
  path: '/api/practice/maths/questions/:questionId/practice',
  who: 'anyone',
  // A class behind one address shares the limit.
  perMinute: 240,
  params: z.strictObject({ questionId }),
  body: z.strictObject({
    /** As `makeAnother` replied; absent: the published question itself. */
    variant: variant.optional(),
    answers: typedAnswers,
  }),
  reply: z.strictObject({ marks }),
  refusals: ['nothing-to-type'],
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
  refusals: ['answer-not-shown', 'too-many-marks', 'in-open-paper'],
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
    /** Which one it is, for `checkForPractice`. */
    variant,
    fields: z.array(answerField),
  }),
  refusals: ['one-of-a-kind'],
})
