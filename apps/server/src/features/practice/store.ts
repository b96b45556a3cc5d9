// Runs as they are kept: the one in hand in the row of its topic's progress, those before it in a table of their own
// (decision 58).
import { newProgress, newRun, type RunState, runAfter } from '@toron/domain/practice/answer.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { paidAmount } from '../rewards/store.ts'
import {
  type Counts,
  countsOf,
  findProgress,
  type ProgressRow,
  runStateOf,
  saveProgress,
  standingColumns,
} from './progress-store.ts'
import {
  addAnswer,
  hasGap,
  noAnswers,
  putAnswer,
  readAnswers,
  type StoredAnswer,
  type StoredAnswers,
} from './stored-answers.ts'

type RunRow = Selectable<Tables['run']>

/** A pass through a topic with the answers given in it. */
export interface Run {
  readonly id: string
  readonly topic: string
  /** 1, 2, 3 … per student and topic. */
  readonly number: number
  readonly startedAt: number
  readonly answers: StoredAnswers
}

const runInHandOf = ({ topic, runId, runNumber, runStartedAt, runAnswers }: ProgressRow): Run => ({
  id: runId,
  topic,
  number: runNumber,
  startedAt: runStartedAt,
  answers: readAnswers(runAnswers, runStartedAt),
})

const earlierRunOf = ({ id, topic, number, startedAt, answers }: RunRow): Run => ({
  id,
  topic,
  number,
  startedAt,
  answers: readAnswers(answers, startedAt),
})

/** The newest run of a topic, finished or not. */
export const findCurrentRun = async (
  db: Kysely<Tables>,
  studentId: string,
  progressKey: string,
): Promise<Run | undefined> => {
  const row = await findProgress(db, studentId, progressKey)
  return row && runInHandOf(row)
}

interface Topic {
  readonly key: string
  readonly progressKey: string
  readonly asked: { readonly length: number }
}

/** Begins the first run of a topic, or the next one: the one that was in hand then joins the earlier ones. */
export const beginRun = async (
  trx: Transaction<Tables>,
  studentId: string,
  { key, progressKey, asked }: Topic,
  { id, startedAt }: Pick<Run, 'id' | 'startedAt'>,
): Promise<Run> => {
  const before = await findProgress(trx, studentId, progressKey)
  const run = { id, topic: key, number: (before?.runNumber ?? 0) + 1, startedAt, answers: [] }
  const begun = { runId: id, runNumber: run.number, runStartedAt: startedAt, runAnswers: noAnswers }
  const inHand = { ...begun, ...standingColumns(newRun) }
  if (!before) {
    const row = { studentId, progressKey, topic: key, totalQuestions: asked.length }
    await trx
      .insertInto('progress')
      .values({ ...row, ...newProgress, ...inHand })
      .execute()
    return run
  }
  const { runId, runNumber: number, runStartedAt, runAnswers: answers } = before
  const earlier = { studentId, id: runId, topic: key, number, startedAt: runStartedAt, answers }
  await trx.insertInto('run').values(earlier).execute()
  await trx
    .updateTable('progress')
    .set(inHand)
    .where('studentId', '=', studentId)
    .where('progressKey', '=', progressKey)
    .execute()
  return run
}

/** All runs of a student, each topic's in the order in which they were begun. */
export const allRuns = async (db: Kysely<Tables>, studentId: string): Promise<Run[]> => {
  const earlier = await db
    .selectFrom('run')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('topic')
    .orderBy('number')
    .execute()
  const inHand = await db
    .selectFrom('progress')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('runId', '!=', '')
    .orderBy('topic')
    .execute()
  return [...earlier.map(earlierRunOf), ...inHand.map(runInHandOf)]
}

/** A run as it stands, and the progress of its topic. */
export interface RunStanding {
  readonly progress: ProgressRow
  /** The earlier run that the answer is for; null when it is for the one in hand. */
  readonly earlier: RunRow | null
  readonly run: RunState
  /** Whether the ledger has an entry with the key that was asked about. */
  readonly isPaid: boolean
}

