// The table of maths records: what is known of a student and a question.
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { MathsRecordTable, Tables } from '../../../platform/storage/tables.ts'

export type MathsRecordRow = Selectable<MathsRecordTable>

const none = { latest: '', shownOn: '', marksEarned: null }

export const findRecord = async (
  db: Kysely<Tables>,
  key: Pick<MathsRecordRow, 'studentId' | 'topic' | 'questionId'>,
): Promise<MathsRecordRow> => {
  const row = await db
    .selectFrom('mathsRecord')
    .selectAll()
    .where('studentId', '=', key.studentId)
    .where('topic', '=', key.topic)
    .where('questionId', '=', key.questionId)
    .executeTakeFirst()
  return row ?? { ...key, ...none }
}

export const recordsOfTopic = (
  db: Kysely<Tables>,
  studentId: string,
  topic: string,
): Promise<MathsRecordRow[]> =>
  db
    .selectFrom('mathsRecord')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('topic', '=', topic)
    .orderBy('questionId')
    .execute()

export const saveRecord = async (trx: Transaction<Tables>, record: MathsRecordRow): Promise<void> => {
  const { latest, shownOn, marksEarned } = record
  await trx
    .insertInto('mathsRecord')
    .values(record)
    .onConflict((conflict) =>
      conflict.columns(['studentId', 'topic', 'questionId']).doUpdateSet({ latest, shownOn, marksEarned }),
    )
    .execute()
}

/** Remembers when a maths question was last paid, for the pace of the next one. */
export const savePaidAt = async (trx: Transaction<Tables>, studentId: string, now: number): Promise<void> => {
  await trx.updateTable('student').set({ mathsPaidAt: now }).where('id', '=', studentId).execute()
}
