// The table of words to students about questions: each is shown until it is put away, and stays in the export.
import type { News } from '@toron/contract/questions.ts'
import type { Payment } from '@toron/domain/rewards/ledger.ts'
import type { Kysely, Transaction } from 'kysely'
import { prepared } from '../../platform/storage/prepared.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { addEntries, isPaid } from '../rewards/store.ts'
import type { QuestionVersion } from './rulings.ts'

/** Pays a student whose lock is held for a question, with a word about it, unless this was paid before. */
export const payWithWord = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  kind: News['kind'],
  { questionId, version }: QuestionVersion,
  payment: Payment,
  now: number,
): Promise<boolean> => {
  if (await isPaid(trx, student.id, payment.key)) return false
  await addEntries(trx, student, [payment], now)
  const word = { questionId, version, kind, amount: payment.amount, at: now, seenAt: 0 }
  await trx
    .insertInto('questionNews')
    .values({ studentId: student.id, ...word })
    .execute()
  return true
}

/** What the student has not put away, the first first. */
export const unseenNews = async (db: Kysely<Tables>, studentId: string): Promise<News[]> =>
  (await unseenOf(db, { studentId })) as News[]

const unseenOf = prepared<{ studentId: string }>()((db, { studentId }) =>
  db
    .selectFrom('questionNews')
    .select(['questionId', 'version', 'kind', 'amount', 'at'])
    .where('studentId', '=', studentId)
    .where('seenAt', '=', 0)
    .orderBy('at')
    .orderBy('questionId'),
)

export const markSeen = async (
  trx: Transaction<Tables>,
  studentId: string,
  upTo: number,
  now: number,
): Promise<void> => {
  await trx
    .updateTable('questionNews')
    .set({ seenAt: now })
    .where('studentId', '=', studentId)
    .where('seenAt', '=', 0)
    .where('at', '<=', upTo)
    .execute()
}
