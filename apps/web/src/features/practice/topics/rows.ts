// The topics of a subject as its list shows them: the number of questions, and the student's progress.
import type { TopicProgress } from '@toron/contract/practice.ts'
import type { Catalogue, CatalogueSubject, CatalogueTopic } from '@toron/domain/practice/catalogue.ts'

export interface TopicRow {
  readonly key: string
  readonly name: string
  /** 0 means coming soon. */
  readonly questions: number
  readonly answered: number
  /** Whole percent of the topic's questions answered; 100 only if all are. */
  readonly percent: number
}

export interface SubjectRows {
  readonly key: string
  readonly name: string
  readonly questions: number
  readonly topics: readonly TopicRow[]
}

/** Whole percent; 100 only if `part` reaches `whole`, 0 only if `part` is 0. */
export const wholePercent = (part: number, whole: number): number => {
  if (whole <= 0 || part <= 0) return 0
  if (part >= whole) return 100
  return Math.min(Math.max(Math.round((100 * part) / whole), 1), 99)
}

/** The subjects of a kind in catalogue order, their topics in syllabus order. */
export const subjectRows = (
  catalogue: Catalogue,
  kind: CatalogueSubject['kind'],
  progress: readonly TopicProgress[],
): SubjectRows[] => {
  const answeredIn = new Map(progress.map(({ topic, answered }) => [topic, answered]))
  const row = ({ key, name, questions }: CatalogueTopic): TopicRow => {
    const answered = Math.min(answeredIn.get(key) ?? 0, questions)
    return { key, name, questions, answered, percent: wholePercent(answered, questions) }
  }
  return catalogue.subjects
    .filter((subject) => subject.kind === kind)
    .map(({ key, name, topics }) => ({
      key,
      name,
      questions: topics.reduce((sum, topic) => sum + topic.questions, 0),
      topics: topics.map(row),
    }))
}
