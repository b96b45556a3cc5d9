// The table of maths records: what is known of a student and a question.
import type { Kysely, Selectable, Transaction } from 'kysely'
import { gathered } from '../../../platform/storage/gathered.ts'
import type { Tables } from '../../../platform/storage/tables.ts'

export type MathsRecordRow = Selectable<Tables['mathsRecord']>

type RecordKey = Pick<MathsRecordRow, 'studentId' | 'topic' | 'questionId'>

const none = {
  latest: '',
  shownOn: '',
  solvedOn: '',
  marksEarned: null,
  isPractised: 0,
  leftAt: 0,
  leftBy: '',
}

export const findRecord = async (db: Kysely<Tables>, key: RecordKey): Promise<MathsRecordRow> => {
  const [row] = await recordOfQuestion(db, key)
  return row ?? { ...key, ...none }
}

const recordOfQuestion = gathered<RecordKey>()((db, { studentId, topic, questionId }) =>
  db
    .selectFrom('mathsRecord')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('topic', '=', topic)
    .where('questionId', '=', questionId),
)

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

/** How many students marked their work on each question, and the marks added up. */
export const marksOfQuestions = (db: Kysely<Tables>) =>
  db
    .selectFrom('mathsRecord')
    .select('questionId')
    .select((eb) => [
      eb.fn.count<number>('marksEarned').as('marked'),
      eb.fn.coalesce(eb.fn.sum<number>('marksEarned'), eb.lit(0)).as('marks'),
    ])
    .where('marksEarned', 'is not', null)
    .groupBy('questionId')
    .execute()

/** The records of every question that was left, a topic after the other. */
export const recordsOfLeft = (db: Kysely<Tables>, studentId: string): Promise<MathsRecordRow[]> =>
  db
    .selectFrom('mathsRecord')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('latest', '!=', '')
    .orderBy('topic')
    .orderBy('questionId')
    .execute()

export const saveRecord = async (trx: Transaction<Tables>, record: MathsRecordRow): Promise<void> => {
  await upsertRecord(trx, record)
}

const upsertRecord = gathered<MathsRecordRow>({ integers: ['marksEarned', 'isPractised', 'leftAt'] })(
  (db, value) => {
    const { studentId, topic, questionId } = value
    const { latest, shownOn, solvedOn, marksEarned, isPractised, leftAt, leftBy } = value
    const kept = { latest, shownOn, solvedOn, marksEarned, isPractised, leftAt, leftBy }
    return db
      .insertInto('mathsRecord')
      .values({ studentId, topic, questionId, ...kept })
      .onConflict((conflict) =>
        conflict.columns(['studentId', 'topic', 'questionId']).doUpdateSet((eb) => ({
          latest: eb.ref('excluded.latest'),
          shownOn: eb.ref('excluded.shownOn'),
          solvedOn: eb.ref('excluded.solvedOn'),
          marksEarned: eb.ref('excluded.marksEarned'),
          isPractised: eb.ref('excluded.isPractised'),
          leftAt: eb.ref('excluded.leftAt'),
          leftBy: eb.ref('excluded.leftBy'),
        })),
      )
  },
)
