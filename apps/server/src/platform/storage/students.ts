// The table of students: every statement that makes or changes a row, but the till's, which carries the balance along.
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import { gathered } from './gathered.ts'
import type { StudentRow, Tables } from './tables.ts'

/** The row as it now stands, without its lock. */
export const studentRow = async (db: Kysely<Tables>, id: string): Promise<StudentRow | undefined> =>
  (await rowById(db, { id }))[0]

const rowById = gathered<{ id: string }>()((db, { id }) =>
  db.selectFrom('student').selectAll().where('id', '=', id),
)

/** Returns false, with nothing added, where the id or the referral code is somebody's. */
export const insertStudent = async (
  trx: Transaction<Tables>,
  row: Insertable<Tables['student']>,
): Promise<boolean> => {
  const added = await trx
    .insertInto('student')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** What only the till moves (`features/rewards/store.ts`). */
type OfTheTill = 'skizies' | 'ledgerNumber' | 'paidOn' | 'paidToday'

/** Changes the row of a student whose lock is held. */
export const changeStudent = async (
  trx: Transaction<Tables>,
  id: string,
  changes: Omit<Updateable<Tables['student']>, 'id' | OfTheTill>,
): Promise<void> => {
  await trx.updateTable('student').set(changes).where('id', '=', id).execute()
}

/** Changes what the friends know of whoever invited them with this code. */
export const changeInvited = async (
  trx: Transaction<Tables>,
  code: string,
  changes: Pick<Updateable<Tables['student']>, 'referredBy' | 'cameWith'>,
): Promise<void> => {
  await trx.updateTable('student').set(changes).where('referredBy', '=', code).execute()
}
