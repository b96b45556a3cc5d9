// The objectives of the bank in memory. What is wrong in a list is for the gates to say: the questions can be served without it.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { subjects } from './catalogue.ts'
import { type Objective, objectivesShape } from './teaching.ts'

/** Topic key → its objectives; none for a subject whose list is missing or not in shape. */
export const readObjectives = (directory: string): ReadonlyMap<string, readonly Objective[]> =>
  new Map(subjects.flatMap(({ key }) => Object.entries(listIn(join(directory, key, 'objectives.json')))))

const listIn = (file: string): Readonly<Record<string, readonly Objective[]>> => {
  if (!existsSync(file)) return {}
  try {
    return objectivesShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
