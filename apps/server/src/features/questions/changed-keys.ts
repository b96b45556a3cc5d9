// The table of changed keys: how far the students concerned have been paid, so that a pass goes on after a crash.
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'
import type { QuestionVersion } from './rulings.ts'

export type ChangedKeyRow = Selectable<Tables['changedKey']>

export const findChangedKey = (
  db: Kysely<Tables>,
  { questionId, version }: QuestionVersion,
): Promise<ChangedKeyRow | undefined> =>
  db
    .selectFrom('changedKey')
    .selectAll()
    .where('questionId', '=', questionId)
    .where('version', '=', version)
    .executeTakeFirst()

export const saveChangedKey = async (trx: Transaction<Tables>, row: ChangedKeyRow): Promise<void> => {
  const { firstAt: _, ...place } = row
  await trx
    .insertInto('changedKey')
    .values(row)
    .onConflict((conflict) => conflict.columns(['questionId', 'version']).doUpdateSet(place))
    .execute()
}

/** The next ids of students after one, in order. */
export const studentsAfter = async (db: Kysely<Tables>, after: string, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('student')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
