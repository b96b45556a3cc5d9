// Runs: the one in hand lies in the row of its topic's progress, those before it in a table of their own (decision 58). Their
// answers are in the log.
import type { Question } from '@toron/content/bank.ts'
import type { Day } from '@toron/domain/calendar.ts'
import { newProgress, newRun, type RunState, runAfter } from '@toron/domain/practice/answer.ts'
import type { TypedStanding } from '@toron/domain/practice/typed.ts'
import { versionOf } from '@toron/domain/questions/versions.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { gathered } from '../../platform/storage/gathered.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { addAttempt, answersOfRun, type RunAnswer, type RunAnswers } from '../learning/attempts.ts'
import { paidAmount } from '../rewards/store.ts'
import {
  type Counts,
  counted,
  countsOf,
  findProgress,
  type ProgressRow,
  runStateOf,
  saveProgress,
  standingColumns,
} from './progress-store.ts'

type RunRow = Selectable<Tables['run']>

/** A pass through a topic. */
export interface Run {
  readonly id: string
  readonly topic: string
  /** 1, 2, 3 … per student and topic. */
  readonly number: number
  readonly startedAt: number
}

/** A run with the answers given in it. */
export interface AnsweredRun extends Run {
  readonly answers: RunAnswers
}

const runInHandOf = ({ topic, runId, runNumber, runStartedAt }: ProgressRow): Run => ({
  id: runId,
  topic,
  number: runNumber,
  startedAt: runStartedAt,
})

/** The newest run of a topic, finished or not. */
export const findCurrentRun = async (
  db: Kysely<Tables>,
  studentId: string,
  progressKey: string,
): Promise<AnsweredRun | undefined> => {
  const row = await findProgress(db, studentId, progressKey)
  // Tonight and papers may have answered in a topic that has had no run.
  if (!row || row.runId === '') return undefined
  const { topic, runId } = row
  return { ...runInHandOf(row), answers: await answersOfRun(db, { studentId, topic, runId }) }
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
): Promise<AnsweredRun> => {
  const before = await findProgress(trx, studentId, progressKey)
  const run = { id, topic: key, number: (before?.runNumber ?? 0) + 1, startedAt, answers: [] }
  const begun = { runId: id, runNumber: run.number, runStartedAt: startedAt }
  const inHand = { ...begun, ...standingColumns(newRun) }
  if (!before) {
    const row = { studentId, progressKey, topic: key, totalQuestions: asked.length }
    await trx
      .insertInto('progress')
      .values({ ...row, ...newProgress, ...inHand })
      .execute()
    return run
  }
  if (before.runId !== '') {
    await trx
      .insertInto('run')
      .values({ studentId, ...runInHandOf(before) })
      .execute()
  }
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
  return [...earlier.map(({ studentId: _, ...run }) => run), ...inHand.map(runInHandOf)]
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
  if (!earlier) return undefined
  const answers = await answersOfRun(trx, { ...asked, topic: progress.topic })
  return { progress, earlier, run: runAfter(answers), isPaid }
}

/** All answers of the run that an answer is for: few need more than how they stand. */
export const answersIn = (
  trx: Transaction<Tables>,
  { progress: { studentId, topic, runId }, earlier }: RunStanding,
): Promise<RunAnswers> => answersOfRun(trx, { studentId, topic, runId: earlier?.id ?? runId })

/** Loads a topic's progress and whether the ledger has an entry with this key, in one query; null: not begun. */
export const findProgressAndPayment = async (
  trx: Transaction<Tables>,
  asked: Omit<Asked, 'runId'>,
): Promise<{ readonly progress: ProgressRow; readonly isPaid: boolean } | null> => {
  const [progress] = await progressAndPayment(trx, asked)
  return progress ? { progress, isPaid: progress.paid !== null } : null
}

const progressAndPayment = gathered<Omit<Asked, 'runId'>>()((db, value) =>
  db
    .selectFrom('progress')
    .selectAll()
    .select(paidAmount(db, value.studentId, value.paymentKey).as('paid'))
    .where('studentId', '=', value.studentId)
    .where('progressKey', '=', value.progressKey),
)

/** An answer, and which question it is to. */
export interface NewAnswer extends RunAnswer {
  readonly position: number
  readonly asked: Pick<Question, 'id' | 'objective' | 'version'>
  /** The student's day. */
  readonly day: Day
  /** Its place in the log. */
  readonly sequence: number
}

/**
 * Adds the answer to the log, and saves what the topic's progress is with it.
 * @param run how the run stands with this answer
 */
export const saveAnswer = async (
  trx: Transaction<Tables>,
  { progress, earlier }: RunStanding,
  { asked, ...answer }: NewAnswer,
  run: RunState,
  after: Counts,
): Promise<void> => {
  const { studentId, progressKey, topic } = progress
  const { answered, firstRight } = progress
  const attempt = addAttempt(
    trx,
    {
      studentId,
      topic,
      questionId: asked.id,
      answeredAt: answer.answeredAt,
      day: answer.day,
      sequence: answer.sequence,
      place: 'run',
      sittingId: earlier?.id ?? progress.runId,
      objective: asked.objective,
      version: versionOf(asked),
      chosen: answer.chosen,
      isCorrect: answer.correct ? 1 : 0,
      earned: answer.question,
      bonus: answer.bonus,
      isLimited: answer.limited ? 1 : 0,
    },
    { isFirst: after.answered > answered, answered, firstRight },
  )
  const counted = earlier
    ? saveProgress(trx, { studentId, progressKey, topic, ...after })
    : updateProgress(trx, { studentId, progressKey, ...standingColumns(run), ...after })
  await Promise.all([attempt, counted])
}

const updateProgress = gathered<
  Omit<ProgressRow, 'topic' | 'runId' | 'runNumber' | 'runStartedAt' | keyof TypedStanding>
>({ integers: [...counted, 'runAnswered', 'runPassed', 'runCorrect', 'runInARow', 'runEarned'] })(
  (db, value) => {
    const { runAnswered, runPassed, runCorrect, runInARow, runEarned } = value
    return db
      .updateTable('progress')
      .set({ ...countsOf(value), runAnswered, runPassed, runCorrect, runInARow, runEarned })
      .where('studentId', '=', value.studentId)
      .where('progressKey', '=', value.progressKey)
  },
)
