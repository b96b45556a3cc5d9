// The published maths questions as the server knows them: their ids in order, and the marks of each as counted by the content
// build. Their pictures are public files, and their templates are loaded only to typeset new questions.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '@toron/content/bank.ts'
import { findTopic, progressKey } from '@toron/content/catalogue.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { z } from 'zod'

interface MathsQuestion {
  readonly id: string
  readonly marks: number
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
const marksFile = z.record(z.string(), z.array(z.int().positive()))

/** @param folder of the content build @throws ContentError when the build is missing or broken */
export const loadMathsBank = (folder: string): MathsBank => {
  const file = join(folder, 'maths-marks.json')
  if (!existsSync(file))
    throw new ContentError([`${file} is missing. Build the content first: npm run build.`])
  const { data, error } = marksFile.safeParse(parse(readFileSync(file, 'utf8')))
  if (error)
    throw new ContentError([`${file} is not what the content build writes. Delete it and run npm run build.`])
  const topics = Object.entries(data).flatMap(([key, marks]) => {
    const catalogued = findTopic(key)
    if (!catalogued) return []
    const questions = marks.map((each, position) => ({
      id: questionIdAt(key, position),
      marks: each,
    }))
    return [{ key, progressKey: progressKey(catalogued), questions }]
  })
  const byKey = new Map(topics.map((topic) => [topic.key, topic]))
  return { topics, topic: (key) => byKey.get(key) }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
