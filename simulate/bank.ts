// The objectives and questions that the simulation asks: the real ones.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { subjects } from '../content/catalogue.ts'
import type { PlanSubject } from '../packages/domain/src/tonight/plan.ts'

interface Question {
  readonly id: string
  readonly level: 'core' | 'supplement'
  /** The misconceptions of its three wrong options; null where it is a slip, or untagged. */
  readonly mistakes: readonly (string | null)[]
}

export interface Objective {
  readonly id: string
  readonly subject: PlanSubject
  readonly topic: string
  readonly place: { readonly topic: number; readonly topics: number }
  /** Its share of the subject's paper. */
  readonly weight: number
  readonly questions: readonly Question[]
}

const mcq = join(import.meta.dirname, '..', 'content', 'mcq')
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(mcq, ...path), 'utf8'))

interface QuestionOnDisk {
  readonly id: string
  readonly objective: string
  readonly level: 'core' | 'supplement'
  readonly correctAnswer: string
  readonly mistakes?: Readonly<Record<string, string>>
  readonly withheld?: unknown
}
type ObjectiveOnDisk = Pick<Objective, 'id' | 'weight'>

/** All objectives of these subjects, in the order of the syllabus. Each subject's weights add up to 1. */
export const objectivesOf = (keys: readonly PlanSubject[]): Objective[] =>
  keys.flatMap((key) => {
    const subject = subjects.find((one) => one.key === key)
    const onDisk = read(key, 'objectives.json') as Record<string, ObjectiveOnDisk[]>
    const objectives = (subject?.topics ?? []).flatMap(({ key: topic }, index, topics) => {
      const questions = (read(key, `${topic}.json`) as QuestionOnDisk[]).filter((one) => !one.withheld)
      return (onDisk[topic] ?? []).map(({ id, weight }) => ({
        id,
        subject: key,
        topic,
        place: { topic: index, topics: topics.length },
        weight,
        questions: questions.filter(({ objective }) => objective === id).map(asQuestion),
      }))
    })
    const asked = objectives.filter(({ questions }) => questions.length > 0)
    const sum = asked.reduce((total, { weight }) => total + weight, 0)
    return asked.map((objective) => ({ ...objective, weight: objective.weight / sum }))
  })

const asQuestion = ({ id, level, correctAnswer, mistakes }: QuestionOnDisk): Question => ({
  id,
  level,
  mistakes: ['A', 'B', 'C', 'D']
    .filter((letter) => letter !== correctAnswer)
    // A slip's id names no topic.
    .map((letter) => mistakes?.[letter] ?? null)
    .map((mistake) => (mistake?.includes('/') ? mistake : null)),
})
