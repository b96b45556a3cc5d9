// The objectives and questions that the simulation asks: the real ones.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { subjects } from '../content/catalogue.ts'

export interface Objective {
  readonly id: string
  readonly subject: string
  readonly topic: string
  readonly place: { readonly topic: number; readonly topics: number }
  readonly weight: number
  readonly level: 'core' | 'supplement'
  readonly questions: readonly string[]
}

const mcq = join(import.meta.dirname, '..', 'content', 'mcq')
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(mcq, ...path), 'utf8'))

type OnDisk = { readonly id: string; readonly objective: string; readonly withheld?: unknown }

/** All objectives of these subjects, in the order of the syllabus. Each subject's weights add up to 1. */
export const objectivesOf = (keys: readonly string[]): Objective[] =>
  keys.flatMap((key) => {
    const subject = subjects.find((one) => one.key === key)
    const titles = read(key, 'objectives.json') as Record<string, string[]>
    const objectives = (subject?.topics ?? []).flatMap(({ key: topic }, index, topics) => {
      const questions = read(key, `${topic}.json`) as OnDisk[]
      return (titles[topic] ?? []).map((title) => ({
        id: `${topic}/${title}`,
        subject: key,
        topic,
        place: { topic: index, topics: topics.length },
        weight: 1,
        level: 'core' as const,
        questions: questions.filter((one) => one.objective === title && !one.withheld).map(({ id }) => id),
      }))
    })
    const asked = objectives.filter(({ questions }) => questions.length > 0)
    const sum = asked.reduce((total, { weight }) => total + weight, 0)
    return asked.map((objective) => ({ ...objective, weight: objective.weight / sum }))
  })
