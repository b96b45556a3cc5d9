// A question as it is on disk: its shape, and how its parts must fit together.

import { letters } from '@toron/domain/practice/public-question.ts'
import { z } from 'zod'

const text = z
  .string('must be text')
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space')

/** An option: a text, or the cells of a row. */
const option = z.union([text, z.array(text)], {
  error: 'must be text, or a list with a text for each of the columns',
})

const listOf = (least: number, most: number, what: string) => {
  const error = `must be a list of ${least} to ${most} ${what}`
  return z
    .array(text, error)
    .min(least, error)
    .max(most, error)
    .refine((texts) => new Set(texts).size === texts.length, `must not have the same of its ${what} twice`)
}

/** What a stem may show under its text, and the column heads of options that are rows. */
const structures = {
  columns: listOf(2, 4, 'heads').optional(),
  statements: listOf(2, 4, 'statements').optional(),
  table: z
    .strictObject(
      {
        head: listOf(2, 7, 'heads'),
        rows: z.array(z.array(text), 'must be a list of rows').min(1, 'is empty'),
      },
      { error: 'must be { "head": […], "rows": [[…], …] }' },
    )
    .optional(),
  /** Each option is a small figure; its text is the alt text. */
  optionImages: z.literal(true, 'must be true, or not be there').optional(),
} as const

const describeShape = (issue: { code?: string; keys?: unknown }): string => {
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return 'must be an object'
  return `has ${issue.keys.map((key) => `"${key}"`).join(', ')}, which a question does not have`
}

export const questionShape = z.strictObject(
  {
    id: text,
    question: text,
    options: z.strictObject({ A: option, B: option, C: option, D: option }, { error: describeShape }),
    ...structures,
    correctAnswer: z.enum(letters, 'must be one of A, B, C, D'),
    explanation: text,
    reasons: z.strictObject(
      { A: text.optional(), B: text.optional(), C: text.optional(), D: text.optional() },
      { error: describeShape },
    ),
    /** For each wrong option the misconception or slip that it tempts to. */
    mistakes: z
      .strictObject(
        { A: text.optional(), B: text.optional(), C: text.optional(), D: text.optional() },
        { error: describeShape },
      )
      .optional(),
    /** The id of an objective. */
    objective: text,
    level: z.enum(['core', 'supplement'], 'must be core or supplement'),
    skill: z.enum(['recall', 'apply', 'analyse'], 'must be recall, apply or analyse'),
    imageFilename: text.optional(),
    imageAlt: text.optional(),
    check: text.optional(),
    /** Absent: 1. Each further version has an entry among the changes. */
    version: z.int('must be a whole number').min(1, 'must be 1 or more').optional(),
    changes: z
      .array(
        z.strictObject(
          {
            version: z.int('must be a whole number'),
            on: z.iso.date('must be a day such as 2026-12-01'),
            what: text,
            meaning: z.boolean('must be true or false'),
            formerKey: z.enum(letters, 'must be one of A, B, C, D').optional(),
          },
          { error: describeShape },
        ),
        'must be a list of changes',
      )
      .optional(),
    withheld: z
      .strictObject(
        { since: z.iso.date('must be a day such as 2026-12-01'), why: text },
        { error: describeShape },
      )
      .optional(),
  },
  { error: describeShape },
)

/** A question as it is on disk, with everything that must not reach the browser before an answer is submitted. */
export type Question = z.infer<typeof questionShape>

/** Returns what is wrong with the rows of a question of the right shape. */
export const structureProblems = ({ columns, options, optionImages, table }: Question): string[] => {
  const problems = Object.entries(options).flatMap(([letter, option]) => {
    const isRow = typeof option !== 'string'
    if (columns === undefined)
      return isRow ? [`options.${letter} is a list, so the question needs columns.`] : []
    if (isRow && option.length === columns.length) return []
    return [`options.${letter} must be a list of ${columns.length} cells, one for each of the columns.`]
  })
  if (columns !== undefined && optionImages)
    problems.push('an option is a row or a figure: give columns or optionImages.')
  const badRow = table?.rows.findIndex((row) => row.length !== table.head.length) ?? -1
  if (badRow >= 0)
    problems.push(`table.rows.${badRow} must have ${table?.head.length} cells, one for each head.`)
  return problems
}
