// Papers under the server's clock: forty questions of four options, or a written paper of maths. While a student has one open, no
// call gives away a key, an explanation, a solution or a statistic of its questions (decision 91). What its questions ask is public:
// GET /data/papers/physics-extended-7.json.
import { allowances, questionsInPaper } from '@toron/domain/papers/clock.ts'
import { mostMarks } from '@toron/domain/papers/kinds.ts'
import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { z } from 'zod'
import {
  choice,
  forty,
  openSitting,
  paper,
  paperId,
  past,
  result,
  sitting,
  sittingId,
} from './paper-fields.ts'
import { topicProgress } from './practice.ts'
import { route } from './route.ts'

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
      .array(choice.omit({ texts: true }))
      .min(1)
      .max(questionsInPaper, forty)
      .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, {
        error: 'Send one choice for each question.',
      }),
  }),
  reply: z.strictObject({ saved: z.literal(true), now: z.int(), deadline: z.int() }),
  refusals: ['paper-ended', 'paper-time-over'],
})

/** Keeps what was typed in a written paper. It is marked at once, and its marks are told when the paper is over. */
export const saveWork = route({
  method: 'POST',
  path: '/api/papers/sittings/:sittingId/work',
  who: 'student',
  perMinute: 300,
  params: z.strictObject({ sittingId }),
  body: z.strictObject({
    work: z
      .array(choice.omit({ option: true }))
      .min(1)
      .max(questionsInPaper)
      .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, {
        error: 'Send the work of each question once.',
      }),
  }),
  reply: z.strictObject({ saved: z.literal(true), now: z.int(), deadline: z.int() }),
  refusals: ['paper-ended', 'paper-time-over'],
})

/** Sets the marks that students give their own work in a written paper that is over. They pay nothing. */
export const markPaper = route({
  method: 'POST',
  path: '/api/papers/sittings/:sittingId/marks',
  who: 'student',
  perMinute: 300,
  mayBeLarge: true,
  params: z.strictObject({ sittingId }),
  body: z.strictObject({
    number: z.int().min(1).max(questionsInPaper),
    ticks: z
      .array(z.int().positive())
      .max(mostMarks)
      .refine((all) => new Set(all).size === all.length, { error: 'Give each mark once.' }),
  }),
  reply: z.strictObject({ result }),
  refusals: ['paper-open', 'paper-given-up', 'in-open-paper', 'too-many-marks'],
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
