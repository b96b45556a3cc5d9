// The content of the Science dashboard, computed from the catalogue, the student and their progress. Without
// rendering, so that product rules 4.1 to 4.13 can be unit-tested.
import type { TopicProgress } from '@toron/contract/practice.ts'
import type { Catalogue, CatalogueSubject } from '@toron/domain/practice/catalogue.ts'
import { accuracy, type Mood, mood, mostAnswered } from '@toron/domain/practice/progress.ts'
import { messages } from './messages.ts'
import { type SubjectRows, subjectRows, type TopicRow, wholePercent } from './topics/rows.ts'

/** The display name, else the local part of the email, else 'Scholar'. */
export const greetingName = (
  me: { readonly displayName: string; readonly email?: string } | undefined,
): string => {
  return me?.displayName.trim() || me?.email?.split('@')[0] || messages.someone
}

const subjectOrder = ['physics', 'biology', 'chemistry']

/** The three science subjects in the order of the dashboard. */
export const scienceSubjects = (catalogue: Catalogue, progress: readonly TopicProgress[]): SubjectRows[] =>
  subjectRows(catalogue, 'science', progress).sort(
    (a, b) => subjectOrder.indexOf(a.key) - subjectOrder.indexOf(b.key),
  )

/** The number of topics that a collapsed card shows (product rule 4.11). */
export const shownCollapsed = 3

/**
 * The topics of a collapsed card, in syllabus order: begun topics are preferred, then topics with questions, so that
 * there is always something to do.
 */
export const collapsedTopics = (topics: readonly TopicRow[]): TopicRow[] => {
  const rank = ({ answered, questions }: TopicRow) => (answered > 0 ? 0 : questions > 0 ? 1 : 2)
  const chosen = new Set([...topics].sort((a, b) => rank(a) - rank(b)).slice(0, shownCollapsed))
  return topics.filter((topic) => chosen.has(topic))
}

/** The progress in science, the part that is graded. */
const scienceProgress = (
  catalogue: Catalogue,
  progress: readonly TopicProgress[],
): readonly TopicProgress[] => {
  const science = catalogue.subjects.filter(({ kind }) => kind === 'science')
  const keys = new Set(science.flatMap(({ topics }) => topics.map(({ key }) => key)))
  return progress.filter(({ topic }) => keys.has(topic))
}

export interface Totals {
  /** In all subjects: questions answered or, in maths, passed with Next (decision 71). */
  readonly solved: number
  /** In science, like `correct` and `accuracy`. */
  readonly answered: number
  readonly correct: number
  /** `82%`, or a dash if nothing is answered. */
  readonly accuracy: string
}

export const totals = (catalogue: Catalogue, progress: readonly TopicProgress[]): Totals => {
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

/** The mood of the greeting, by graded answers, and the most-answered topic of all subjects, which it names. */
export const motivation = (catalogue: Catalogue, progress: readonly TopicProgress[]): Motivation => {
  const { solved, answered, correct } = totals(catalogue, progress)
  const most = mostAnswered(progress)
  for (const subject of catalogue.subjects) {
    const topic = subject.topics.find(({ key }) => key === most?.topic)
    if (topic) return { mood: mood(solved, accuracy(answered, correct)), topic: topic.name, subject }
  }
  return { mood: 'start', topic: '', subject: null }
}
