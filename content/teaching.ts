// What a topic teaches and what goes wrong on the way: its objectives, the misconceptions that its wrong options tempt to, and
// the slips that no topic owns. The shapes of their files; the gates hold the questions to them.

import { z } from 'zod'

const sentence = z
  .string('must be text')
  .regex(/^\S.*[.?!]$/, 'must be a sentence')
  .refine((text) => text.split(/\s+/).length <= 40, 'must have at most 40 words')

/** `motion/distance-time-graphs` */
const idInTopic = z
  .string()
  .regex(/^[a-z_]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be <topic_key>/<words-with-dashes>')

/** A point of the syllabus. */
const objective = z.strictObject({
  id: idInTopic,
  title: z.string().min(1),
  /** The section of the syllabus. */
  section: z.string().min(1),
  /** Its share of the marks of an Extended paper: 0.02 is four fifths of a mark of 40. */
  weight: z.number().positive().max(0.2),
  level: z.enum(['core', 'supplement']),
})

/** A wrong idea that students really hold, and what mends it. */
const misconception = z.strictObject({ id: idInTopic, says: sentence, mends: sentence })

/** An error on the way that is no idea: a wrong power of ten, half the chain. */
const slip = z.strictObject({ id: z.string().regex(/^[a-z]+(-[a-z]+)*$/), says: sentence })

export type Objective = z.infer<typeof objective>
export type Misconception = z.infer<typeof misconception>
export type Slip = z.infer<typeof slip>

/** Topic key → its objectives, in the order of the syllabus. */
export const objectivesShape = z.record(z.string(), z.array(objective))

/** Topic key → its misconceptions. */
export const misconceptionsShape = z.record(z.string(), z.array(misconception))

export const slipsShape = z.array(slip)
