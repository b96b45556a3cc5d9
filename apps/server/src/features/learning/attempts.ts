// The answer log: one row for each answer, added in the answer's own transaction and never changed (decision 82).
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { positionOf } from '@toron/domain/practice/question-id.ts'
import { restScore } from '@toron/domain/questions/figures.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { gathered } from '../../platform/storage/gathered.ts'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { countFirst } from './answer-counts.ts'

export type AttemptRow = Selectable<Tables['attempt']>

/** An answer to a question of a run. */
export interface RunAnswer {
  readonly chosen: Letter
  readonly correct: boolean
  /** Skizies for the question itself: 0 for a wrong answer, or one that was already paid that day. */
  readonly question: number
  /** Skizies for right answers in a row. */
  readonly bonus: number
  /** Whether the day's limit kept some of it from being paid (decision 65). */
  readonly limited: boolean
  /** Epoch milliseconds. */
  readonly answeredAt: number
}

/** By position in the topic; null for a question that was passed over because it was withheld. */
export type RunAnswers = readonly (RunAnswer | null)[]

type NewAttempt = Omit<AttemptRow, 'number'>

/** What the topic's progress was before an answer, and whether the answer is the first to its question. */
export interface Before {
  readonly isFirst: boolean
  readonly answered: number
  readonly firstRight: number
}

/**
 * Adds an answer to the log, and counts it for its question if it is the first. The student's lock makes its number the next
 * one. @param before without counts in maths, where nothing is marked
 */
export const addAttempt = async (
  trx: Transaction<Tables>,
  answer: Omit<NewAttempt, 'rest'>,
  before: Before | { readonly isFirst: boolean },
): Promise<void> => {
  const rest = before.isFirst && 'answered' in before ? restScore(before) : null
  const attempt = { ...answer, rest }
  await Promise.all([insertAttempt(trx, attempt), before.isFirst && countFirst(trx, attempt, 1)])
}

const insertAttempt = gathered<NewAttempt>({
  integers: ['answeredAt', 'sequence', 'version', 'isCorrect', 'earned', 'bonus', 'isLimited', 'rest'],
})((db, value) => {
  const { studentId, topic, questionId, answeredAt, day, sequence, place, sittingId, objective } = value
  const { version, chosen, isCorrect, earned, bonus, isLimited, rest } = value
  const next = db
    .selectFrom('attempt')
    .select((eb) => eb(eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)), '+', eb.lit(1)).as('number'))
    .where('studentId', '=', studentId)
    .where('topic', '=', topic)
    .where('questionId', '=', questionId)
  return db.insertInto('attempt').values({
    studentId,
    topic,
    questionId,
    number: next,
    answeredAt,
    day,
    sequence,
    place,
    sittingId,
    objective,
    version,
    chosen,
    isCorrect,
    earned,
    bonus,
    isLimited,
    rest,
  })
})

/** A student and a question. */
export interface Meeting {
  readonly studentId: string
  readonly topic: string
  readonly questionId: string
}

/** The first answer that a student gave to a question, or undefined. */
export const firstAnswer = async (db: Kysely<Tables>, meeting: Meeting): Promise<AttemptRow | undefined> =>
  (await firstOf(db, meeting))[0]

const firstOf = gathered<Meeting>()((db, { studentId, topic, questionId }) =>
  db
    .selectFrom('attempt')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('topic', '=', topic)
    .where('questionId', '=', questionId)
    .where('number', '=', 1),
)

/** Whether it is a typed answer. A Next in maths belongs to no try. */
export const isTyped = ({ place, sittingId }: Pick<AttemptRow, 'place' | 'sittingId'>): boolean =>
  place === 'maths' && sittingId !== ''

/** The answer in maths that was typed in this try, or undefined. */
export const attemptOfTry = async (
  db: Kysely<Tables>,
  typed: Meeting & { readonly tryId: string },
): Promise<AttemptRow | undefined> => (await attemptsOfTry(db, typed))[0]

const attemptsOfTry = prepared<Meeting & { readonly tryId: string }>()(
  (db, { studentId, topic, questionId, tryId }) =>
    db
      .selectFrom('attempt')
      .selectAll()
      .where('studentId', '=', studentId)
      .where('topic', '=', topic)
      .where('questionId', '=', questionId)
      .where('place', '=', 'maths')
      .where('sittingId', '=', tryId),
)

