// The objectives of the syllabus as the server reads them; the gates hold their files to the questions.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SubjectKey } from './catalogue.ts'
import { type Objective, objectivesShape } from './teaching.ts'

const questionBankDirectory = join(import.meta.dirname, 'mcq')

/** The objectives of a subject, topic by topic. */
export const readObjectives = (
  subject: SubjectKey,
  directory: string = questionBankDirectory,
): readonly Objective[] => {
  const file = join(directory, subject, 'objectives.json')
  return Object.values(objectivesShape.parse(JSON.parse(readFileSync(file, 'utf8')))).flat()
}
