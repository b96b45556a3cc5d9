// The table of unlocked resources.
import type { Kysely, Transaction } from 'kysely'
import { gathered } from '../../platform/storage/gathered.ts'
import type { Tables } from '../../platform/storage/tables.ts'

export const isUnlocked = async (db: Kysely<Tables>, studentId: string, path: string): Promise<boolean> =>
  (await unlockOf(db, { studentId, path })).length > 0

const unlockOf = gathered<{ studentId: string; path: string }>()((db, value) =>
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
  await insertUnlock(trx, { studentId, path, unlockedAt: now })
}

const insertUnlock = gathered<Tables['unlock']>({ integers: ['unlockedAt'] })(
  (db, { studentId, path, unlockedAt }) => db.insertInto('unlock').values({ studentId, path, unlockedAt }),
)

/** The paths of everything that a student has unlocked, in alphabetical order. */
export const unlockedPaths = async (db: Kysely<Tables>, studentId: string): Promise<string[]> =>
  (await unlocksOf(db, { studentId })).map(({ path }) => path)

const unlocksOf = gathered<{ studentId: string }>()((db, { studentId }) =>
  db.selectFrom('unlock').select('path').where('studentId', '=', studentId).orderBy('path'),
)
