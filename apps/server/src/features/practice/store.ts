// The tables of practising: runs, the attempts in them, and the progress that remains.
import type { Progress, RunState } from '@toron/domain/practice/answer.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AttemptTable, ProgressTable, RunTable, Tables } from '../../platform/storage/tables.ts'

export type RunRow = Selectable<RunTable>
export type AttemptRow = Selectable<AttemptTable>

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

export const findRun = (
  trx: Transaction<Tables>,
  studentId: string,
  id: string,
): Promise<RunRow | undefined> =>
  trx.selectFrom('run').selectAll().where('studentId', '=', studentId).where('id', '=', id).executeTakeFirst()

export const saveRun = async (
  trx: Transaction<Tables>,
  { studentId, id }: RunRow,
  { answered, correct, inARow, earned }: RunState,
): Promise<void> => {
  await trx
    .updateTable('run')
    .set({ answered, correct, inARow, earned })
    .where('studentId', '=', studentId)
    .where('id', '=', id)
    .execute()
}

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
  await trx.insertInto('attempt').values(attempt).execute()
}

export const findProgress = (
  trx: Transaction<Tables>,
  studentId: string,
  progressKey: string,
): Promise<Selectable<ProgressTable> | undefined> =>
  trx
    .selectFrom('progress')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('progressKey', '=', progressKey)
    .executeTakeFirst()

export const saveProgress = async (
  trx: Transaction<Tables>,
  key: { studentId: string; progressKey: string; topic: string },
  { answered, correct, lastIndex, recentStreak, latest }: Progress,
  totalQuestions: number,
): Promise<void> => {
  const fields = { answered, correct, lastIndex, recentStreak, latest, totalQuestions }
  await trx
    .insertInto('progress')
    .values({ ...key, ...fields })
    .onConflict((conflict) => conflict.columns(['studentId', 'progressKey']).doUpdateSet(fields))
    .execute()
}

export const allProgress = (db: Kysely<Tables>, studentId: string): Promise<Selectable<ProgressTable>[]> =>
  db.selectFrom('progress').selectAll().where('studentId', '=', studentId).orderBy('progressKey').execute()
