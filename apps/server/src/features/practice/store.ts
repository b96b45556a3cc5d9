// The tables of practising: runs, the attempts in them, and the progress that remains.
import { newRun, type Progress, type RunState } from '@toron/domain/practice/answer.ts'
import { topicOf } from '@toron/domain/practice/question-id.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { AttemptTable, ProgressTable, RunTable, Tables } from '../../platform/storage/tables.ts'
import { isPaid, paidAmount } from '../rewards/store.ts'

export type RunRow = Selectable<RunTable>
export type AttemptRow = Selectable<AttemptTable>
export type ProgressRow = Selectable<ProgressTable>

/** The newest run of a topic, finished or not. */
export const latestRun = (
  trx: Kysely<Tables>,
  studentId: string,
  topic: string,
): Promise<RunRow | undefined> =>
  trx
    .selectFrom('run')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('topic', '=', topic)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const addRun = async (trx: Transaction<Tables>, run: RunRow): Promise<void> => {
  await trx.insertInto('run').values(run).execute()
}

/** A run as it stands, and the progress of its topic: null when nothing in the topic has ever been answered. */
export interface Standing {
  readonly topic: string
  readonly run: RunState
  readonly progress: Progress | null
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
 * Loads all that an answer is decided by, in one query unless it is the first answer of its run; undefined when the student
 * has no such run.
 */
export const findStanding = async (trx: Transaction<Tables>, asked: Asked): Promise<Standing | undefined> => {
  const [begun] = await standingOfRun(trx, asked)
  if (!begun) return standingOfNewRun(trx, asked)
  const { answered, correct, lastIndex, recentStreak, latest } = begun
  return {
    topic: topicOf(begun.questionId),
    run: runAfter(begun),
    progress:
      answered === null || correct === null || lastIndex === null || recentStreak === null || latest === null
        ? null
        : { answered, correct, lastIndex, recentStreak, latest },
    isPaid: begun.paid !== null,
  }
}

/** As its latest attempt left it. */
const standingOfRun = prepared<Asked>()((db, value) =>
  db
    .selectFrom('attempt')
    .leftJoin('progress', (join) =>
      join
        .onRef('progress.studentId', '=', 'attempt.studentId')
        .on('progress.progressKey', '=', value.progressKey),
    )
    .select(['attempt.questionId', 'attempt.runAnswered', 'attempt.runCorrect', 'attempt.runInARow'])
    .select(['attempt.runEarned', 'progress.answered', 'progress.correct', 'progress.lastIndex'])
    .select(['progress.recentStreak', 'progress.latest'])
    .select(paidAmount(db, value.studentId, value.paymentKey).as('paid'))
    .where('attempt.studentId', '=', value.studentId)
    .where('attempt.runId', '=', value.runId)
    .orderBy('attempt.questionId', 'desc')
    .limit(1),
)

const standingOfNewRun = async (trx: Transaction<Tables>, asked: Asked): Promise<Standing | undefined> => {
  const { studentId, progressKey, paymentKey } = asked
  const [[run], progress = null, paid] = await Promise.all([
    topicOfRun(trx, asked),
    findProgress(trx, studentId, progressKey),
    isPaid(trx, studentId, paymentKey),
  ])
  return run && { topic: run.topic, run: newRun, progress, isPaid: paid }
}

const topicOfRun = prepared<Pick<Asked, 'studentId' | 'runId'>>()((db, { studentId, runId }) =>
  db.selectFrom('run').select('topic').where('studentId', '=', studentId).where('id', '=', runId),
)

/** How a run stands after an attempt; before the first one there is none. */
export const runAfter = (
  attempt: Pick<AttemptRow, 'runAnswered' | 'runCorrect' | 'runInARow' | 'runEarned'> | undefined,
): RunState => ({
  answered: attempt?.runAnswered ?? 0,
  correct: attempt?.runCorrect ?? 0,
  inARow: attempt?.runInARow ?? 0,
  earned: attempt?.runEarned ?? 0,
})

/** In the order of the topic. */
export const attemptsOf = (
  db: Kysely<Tables>,
  { studentId, id }: Pick<RunRow, 'studentId' | 'id'>,
): Promise<AttemptRow[]> =>
  db
    .selectFrom('attempt')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('runId', '=', id)
    .orderBy('questionId')
    .execute()

export const findAttempt = (
  trx: Transaction<Tables>,
  studentId: string,
  runId: string,
  questionId: string,
): Promise<AttemptRow> =>
  trx
    .selectFrom('attempt')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('runId', '=', runId)
    .where('questionId', '=', questionId)
    .executeTakeFirstOrThrow()

export const addAttempt = async (trx: Transaction<Tables>, attempt: AttemptRow): Promise<void> => {
  await insertAttempt(trx, attempt)
}

const insertAttempt = prepared<AttemptRow>()((db, value) =>
  db.insertInto('attempt').values({
    studentId: value.studentId,
    runId: value.runId,
    questionId: value.questionId,
    chosen: value.chosen,
    correct: value.correct,
    earnedQuestion: value.earnedQuestion,
    earnedBonus: value.earnedBonus,
    alreadyPaidToday: value.alreadyPaidToday,
    answeredAt: value.answeredAt,
    runAnswered: value.runAnswered,
    runCorrect: value.runCorrect,
    runInARow: value.runInARow,
    runEarned: value.runEarned,
  }),
)

export const findProgress = async (
  trx: Transaction<Tables>,
  studentId: string,
  progressKey: string,
): Promise<ProgressRow | undefined> => (await progressOfTopic(trx, { studentId, progressKey }))[0]

const progressOfTopic = prepared<{ studentId: string; progressKey: string }>()((db, value) =>
  db
    .selectFrom('progress')
    .selectAll()
    .where('studentId', '=', value.studentId)
    .where('progressKey', '=', value.progressKey),
)

export const saveProgress = async (trx: Transaction<Tables>, progress: ProgressRow): Promise<void> => {
  await upsertProgress(trx, progress)
}

const upsertProgress = prepared<ProgressRow>()((db, value) => {
  const fields = {
    answered: value.answered,
    correct: value.correct,
    lastIndex: value.lastIndex,
    recentStreak: value.recentStreak,
    latest: value.latest,
    totalQuestions: value.totalQuestions,
  }
  return db
    .insertInto('progress')
    .values({ studentId: value.studentId, progressKey: value.progressKey, topic: value.topic, ...fields })
    .onConflict((conflict) => conflict.columns(['studentId', 'progressKey']).doUpdateSet(fields))
})

/** The progress of every topic that the student has begun. */
export const allProgress = (db: Kysely<Tables>, studentId: string): Promise<ProgressRow[]> =>
  progressOfStudent(db, { studentId })

const progressOfStudent = prepared<{ studentId: string }>()((db, { studentId }) =>
  db.selectFrom('progress').selectAll().where('studentId', '=', studentId).orderBy('progressKey'),
)