interface InRun {
  readonly studentId: string
  readonly topic: string
  readonly runId: string
}

/** The answers of a run, by position. */
export const answersOfRun = async (db: Kysely<Tables>, run: InRun): Promise<RunAnswers> =>
  byPosition(await attemptsOfRun(db, run))

const attemptsOfRun = gathered<InRun>()((db, { studentId, topic, runId }) =>
  db
    .selectFrom('attempt')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('topic', '=', topic)
    .where('sittingId', '=', runId),
)

/** A student's whole log, in the order in which it was written. */
export const allAttempts = (db: Kysely<Tables>, studentId: string): Promise<AttemptRow[]> =>
  db.selectFrom('attempt').selectAll().where('studentId', '=', studentId).orderBy('sequence').execute()

/** The ids of all questions that the student has ever answered. */
export const answeredQuestions = async (
  db: Kysely<Tables>,
  studentId: string,
): Promise<ReadonlySet<string>> => {
  const rows = await firstAttempts(db, { studentId })
  return new Set(rows.map(({ questionId }) => questionId))
}

const firstAttempts = prepared<{ studentId: string }>()((db, { studentId }) =>
  db.selectFrom('attempt').select('questionId').where('studentId', '=', studentId).where('number', '=', 1),
)

/** What memory is made of: the log without maths, in its order, after the attempt with the sequence `since`. */
export type RememberedAttempt = Pick<
  AttemptRow,
  'questionId' | 'objective' | 'chosen' | 'isCorrect' | 'day' | 'sequence'
>

export const attemptsToRemember = prepared<{ studentId: string; since: number }>()(
  (db, { studentId, since }) =>
    db
      .selectFrom('attempt')
      .select(['questionId', 'objective', 'chosen', 'isCorrect', 'day', 'sequence'])
      .where('studentId', '=', studentId)
      .where('sequence', '>', since)
      .where('place', '!=', 'maths')
      .orderBy('sequence'),
)

interface InSitting {
  readonly studentId: string
  readonly place: string
  readonly sittingId: string
  /** `[["motion", "motion-001"], …]`, as JSON. */
  readonly asked: string
}

/** The answers of a sitting outside runs, by the id of their question. */
export const answersOfSitting = async (
  db: Kysely<Tables>,
  {
    asked,
    ...sitting
  }: Omit<InSitting, 'asked'> & {
    readonly asked: readonly { readonly topic: string; readonly questionId: string }[]
  },
): Promise<ReadonlyMap<string, RunAnswer>> => {
  if (asked.length === 0) return new Map()
  const ids = JSON.stringify(asked.map(({ topic, questionId }) => [topic, questionId]))
  const rows = await attemptsOfSitting(db, { ...sitting, asked: ids })
  return new Map(rows.map((row) => [row.questionId, answerOf(row)]))
}

const attemptsOfSitting = prepared<InSitting>()((db, { studentId, place, sittingId, asked }, kit) =>
  db
    .selectFrom(kit.rowsOf<Asked>(asked, { topic: 'text', questionId: 'text' }).as('asked'))
    // SQLite does not reorder a cross join, so it goes from the questions to the log and does not read all of that.
    .crossJoin('attempt')
    .selectAll('attempt')
    .where('attempt.studentId', '=', studentId)
    .whereRef('attempt.topic', '=', 'asked.topic')
    .whereRef('attempt.questionId', '=', 'asked.questionId')
    .where('attempt.sittingId', '=', sittingId)
    .where('attempt.place', '=', place),
)

type Asked = Pick<AttemptRow, 'topic' | 'questionId'>

/** @param attempts of one run */
export const byPosition = (attempts: readonly AttemptRow[]): RunAnswers => {
  const answers: (RunAnswer | null)[] = []
  for (const attempt of attempts) {
    const position = positionOf(attempt.questionId)
    while (answers.length < position) answers.push(null)
    answers[position] = answerOf(attempt)
  }
  return answers
}

const answerOf = (attempt: AttemptRow): RunAnswer => ({
  chosen: attempt.chosen as Letter,
  correct: attempt.isCorrect === 1,
  question: attempt.earned,
  bonus: attempt.bonus,
  limited: attempt.isLimited === 1,
  answeredAt: attempt.answeredAt,
})
