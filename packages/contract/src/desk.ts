// The desk of the administrators: questions that students told something about or whose figures are suspicious, and what is
// decided about them (decision 88). For everyone else these calls do not exist: the reply is 404.
import { letters } from '@toron/domain/practice/public-question.ts'
import { suspicions } from '@toron/domain/questions/figures.ts'
import { sentenceLength } from '@toron/domain/questions/flag.ts'
import { rulingActions } from '@toron/domain/questions/ruling.ts'
import { z } from 'zod'
import { questionId } from './practice-fields.ts'
import { change, choices, count, figures, flag, version } from './questions.ts'
import { route } from './route.ts'

const letter = z.enum(letters)
const moment = z.int().nonnegative()

const ruling = z.strictObject({
  /** How many decisions there have been. */
  number: count,
  isWithheld: z.boolean(),
  verdict: z.enum(['', 'declined', 'confirmed']),
  sentence: z.string(),
  ruledAt: moment,
  isPaid: z.boolean(),
})

const onDesk = z.strictObject({
  questionId: z.string(),
  version,
  /** As plain text. */
  question: z.string(),
  figures: figures.extend({ rested: count, best: z.strictObject({ met: count, choices }) }),
  suspicions: z.array(z.enum(suspicions)),
  /** Flags that nothing was decided about since. */
  openFlags: count,
  /** Withheld by the bank's own file, which only a new version of the bank changes. */
  isWithheldInBank: z.boolean(),
  ruling,
})
export type OnDesk = z.output<typeof onDesk>

/** How many questions one call returns. */
export const deskPageSize = 100

/** The questions that need an administrator: flagged ones first, then those with suspicious figures, then what was decided. */
export const readDesk = route({
  method: 'GET',
  path: '/api/admin/questions',
  who: 'administrator',
  perMinute: 60,
  mayBeLarge: true,
  reply: z.strictObject({ total: count, questions: z.array(onDesk).max(deskPageSize) }),
  refusals: [],
})

const reasons = z.partialRecord(letter, z.string())

/** A question with its key and reasons, and what was told about it. No reply says who told it. */
export const readOnDesk = route({
  method: 'GET',
  path: '/api/admin/questions/:questionId',
  who: 'administrator',
  perMinute: 120,
  mayBeLarge: true,
  params: z.strictObject({ questionId }),
  reply: onDesk.extend({
    /** As a student sees it. Pictures are named, their sizes left out. */
    shown: z.strictObject({
      id: z.string(),
      question: z.string(),
      options: z.strictObject({ A: z.string(), B: z.string(), C: z.string(), D: z.string() }),
      columns: z.array(z.string()).optional(),
      statements: z.array(z.string()).optional(),
      table: z.strictObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
      marked: z
        .strictObject({
          question: z.string().optional(),
          options: z.record(letter, z.union([z.string(), z.array(z.string())])).optional(),
        })
        .optional(),
      imageFilename: z.string().optional(),
      imageAlt: z.string().optional(),
    }),
    correctAnswer: letter,
    explanation: z.string(),
    reasons,
    changes: z.array(change),
    flags: z.array(flag.pick({ reason: true, sentence: true, at: true, version: true })),
  }),
  refusals: [],
})
export type DeskQuestion = z.output<typeof readOnDesk.reply>

/** Decides about a version of a question, for a desk that has seen all decisions up to `number`. */
export const ruleOnQuestion = route({
  method: 'POST',
  path: '/api/admin/questions/:questionId/rulings',
  who: 'administrator',
  perMinute: 120,
  params: z.strictObject({ questionId }),
  body: z
    .strictObject({
      version,
      number: count,
      action: z.enum(rulingActions),
      /** For students; saying no needs one. */
      sentence: z
        .string()
        .trim()
        .max(sentenceLength.most, `Say it in at most ${sentenceLength.most} characters.`),
    })
    .refine(({ action, sentence }) => action !== 'decline' || sentence !== '', {
      path: ['sentence'],
      message: 'Say why in a sentence.',
    }),
  reply: z.strictObject({ ruling, paid: z.boolean() }),
  refusals: [
    'question-changed',
    'ruled-withhold',
    'ruled-give-back',
    'ruled-decline',
    'ruled-confirm',
    'ruled-take-back',
  ],
})
