// What the Science dashboard says, worked out from the catalogue, the student and their progress.
// No drawing here, so that product rules 4.1 to 4.13 can be tested as it stands.
import type { TopicProgress } from '@toron/contract/practice.ts'
import type { Catalogue, CatalogueSubject, CatalogueTopic } from '@toron/contract/statics.ts'
import { accuracy, type Mood, mood, mostAnswered } from '@toron/domain/practice/progress.ts'

export interface TopicRow {
  readonly key: string
  readonly name: string
  /** 0: coming soon. */
  readonly questions: number
  readonly answered: number
  /** Whole percent of the topic's questions answered; 100 only when all are. */
  readonly percent: number
}

export interface SubjectRows {
  readonly key: string
  readonly name: string
  readonly questions: number
  readonly topics: readonly TopicRow[]
}

/** The display name, else the local part of the email, else 'Scholar'. */
export function greetingName(
  me: { readonly displayName: string; readonly email?: string } | undefined,
): string {
  return me?.displayName.trim() || me?.email?.split('@')[0] || 'Scholar'
}

/** Whole percent, never rounded up to a 100 that is not reached nor down to a 0 that is passed. */
export function wholePercent(part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0
  if (part >= whole) return 100
  return Math.min(Math.max(Math.round((100 * part) / whole), 1), 99)
}

/** Every subject of a kind, in the order of the catalogue, its topics in the order of the syllabus. */
export function subjectRows(
  catalogue: Catalogue,
  kind: CatalogueSubject['kind'],
  progress: readonly TopicProgress[],
): SubjectRows[] {
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

const subjectOrder = ['physics', 'biology', 'chemistry']

/** The three science subjects in the order of the dashboard. */
export const scienceSubjects = (catalogue: Catalogue, progress: readonly TopicProgress[]): SubjectRows[] =>
  subjectRows(catalogue, 'science', progress).sort(
    (a, b) => subjectOrder.indexOf(a.key) - subjectOrder.indexOf(b.key),
  )

/** Topics that a card shows until it is expanded (product rule 4.11). */
export const shownCollapsed = 3

/**
 * The topics of a collapsed card: those begun come first, then those with questions, so that there is always
 * something to do; what is chosen stays in the order of the syllabus.
 */
export function collapsedTopics(topics: readonly TopicRow[]): TopicRow[] {
  const rank = ({ answered, questions }: TopicRow) => (answered > 0 ? 0 : questions > 0 ? 1 : 2)
  const chosen = new Set([...topics].sort((a, b) => rank(a) - rank(b)).slice(0, shownCollapsed))
  return topics.filter((topic) => chosen.has(topic))
}

/** The progress in science, which the server grades. */
function scienceProgress(catalogue: Catalogue, progress: readonly TopicProgress[]): readonly TopicProgress[] {
  const science = catalogue.subjects.filter(({ kind }) => kind === 'science')
  const keys = new Set(science.flatMap(({ topics }) => topics.map(({ key }) => key)))
  return progress.filter(({ topic }) => keys.has(topic))
}

export interface Totals {
  /** Questions of all subjects: answered, or in maths moved on from (decision 71). */
  readonly solved: number
  /** Of science, like the two below it. */
  readonly answered: number
  readonly correct: number
  /** `82%`, or a dash when nothing is answered. */
  readonly accuracy: string
}

export function totals(catalogue: Catalogue, progress: readonly TopicProgress[]): Totals {
  const science = scienceProgress(catalogue, progress)
  const answered = answeredIn(science)
  const correct = science.reduce((sum, topic) => sum + topic.correct, 0)
  return {
    solved: answeredIn(progress),
    answered,
    correct,
    accuracy: answered === 0 ? '–' : `${wholePercent(correct, answered)}%`,
  }
}

const answeredIn = (progress: readonly TopicProgress[]) =>
  progress.reduce((sum, { answered }) => sum + answered, 0)

export interface Motivation {
  readonly mood: Mood
  readonly topic: string
  readonly subject: CatalogueSubject | null
}

/** The mood of the greeting, by what is graded, and the most-answered topic of all, which it names. */
export function motivation(catalogue: Catalogue, progress: readonly TopicProgress[]): Motivation {
  const { solved, answered, correct } = totals(catalogue, progress)
  const most = mostAnswered(progress)
  for (const subject of catalogue.subjects) {
    const topic = subject.topics.find(({ key }) => key === most?.topic)
    if (topic) return { mood: mood(solved, accuracy(answered, correct)), topic: topic.name, subject }
  }
  return { mood: 'start', topic: '', subject: null }
}
