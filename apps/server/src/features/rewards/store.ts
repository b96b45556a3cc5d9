// The till: the one place that moves Skizies, always inside the student's own transaction.
import { type DayPaid, paidAfter } from '@toron/domain/rewards/day-limit.ts'
import { appendEntries, type LedgerHead, type Payment, type Reason } from '@toron/domain/rewards/ledger.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { gathered } from '../../platform/storage/gathered.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'

type LedgerEntryRow = Selectable<Tables['ledgerEntry']>

/** Whether the student's ledger has an entry with this natural key already. */
export const isPaid = async (trx: Transaction<Tables>, studentId: string, key: string): Promise<boolean> =>
  (await entryWithKey(trx, { studentId, key })).length > 0

/** The same as a part of another query, for who asks the database anyway: null when there is no such entry. */
export const paidAmount = (db: Kysely<Tables>, studentId: string, key: string) =>
  db
    .selectFrom('ledgerEntry')
    .select('ledgerEntry.amount')
    .where('ledgerEntry.studentId', '=', studentId)
    .where('ledgerEntry.key', '=', key)

const entryWithKey = gathered<{ studentId: string; key: string }>()((db, { studentId, key }) =>
  paidAmount(db, studentId, key),
)

/** What an answer changes in the student's own row beside the balance. */
export type AnswerColumns = Pick<
  StudentRow,
  | 'questionsAnswered'
  | 'questionsPractised'
  | 'topicsStarted'
  | 'attempts'
  | 'badges'
  | 'mathsPacedAt'
  | 'isReviewDue'
>

/**
 * Enters payments into the ledger and carries the balance along. `student` is the row locked by `write`; what else of
 * it changes is saved by the same statement. Returns the new balance, in Skizies.
 * A key that is there already is a fault: the database refuses it.
 */
export const addEntries = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  payments: readonly Payment[],
  now: number,
  standing: AnswerColumns = student,
): Promise<number> => {
  if (payments.length === 0 && standing === student) return student.skizies
  const before: LedgerHead = { balance: student.skizies, number: student.ledgerNumber }
  const { entries, head } = appendEntries(before, payments)
  const { questionsAnswered, questionsPractised, topicsStarted, attempts } = standing
  const { badges, mathsPacedAt, isReviewDue } = standing
  const counts = { questionsAnswered, questionsPractised, topicsStarted, attempts }
  await Promise.all([
    ...entries.map((entry) => addEntry(trx, { ...entry, studentId: student.id, at: now })),
    saveAnswerColumns(trx, {
      studentId: student.id,
      ...head,
      ...paidAfter(student, payments),
      ...counts,
      badges,
      mathsPacedAt,
      isReviewDue,
    }),
  ])
  return head.balance
}

// Stryker disable ArrayDeclaration,StringLiteral: which values are whole numbers matters to PostgreSQL alone.
const addEntry = gathered<LedgerEntryRow>({ integers: ['number', 'amount', 'balanceAfter', 'at'] })(
  (db, value) =>
    db.insertInto('ledgerEntry').values({
      studentId: value.studentId,
      number: value.number,
      key: value.key,
      amount: value.amount,
      reason: value.reason,
      about: value.about,
      balanceAfter: value.balanceAfter,
      at: value.at,
    }),
)

const saveAnswerColumns = gathered<LedgerHead & DayPaid & AnswerColumns & { studentId: string }>({
  integers: [
    'balance',
    'number',
    'paidToday',
    'questionsAnswered',
    'questionsPractised',
    'topicsStarted',
    'attempts',
    'mathsPacedAt',
    'isReviewDue',
  ],
  // Stryker restore ArrayDeclaration,StringLiteral
})((db, value) =>
  db
    .updateTable('student')
    .set({
      skizies: value.balance,
      ledgerNumber: value.number,
      paidOn: value.paidOn,
      paidToday: value.paidToday,
      questionsAnswered: value.questionsAnswered,
      questionsPractised: value.questionsPractised,
      topicsStarted: value.topicsStarted,
      attempts: value.attempts,
      badges: value.badges,
      mathsPacedAt: value.mathsPacedAt,
      isReviewDue: value.isReviewDue,
    })
    .where('id', '=', value.studentId),
)

/** A page of the ledger, newest first. @param before entries with smaller numbers only */
export const loadEntries = (
  db: Kysely<Tables>,
  studentId: string,
  before: number | undefined,
  limit: number,
): Promise<LedgerEntryRow[]> => {
  const all = db.selectFrom('ledgerEntry').selectAll().where('studentId', '=', studentId)
  const page = before === undefined ? all : all.where('number', '<', before)
  return page.orderBy('number', 'desc').limit(limit).execute()
}

/** The whole ledger, the first entry first. */
export const allEntries = (db: Kysely<Tables>, studentId: string): Promise<LedgerEntryRow[]> =>
  db.selectFrom('ledgerEntry').selectAll().where('studentId', '=', studentId).orderBy('number').execute()

/** The moments at which the student was paid for this reason. */
export const momentsPaid = async (
  db: Kysely<Tables>,
  studentId: string,
  reason: Reason,
): Promise<number[]> => {
  const entries = await db
    .selectFrom('ledgerEntry')
    .select('at')
    .where('studentId', '=', studentId)
    .where('reason', '=', reason)
    .execute()
  return entries.map(({ at }) => at)
}

/** Sets what the row carries of the ledger to what a repair has added up. */
export const restoreBalance = async (
  trx: Transaction<Tables>,
  studentId: string,
  { balance, number }: LedgerHead,
  { paidOn, paidToday }: DayPaid,
): Promise<void> => {
  await trx
    .updateTable('student')
    .set({ skizies: balance, ledgerNumber: number, paidOn, paidToday })
    .where('id', '=', studentId)
    .execute()
}
