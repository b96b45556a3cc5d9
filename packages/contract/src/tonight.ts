// Tonight: the plan, the queue of the night, and the map of what a student knows. Nothing is remembered or predicted before
// there is a plan, and deleting the plan deletes both (decisions 84 to 86). A day is the student's own, such as 2026-11-28.

import { letters } from '@toron/domain/practice/public-question.ts'
import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { minutesADay, planSubjects, tiers } from '@toron/domain/tonight/plan.ts'
import { z } from 'zod'
import { answer, misconception, topicProgress } from './practice.ts'
import { questionId, topicKey } from './practice-fields.ts'
import { route } from './route.ts'

const day = z.iso.date()
const subject = z.enum(planSubjects)
const tier = z.enum(tiers)

const plan = z.strictObject({
  subjects: z.array(z.strictObject({ subject, tier, exam: day })).max(planSubjects.length),
  /** Minutes a day. */
  minutes: z.literal(minutesADay),
})

/** A day in the coming May/June or October/November series on which its papers of multiple choice are usual. */
const series = z.strictObject({ series: z.enum(['may-june', 'october-november']), year: z.int(), exam: day })

/** Marks of 40, as an 80% interval: never one number. */
const markRange = z.strictObject({ low: z.int().min(0).max(40), high: z.int().min(0).max(40) })
export type MarkRange = z.output<typeof markRange>

const expectedMark = z.strictObject({
  subject,
  tier,
  exam: day,
  /** 0 on the day of the examination. */
  daysLeft: z.int().nonnegative(),
  range: markRange,
})
export type ExpectedMark = z.output<typeof expectedMark>

const nightItem = z.strictObject({
  questionId: z.string(),
  topic: topicKey,
  /** The id of its objective. */
  objective: z.string(),
  reason: z.enum(['bring-back', 'new', 'mend']),
  /** The misconception that it mends; null for the other reasons. */
  idea: z.string().nullable(),
})
export type NightItem = z.output<typeof nightItem>

const doneItem = nightItem.extend({ answer })
export type DoneItem = z.output<typeof doneItem>

/** What the night has changed up to now. */
const nightChange = z.strictObject({
  /** Objectives that are secured now and were not before the night. */
  secured: z.array(z.strictObject({ id: z.string(), title: z.string(), topic: topicKey })),
  /** Ideas mended tonight. */
  mended: z.array(misconception),
  /** Of each subject still to be examined, before the night and now. */
  expected: z.array(z.strictObject({ subject, before: markRange, after: markRange })),
})
export type NightChange = z.output<typeof nightChange>

const night = z.strictObject({
  day,
  minutes: z.int().positive(),
  /** Tonight's answers, in order. */
  done: z.array(doneItem),
  /** What is left, in the order in which it is asked; empty: the night is finished. */
  left: z.array(nightItem),
  change: nightChange,
})
export type Night = z.output<typeof night>

/** `over`: all examinations are past. `nothing`: the plan has nothing that can be asked. */
const tonightState = z.enum(['no-plan', 'over', 'nothing', 'night'])

/** The night of today, the same on every device; built when it is first read. */
export const readTonight = route({
  method: 'GET',
  path: '/api/tonight',
  who: 'student',
  perMinute: 120,
  mayBeLarge: true,
  reply: z.strictObject({
    state: tonightState,
    night: night.nullable(),
    expected: z.array(expectedMark),
    /** Misconceptions that were ever chosen, and of them those not mended yet. */
    ideas: z.strictObject({ met: z.int().nonnegative(), held: z.int().nonnegative() }),
  }),
  refusals: [],
})

/**
 * Answers a question of tonight. Repeating it returns the first verdict and pays nothing. Any question that is left may be
 * answered, so that an answer of another device, or one that was on its way at midnight, counts.
 */
