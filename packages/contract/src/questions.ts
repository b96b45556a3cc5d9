// The open account of the questions: what is known of each, what students say is wrong with it, and what became of that. The
// figures and the key are for whoever has answered the question; who told of a defect is in no reply (decisions 87 to 89).
import { letters } from '@toron/domain/practice/public-question.ts'
import { flagOutcomes, flagReasons, hasTag, sentenceLength } from '@toron/domain/questions/flag.ts'
import { z } from 'zod'
import { misconception } from './practice.ts'
import { questionId } from './practice-fields.ts'
import { route } from './route.ts'

const letter = z.enum(letters)
export const count = z.int().nonnegative()
export const version = z.int().positive()
const moment = z.int().nonnegative()
export const choices = z.strictObject({ A: count, B: count, C: count, D: count })

export const figures = z.strictObject({
  /** Students who have answered it, and those who were right the first time; in maths, who left it without its answer. */
  met: count,
  right: count,
  /** What they chose at first; null until twenty have, and in maths. */
  choices: choices.nullable(),
  /** The correlation between being right here and before in the topic, from -1 to 1; null: too few answers to say. */
  discrimination: z.number().min(-1).max(1).nullable(),
})

export const change = z.strictObject({
  version,
  on: z.iso.date(),
  what: z.string(),
  /** Whether a student told of it and was paid for that. */
  isFound: z.boolean(),
})

export const flag = z.strictObject({
  questionId: z.string(),
  version,
  reason: z.enum(flagReasons),
  /** Plain text. */
  sentence: z.string(),
  at: moment,
  outcome: z.enum(flagOutcomes),
  /** What is said about the outcome; empty: nothing. */
  answer: z.string(),
})
export type Flag = z.output<typeof flag>

/** What is known of a question that the student has answered. */
export const readAbout = route({
  method: 'GET',
  path: '/api/questions/:questionId/about',
  who: 'student',
  perMinute: 60,
  params: z.strictObject({ questionId }),
  reply: z.strictObject({
    questionId: z.string(),
    topic: z.string(),
    version,
    /** Null in maths. */
    correctAnswer: letter.nullable(),
    /** Of all versions that mean the same. */
    figures,
    /** The wrong idea behind more than half of the wrong answers; null: none, or too few answers to say. */
    held: misconception.nullable(),
    /** The latest change first. */
    changes: z.array(change),
    /** What this student says is wrong with this version. */
    flag: flag.nullable(),
    /** Whether something wrong can be told: not in maths. */
    takesFlags: z.boolean(),
  }),
  refusals: ['not-answered-yet', 'in-open-paper', 'withheld'],
})

/** Tells that something is wrong with the version of a question that the student was shown. */
export const tellFlag = route({
  method: 'POST',
  path: '/api/questions/:questionId/flags',
  who: 'student',
  perMinute: 20,
  params: z.strictObject({ questionId }),
  body: z.strictObject({
    version,
    reason: z.enum(flagReasons),
    sentence: z
      .string()
      .trim()
      .min(sentenceLength.least, 'Say in a few words what is wrong.')
      .max(sentenceLength.most, `Say it in at most ${sentenceLength.most} characters.`)
      .refine((sentence) => !hasTag(sentence), 'Write plain words, without code.'),
  }),
  reply: flag,
  refusals: [
    'in-open-paper',
    'not-answered-yet',
    'withheld',
    'question-changed',
    'already-flagged',
    'enough-flags',
    'enough-flags-here',
  ],
})

/** Everything that the student has told, the latest first, and what became of it. */
export const readFlags = route({
  method: 'GET',
  path: '/api/questions/flags',
  who: 'student',
  perMinute: 60,
  mayBeLarge: true,
  reply: z.strictObject({ flags: z.array(flag) }),
  refusals: [],
})

const news = z.strictObject({
  questionId: z.string(),
  version,
  kind: z.enum(['bounty', 'changed-key']),
  amount: z.int().positive(),
  at: moment,
})
export type News = z.output<typeof news>

/** Words about questions that the student has not put away yet. */
export const readNews = route({
  method: 'GET',
  path: '/api/questions/news',
  who: 'student',
  perMinute: 60,
  reply: z.strictObject({ news: z.array(news) }),
  refusals: [],
})

/** Puts away the words up to this moment. */
export const putNewsAway = route({
  method: 'POST',
  path: '/api/questions/news/seen',
  who: 'student',
  perMinute: 30,
  body: z.strictObject({ upTo: moment }),
  reply: z.strictObject({ seen: z.literal(true) }),
  refusals: [],
})
