// A question with what a paper must know of it beside its text.

import type { Question } from '../bank.ts'
import { subjects } from '../catalogue.ts'

export interface PlacedQuestion {
  readonly question: Question
  readonly topic: string
  /** The number of its section in the syllabus. */
  readonly section: string
}

/** `6 Chemical reactions` → key `6`, title `Chemical reactions`. */
export const sectionOf = (section: string): { readonly key: string; readonly title: string } => {
  const [key = '', ...title] = section.split(' ')
  return { key, title: title.join(' ') }
}

const levels = ['core', 'supplement']
const skills = ['recall', 'apply', 'analyse']
const placeOfTopic = new Map(
  subjects.flatMap(({ topics }) => topics.map(({ key }, index) => [key, index] as const)),
)

/** The order of a paper: that of the syllabus, and within a topic from easy to hard. */
export const inPaperOrder = (questions: readonly PlacedQuestion[]): PlacedQuestion[] => {
  const place = ({ topic, question }: PlacedQuestion): number =>
    (placeOfTopic.get(topic) ?? 0) * 100 +
    skills.indexOf(question.skill) * 10 +
    levels.indexOf(question.level)
  return [...questions].sort(
    (one, other) => place(one) - place(other) || (one.question.id < other.question.id ? -1 : 1),
  )
}