interface Asked {
  readonly studentId: string
  readonly runId: string
  readonly progressKey: string
  /** A natural key of the ledger. */
  readonly paymentKey: string
}

/**
 * Loads all that an answer is decided by, in one query unless Retry has followed its run; undefined when the student has
 * no such run of this topic.
 */
export const findStanding = async (
  trx: Transaction<Tables>,
  asked: Asked,
): Promise<RunStanding | undefined> => {
  const [progress] = await progressAndPayment(trx, asked)
  if (!progress) return undefined
  const isPaid = progress.paid !== null
  if (progress.runId === asked.runId) {
    return { progress, earlier: null, run: runStateOf(progress), isPaid }
  }
  const earlier = await trx
    .selectFrom('run')
    .selectAll()
    .where('studentId', '=', asked.studentId)
    .where('id', '=', asked.runId)
    .where('topic', '=', progress.topic)
    .executeTakeFirst()
  return earlier && { progress, earlier, run: runAfter(earlierRunOf(earlier).answers), isPaid }
}

/** All answers of the run that an answer is for: few need more than how they stand. */
export const answersOf = ({ progress, earlier }: RunStanding): StoredAnswers =>
  (earlier ? earlierRunOf(earlier) : runInHandOf(progress)).answers

/** Whether the run that an answer is for has passed over a question. */
export const isGapped = ({ progress, earlier }: RunStanding): boolean =>
  hasGap(earlier ? earlier.answers : progress.runAnswers)

/** Loads a topic's progress and whether the ledger has an entry with this key, in one query; null: not begun. */
export const findProgressAndPayment = async (
  trx: Transaction<Tables>,
  asked: Omit<Asked, 'runId'>,
): Promise<{ readonly progress: ProgressRow; readonly isPaid: boolean } | null> => {
  const [progress] = await progressAndPayment(trx, asked)
  return progress ? { progress, isPaid: progress.paid !== null } : null
}

const progressAndPayment = prepared<Omit<Asked, 'runId'>>()((db, value) =>
  db
    .selectFrom('progress')
    .selectAll()
    .select(paidAmount(db, value.studentId, value.paymentKey).as('paid'))
    .where('studentId', '=', value.studentId)
    .where('progressKey', '=', value.progressKey),
)

/**
 * Adds the answer to the question at this position to the run of this standing, and saves what the topic's progress is with it.
 * @param run how the run stands with this answer
 */
export const saveAnswer = async (
  trx: Transaction<Tables>,
  { progress, earlier, run: before }: RunStanding,
  { position, ...answer }: StoredAnswer & { readonly position: number },
  run: RunState,
  after: Counts,
): Promise<void> => {
  const { studentId, progressKey, topic } = progress
  const added = (text: string, startedAt: number) =>
    position === before.answered
      ? addAnswer(text, startedAt, answer)
      : putAnswer(text, startedAt, position, answer)
  if (earlier) {
    await trx
      .updateTable('run')
      .set({ answers: added(earlier.answers, earlier.startedAt) })
      .where('studentId', '=', studentId)
      .where('id', '=', earlier.id)
      .execute()
    await saveProgress(trx, { studentId, progressKey, topic, ...after })
    return
  }
  const runAnswers = added(progress.runAnswers, progress.runStartedAt)
  await updateProgress(trx, { studentId, progressKey, runAnswers, ...standingColumns(run), ...after })
}

const updateProgress = prepared<Omit<ProgressRow, 'topic' | 'runId' | 'runNumber' | 'runStartedAt'>>()(
  (db, value) => {
    const { runAnswers, runAnswered, runCorrect, runInARow, runEarned } = value
    return db
      .updateTable('progress')
      .set({ ...countsOf(value), runAnswers, runAnswered, runCorrect, runInARow, runEarned })
      .where('studentId', '=', value.studentId)
      .where('progressKey', '=', value.progressKey)
  },
)
