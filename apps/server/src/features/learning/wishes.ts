// Questions that a student has put into Tonight, such as those missed in a paper. A wish ends when its question is answered there.
import type { Kysely, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'

/**
 * Puts questions into the next nights; one that is wished for already keeps its place. Returns false, with nothing written, for a
 * student without a plan, who has no Tonight. @param now epoch milliseconds
 */
export const wishFor = async (
  trx: Transaction<Tables>,
  { id: studentId, memoryBasis }: Pick<StudentRow, 'id' | 'memoryBasis'>,
  questionIds: readonly string[],
  now: number,
): Promise<boolean> => {
  if (memoryBasis === '') return false
  for (const questionId of new Set(questionIds)) {
    await trx
      .insertInto('wish')
      .values({ studentId, questionId, wishedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return true
}

/** The oldest first. */
export const wishesOf = async (db: Kysely<Tables>, studentId: string): Promise<string[]> =>
  (await wishRows(db, { studentId })).map(({ questionId }) => questionId)

const wishRows = prepared<{ studentId: string }>()((db, { studentId }) =>
  db
    .selectFrom('wish')
    .select('questionId')
    .where('studentId', '=', studentId)
    .orderBy('wishedAt')
    .orderBy('questionId'),
)

export const endWish = async (
  trx: Transaction<Tables>,
  studentId: string,
  questionId: string,
): Promise<void> => {
  await trx
    .deleteFrom('wish')
    .where('studentId', '=', studentId)
    .where('questionId', '=', questionId)
    .execute()
}

export const forgetWishes = async (trx: Transaction<Tables>, studentId: string): Promise<void> => {
  await trx.deleteFrom('wish').where('studentId', '=', studentId).execute()
}
