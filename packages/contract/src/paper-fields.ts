// What calls of papers say: papers, sittings, what is kept of them, and results.
import { allowances, questionsInPaper } from '@toron/domain/papers/clock.ts'
import { grades } from '@toron/domain/papers/grade.ts'
import { components, mostMarks, paperSubjects } from '@toron/domain/papers/kinds.ts'
import { letters } from '@toron/domain/practice/public-question.ts'
import { z } from 'zod'
import { answer } from './practice.ts'

const letter = z.enum(letters)
const mark = z.int().min(0).max(mostMarks)

export const paperId = z
  .string()
  .regex(
    /^((chemistry|biology|physics)-(core|extended)|(general|additional)-math-(no-)?calculator)-[1-9]\d{0,3}$/,
    'Name a paper as physics-extended-7.',
  )

export const sittingId = z
  .string()
  .regex(/^[0-9a-hjkmnp-tv-z]{14}$/, 'Name a sitting by the id that it was begun with.')

export const forty = 'A paper has forty questions: number them from 1 to 40.'

/** More fields than any question has. */
const mostFields = 20
/** Far above the longest answer that is read. */
const longestText = 1000

/** What is kept for one question. The last one made counts, whichever arrives last. */
export const choice = z.strictObject({
  number: z.int(forty).min(1, forty).max(questionsInPaper, forty),
  /** Null: none, or taken back. */
  option: letter.nullable(),
  /** What was typed into the fields of a written question, in their order; absent: nothing was. */
  texts: z
    .array(z.string().max(longestText, 'This is too long for an answer.'))
    .max(mostFields)
    .readonly()
    .exactOptional(),
  isFlagged: z.boolean(),
  /** Seconds that the question was open, counted by the devices from the beginning of the paper. */
  seconds: z.int().nonnegative(),
  /** When it was made, in milliseconds after the beginning; of one device each is higher than the one before. */
  madeAt: z.int().nonnegative(),
})
export type Choice = z.output<typeof choice>

export const paper = z.strictObject({
  id: paperId,
  subject: z.enum(paperSubjects),
  component: z.enum(components),
  number: z.int().positive(),
})
export type Paper = z.output<typeof paper>

export const sitting = z.strictObject({
  id: sittingId,
  paper,
  allowance: z.enum(allowances),
  startedAt: z.int(),
})

export const openSitting = sitting.extend({
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
  /** Marks: of a paper of four options one for each right answer, of a written one those given up to now. */
  right: mark,
  /** Forty, but for questions that were withheld when the paper ended; of a written paper all its marks. */
  counted: mark,
  /** Of 40, or of all marks of a written paper. */
  mark,
})
export type Score = z.output<typeof score>

/** A part of a written question. */
const part = z.strictObject({
  part: z.string(),
  /** As in the margin of the solution: `M1`, `A1`. */
  marks: z.array(z.string()),
  /** Typed right, which gives all its marks. */
  isRight: z.boolean(),
  /** Numbers of the marks that cannot be given, because an answer was typed wrong or not in full. */
  lost: z.array(z.int().positive()),
})

/** What became of a written question. */
const worked = z.strictObject({
  id: z.string(),
  isFlagged: z.boolean(),
  seconds: z.int().nonnegative(),
  /** What was typed, field by field, and what the machine found: `+` right, `-` wrong, `/` not all of it, `?` left open, `.` nothing typed. */
  typed: z.array(z.strictObject({ text: z.string(), sign: z.enum(['+', '-', '/', '?', '.']) })),
  parts: z.array(part),
  /** The numbers of the marks that the student has given, counted from 1 over all parts; null: not looked at yet. */
  ticks: z.array(z.int().positive()).nullable(),
  earned: mark,
  of: mark,
})
export type Worked = z.output<typeof worked>

const ends = ['submitted', 'time-over', 'given-up'] as const

export const result = sitting.extend({
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
  /** Seconds that there are for a mark. */
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
  /** The questions of a written paper. */
  worked: z.array(worked),
  /** Skizies that the paper brought. */
  earned: z.int().nonnegative(),
  /** Questions with a mistake, or without an answer, that can be put into Tonight. */
  missed: z.int().nonnegative(),
})
export type Result = z.output<typeof result>

export const past = sitting.extend({ endedAt: z.int(), end: z.enum(ends), score: score.nullable() })
export type PastSitting = z.output<typeof past>
