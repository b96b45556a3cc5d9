// Papers: forty questions under the server's clock. While a student has one open, no call gives away a key, an explanation or a
// statistic of its questions (decision 91). What its questions ask is public: GET /data/papers/physics-extended-7.json.
import { allowances, questionsInPaper } from '@toron/domain/papers/clock.ts'
import { grades } from '@toron/domain/papers/grade.ts'
import { letters } from '@toron/domain/practice/public-question.ts'
import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { planSubjects, tiers } from '@toron/domain/tonight/plan.ts'
import { z } from 'zod'
import { answer, topicProgress } from './practice.ts'
import { route } from './route.ts'

const letter = z.enum(letters)
const mark = z.int().min(0).max(questionsInPaper)

export const paperId = z
  .string()
  .regex(/^(chemistry|biology|physics)-(core|extended)-[1-9]\d{0,3}$/, 'Name a paper as physics-extended-7.')

const sittingId = z
  .string()
  .regex(/^[0-9a-hjkmnp-tv-z]{14}$/, 'Name a sitting by the id that it was begun with.')

const forty = 'A paper has forty questions: number them from 1 to 40.'

/** What is kept for one question. The last one made counts, whichever arrives last. */
const choice = z.strictObject({
  number: z.int(forty).min(1, forty).max(questionsInPaper, forty),
  /** Null: none, or taken back. */
  option: letter.nullable(),
  isFlagged: z.boolean(),
  /** Seconds that the question was open, counted by the devices from the beginning of the paper. */
  seconds: z.int().nonnegative(),
  /** When it was made, in milliseconds after the beginning; of one device each is higher than the one before. */
  madeAt: z.int().nonnegative(),
})
export type Choice = z.output<typeof choice>

const paper = z.strictObject({
  id: paperId,
  subject: z.enum(planSubjects),
  tier: z.enum(tiers),
  number: z.int().positive(),
})
export type Paper = z.output<typeof paper>

const sitting = z.strictObject({
  id: sittingId,
  paper,
  allowance: z.enum(allowances),
  startedAt: z.int(),
})

const openSitting = sitting.extend({
  deadline: z.int(),
  /** The server's clock, so that a browser whose own is wrong shows the right time. */
  now: z.int(),
  /** In their order; `isWithheld`: withdrawn since, and counts for nobody. */
  questions: z.array(z.strictObject({ id: z.string(), isWithheld: z.boolean() })),
  choices: z.array(choice),
})
export type OpenSitting = z.output<typeof openSitting>

/** Marks of 40 between which another paper ends eight times in ten. */
const range = z.strictObject({ low: mark, high: mark })

/** `U`: below the lowest threshold. */
const grade = z.enum([...grades, 'U'])

const score = z.strictObject({
  right: mark,
  /** Forty, but for questions that were withheld when the paper ended. */
  counted: mark,
  /** Of 40. */
  mark,
})
export type Score = z.output<typeof score>

const ends = ['submitted', 'time-over', 'given-up'] as const

const result = sitting.extend({
  endedAt: z.int(),
  end: z.enum(ends),
  /** This and all that follows is null, or empty, for a paper that was given up. */
  score: score.nullable(),
  range: range.nullable(),
  /** Null: fewer than three series of thresholds are confirmed. */
  grade: z
    .strictObject({
      low: grade,
      high: grade,
      series: z.int().positive(),
      /** Where each grade begins, in the mean of these series. */
      begins: z.array(z.strictObject({ grade: z.enum(grades), mark })),
    })
    .nullable(),
  sections: z.array(z.strictObject({ title: z.string(), right: mark, counted: mark })),
  /** Seconds that there are for a question. */
  fairShare: z.number().positive(),
  questions: z.array(
    z.strictObject({
      id: z.string(),
      isFlagged: z.boolean(),
      seconds: z.int().nonnegative(),
      /** What the student chose; null: nothing. */
      option: letter.nullable(),
      /** The verdict, without a choice too; null: withheld. */
      answer: answer.extend({ chosen: letter.nullable() }).nullable(),
    }),
  ),
  /** Skizies that the paper brought. */
  earned: z.int().nonnegative(),
  /** Questions with a mistake, or without an answer, that can be put into Tonight. */
  missed: z.int().nonnegative(),
})
export type Result = z.output<typeof result>

const past = sitting.extend({ endedAt: z.int(), end: z.enum(ends), score: score.nullable() })
export type PastSitting = z.output<typeof past>

/** Every paper, how many of its questions this student has met, what is open, and what was sat. */
export const readPapers = route({
  method: 'GET',
  path: '/api/papers',
  who: 'student',
  perMinute: 120,
  mayBeLarge: true,
  reply: z.strictObject({
    papers: z.array(paper.extend({ met: z.int().nonnegative() })),
    open: sitting.extend({ deadline: z.int() }).nullable(),
    /** The latest first. */
    history: z.array(past),
  }),
  refusals: [],
})

/** Begins a paper. Begun again while it is open, it goes on as it was. */
export const beginPaper = route({
  method: 'POST',
  path: '/api/papers/sittings',
  who: 'student',
  perMinute: 30,
  body: z.strictObject({ paperId, allowance: z.enum(allowances) }),
  reply: openSitting,
  refusals: ['paper-open'],
})

/** A sitting: how it stands while it is open, and afterwards its result. */
export const readSitting = route({
  method: 'GET',
  path: '/api/papers/sittings/:sittingId',
  who: 'student',
  perMinute: 120,
  mayBeLarge: true,
  params: z.strictObject({ sittingId }),
  reply: z.strictObject({ open: openSitting.nullable(), result: result.nullable() }),
  refusals: ['in-open-paper'],
})

/** Keeps choices of a paper that is open. Sending one again changes nothing. */
export const saveChoices = route({
  method: 'POST',
  path: '/api/papers/sittings/:sittingId/choices',
  who: 'student',
  perMinute: 300,
  params: z.strictObject({ sittingId }),
  body: z.strictObject({
    choices: z
      .array(choice)
      .min(1)
      .max(questionsInPaper, forty)
      .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, {
        error: 'Send one choice for each question.',
      }),
  }),
  reply: z.strictObject({ saved: z.literal(true), now: z.int(), deadline: z.int() }),
  refusals: ['paper-ended', 'paper-time-over'],
})

/** Ends a paper, pays what is right, and returns the result; again it returns the same and pays nothing. */
export const submitPaper = route({
  method: 'POST',
  path: '/api/papers/sittings/:sittingId/submission',
  who: 'student',
  perMinute: 30,
  mayBeLarge: true,
  params: z.strictObject({ sittingId }),
  reply: z.strictObject({
    result,
    balance: z.int().nonnegative(),
    progress: z.array(topicProgress),
    newBadges: z.array(z.enum(badgeIds)),
  }),
  refusals: ['in-open-paper', 'paper-given-up'],
})

/** Ends a paper without a result. It stays in the history, and its questions can be asked again. */
export const giveUpPaper = route({
  method: 'POST',
  path: '/api/papers/sittings/:sittingId/giving-up',
  who: 'student',
  perMinute: 30,
  params: z.strictObject({ sittingId }),
  reply: z.strictObject({ givenUp: z.literal(true) }),
  refusals: ['paper-ended'],
})

/** Puts the missed questions of a paper into the coming nights. */
export const practiseMissed = route({
  method: 'POST',
  path: '/api/papers/sittings/:sittingId/missed',
  who: 'student',
  perMinute: 30,
  params: z.strictObject({ sittingId }),
  reply: z.strictObject({ questions: z.int().nonnegative() }),
  refusals: ['no-plan', 'paper-given-up', 'paper-open'],
})
