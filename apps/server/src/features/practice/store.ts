// The tables of practising: runs, the attempts in them, and the progress that remains.
import type { RunState } from '@toron/domain/practice/answer.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { AttemptTable, ProgressTable, RunTable, Tables } from '../../platform/storage/tables.ts'

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

export const findRun = async (
  trx: Transaction<Tables>,
  studentId: string,
  id: string,
): Promise<RunRow | undefined> => (await runById(trx, { studentId, id }))[0]

const runById = prepared<{ studentId: string; id: string }>()((db, value) =>
  db.selectFrom('run').selectAll().where('studentId', '=', value.studentId).where('id', '=', value.id),
)

export const saveRun = async (
  trx: Transaction<Tables>,
  { studentId, id }: RunRow,
  run: RunState,
): Promise<void> => {
  await updateRun(trx, { ...run, studentId, id })
}

const updateRun = prepared<RunState & { studentId: string; id: string }>()((db, value) =>
  db
    .updateTable('run')
    .set({
      answered: value.answered,
      correct: value.correct,
      inARow: value.inARow,
      earned: value.earned,
    })
    .where('studentId', '=', value.studentId)
    .where('id', '=', value.id),
)

export const attemptsOf = (db: Kysely<Tables>, { studentId, id }: RunRow): Promise<AttemptRow[]> =>
  db
    .selectFrom('attempt')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('runId', '=', id)
    .orderBy('questionId')
    .execute()

export const findAttempt = (
  trx: Transaction<Tables>,
  { studentId, id }: RunRow,
  questionId: string,
): Promise<AttemptRow> =>
  trx
    .selectFrom('attempt')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('runId', '=', id)
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
