// The published maths questions as the server knows them: their ids in order, the marks of each as counted by the content build,
// and what typed answers are marked by. Their pictures are public files, and their templates are loaded only to typeset new questions.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '@toron/content/bank.ts'
import { findTopic, progressKey } from '@toron/content/catalogue.ts'
import { schemesFile } from '@toron/content/maths/mark-scheme.ts'
import type { FinalAnswer } from '@toron/content/maths/template.ts'
import { answersFile } from '@toron/content/maths/typed.ts'
import { readScheme, type SchemePart } from '@toron/domain/practice/mark-scheme.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { z } from 'zod'

export interface MathsQuestion {
  readonly id: string
  readonly marks: number
  readonly scheme: readonly SchemePart[]
  /** Field by field; empty where nothing can be typed. */
  readonly answers: readonly FinalAnswer[]
}

export interface MathsBankTopic {
  readonly key: string
  /** Key of a student's progress in this topic (product rule 13.5). */
  readonly progressKey: string
  /** The index here is the question's position, which never changes. */
  readonly questions: readonly MathsQuestion[]
}

export interface MathsBank {
  /** Every topic that has questions. */
  readonly topics: readonly MathsBankTopic[]
  /** Returns undefined for a topic that has no questions or does not exist. */
  topic(key: string): MathsBankTopic | undefined
}

/** Topic key → the marks of its questions. */
const allMarks = z.record(z.string(), z.array(z.int().positive()))
/** Topic key → the mark schemes of its questions, in words. */
const allSchemes = z.record(z.string(), z.array(z.string()))
/** Topic key → the final answers of its questions. The gates have read each of them (checks/typed.ts). */
const allAnswers = z.record(
  z.string(),
  z.array(z.array(z.custom<FinalAnswer>((value) => answer.safeParse(value).success))),
)
const answer = z.object({ part: z.string(), asked: z.object({ kind: z.string() }) })

/** @param folder of the content build @throws ContentError when the build is missing or broken */
export const loadMathsBank = (folder: string): MathsBank => {
  const marks = readBuilt(folder, 'maths-marks.json', allMarks)
  const schemes = readBuilt(folder, schemesFile, allSchemes)
  const answers = readBuilt(folder, answersFile, allAnswers)
  const topics = Object.entries(marks).flatMap(([key, marksOfTopic]) => {
    const catalogued = findTopic(key)
    if (!catalogued) return []
    const questions = marksOfTopic.map((each, position) => ({
      id: questionIdAt(key, position),
      marks: each,
      scheme: readScheme(schemes[key]?.[position] ?? ''),
      answers: answers[key]?.[position] ?? [],
    }))
    return [{ key, progressKey: progressKey(catalogued), questions }]
  })
  const byKey = new Map(topics.map((topic) => [topic.key, topic]))
  return { topics, topic: (key) => byKey.get(key) }
}

const readBuilt = <Schema extends z.ZodType>(folder: string, name: string, schema: Schema) => {
  const file = join(folder, name)
  if (!existsSync(file))
    throw new ContentError([`${file} is missing. Build the content first: npm run build.`])
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')))
  if (error)
    throw new ContentError([`${file} is not what the content build writes. Delete it and run npm run build.`])
  return data
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
