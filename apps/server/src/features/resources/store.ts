// The table of unlocked resources.
import type { Kysely, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'

export const isUnlocked = async (db: Kysely<Tables>, studentId: string, path: string): Promise<boolean> =>
  (await unlockOf(db, { studentId, path })).length > 0

const unlockOf = prepared<{ studentId: string; path: string }>()((db, value) =>
  db
    .selectFrom('unlock')
    .select('path')
    .where('studentId', '=', value.studentId)
    .where('path', '=', value.path),
)

export const addUnlock = async (
  trx: Transaction<Tables>,
  studentId: string,
  path: string,
  now: number,
): Promise<void> => {
  await trx.insertInto('unlock').values({ studentId, path, unlockedAt: now }).execute()
}

/** The paths of everything that a student has unlocked, in alphabetical order. */
export const unlockedPaths = async (db: Kysely<Tables>, studentId: string): Promise<string[]> =>
  (await unlocksOf(db, { studentId })).map(({ path }) => path)

const unlocksOf = prepared<{ studentId: string }>()((db, { studentId }) =>
  db.selectFrom('unlock').select('path').where('studentId', '=', studentId).orderBy('path'),
)