export const answerTonight = route({
  method: 'POST',
  path: '/api/tonight/answers',
  who: 'student',
  perMinute: 120,
  body: z.strictObject({ questionId, option: z.enum(letters) }),
  reply: z.strictObject({
    answer,
    night,
    balance: z.int().nonnegative(),
    progress: topicProgress,
    newBadges: z.array(z.enum(badgeIds)),
    /** When a question with the same temptation comes, after a wrong answer with an idea behind it. */
    again: z
      .strictObject({
        /** After how many other questions tonight; null: not tonight any more. */
        after: z.int().positive().nullable(),
        day,
      })
      .nullable(),
  }),
  refusals: ['no-plan', 'plan-over', 'not-tonight', 'already-answered', 'withheld', 'in-open-paper'],
})

export const readPlan = route({
  method: 'GET',
  path: '/api/tonight/plan',
  who: 'student',
  perMinute: 60,
  reply: z.strictObject({
    plan: plan.nullable(),
    /** Whether all its examinations are past. */
    isOver: z.boolean(),
    today: day,
    series: z.array(series),
  }),
  refusals: [],
})

/** Makes a plan, or changes the one there is. What is known of the student up to now comes from the answer log. */
export const savePlan = route({
  method: 'POST',
  path: '/api/tonight/plan',
  who: 'student',
  perMinute: 30,
  body: plan,
  reply: z.strictObject({ plan }),
  refusals: ['plan-without-subject', 'plan-subject-twice', 'exam-in-the-past', 'exam-too-far-ahead'],
})

/** Ends Tonight, and deletes the plan, the nights and all that was remembered. Answers stay in the log. */
export const deletePlan = route({
  method: 'DELETE',
  path: '/api/tonight/plan',
  who: 'student',
  perMinute: 30,
  reply: z.strictObject({ deleted: z.literal(true) }),
  refusals: [],
})

const mapObjective = z.strictObject({
  id: z.string(),
  title: z.string(),
  level: z.enum(['core', 'supplement']),
  /** The probability of a right answer to an unseen question of it today, 0 to 1; null: not met yet. */
  recall: z.number().min(0).max(1).nullable(),
  isSecured: z.boolean(),
  answered: z.int().nonnegative(),
  lastDay: day.nullable(),
  /** The last day on which it would most likely be answered rightly; null: not even today. */
  knownUntil: day.nullable(),
  /** Its questions, and how each was last answered; null: never. */
  questions: z.array(z.strictObject({ id: z.string(), latest: z.enum(['right', 'wrong']).nullable() })),
})
export type MapObjective = z.output<typeof mapObjective>

const mapIdea = misconception.extend({
  /** The topic of the question in which it was last chosen. */
  topic: topicKey,
  isMended: z.boolean(),
  /** The last day on which it tempted, chosen or not. */
  lastDay: day,
  /** The first day on which it is asked for again; null: mended. */
  nextDay: day.nullable(),
})
export type MapIdea = z.output<typeof mapIdea>

/** Every objective of a subject of the plan, by topic, and the ideas to mend in it. */
export const readMap = route({
  method: 'GET',
  path: '/api/tonight/map/:subject',
  who: 'student',
  perMinute: 60,
  mayBeLarge: true,
  params: z.strictObject({ subject }),
  reply: z.strictObject({
    tier,
    topics: z.array(z.strictObject({ topic: topicKey, objectives: z.array(mapObjective) })),
    ideas: z.array(mapIdea),
    expected: expectedMark.nullable(),
  }),
  refusals: ['no-plan', 'not-in-plan'],
})

/** Recall as it was expected before answers, and how often they were right, in ten bins; of the next students after `after`. */
export const calibrateMemory = route({
  method: 'POST',
  path: '/api/admin/calibrations',
  who: 'administrator',
  perMinute: 600,
  body: z.strictObject({ after: z.string().max(64).optional() }),
  reply: z.strictObject({
    /** The first bin is of recalls below 0.1. */
    bins: z
      .array(
        z.strictObject({
          answers: z.int().nonnegative(),
          right: z.int().nonnegative(),
          /** The sum of the expected recalls. */
          expected: z.number().nonnegative(),
        }),
      )
      .length(10),
    students: z.int().nonnegative(),
    next: z.string().nullable(),
  }),
  refusals: [],
})
