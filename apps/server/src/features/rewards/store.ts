// The till: the one place that moves Skizies, always inside the student's own transaction.
import { enter, type LedgerHead, type Payment } from '@toron/domain/rewards/ledger.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { LedgerEntryTable, StudentRow, Tables } from '../../platform/storage/tables.ts'

/** Which of these natural keys the student's ledger has already. */
export const paidKeys = async (
  trx: Transaction<Tables>,
  studentId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await trx
    .selectFrom('ledgerEntry')
    .select('key')
    .where('studentId', '=', studentId)
    .where('key', 'in', keys)
    .execute()
  return new Set(rows.map((row) => row.key))
}

/**
 * Enters payments into the ledger and carries the balance along. `student` is the row locked by `write`.
 * Gives the new balance, in Skizies. A key that is there already is a fault: the database refuses it.
 */
export const post = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  payments: readonly Payment[],
  now: number,
): Promise<number> => {
  if (payments.length === 0) return student.skizies
  const before: LedgerHead = { balance: student.skizies, number: student.ledgerNumber }
  const { entries, head } = enter(before, payments)
  await trx
    .insertInto('ledgerEntry')
    .values(entries.map((entry) => ({ ...entry, studentId: student.id, at: now })))
    .execute()
  await trx
    .updateTable('student')
    .set({ skizies: head.balance, ledgerNumber: head.number })
    .where('id', '=', student.id)
    .execute()
  return head.balance
}

/** A page of the ledger, newest first. @param before entries with smaller numbers only */
export const loadEntries = (
  db: Kysely<Tables>,
  studentId: string,
  before: number | undefined,
  limit: number,
): Promise<Selectable<LedgerEntryTable>[]> => {
  const all = db.selectFrom('ledgerEntry').selectAll().where('studentId', '=', studentId)
  const page = before === undefined ? all : all.where('number', '<', before)
  return page.orderBy('number', 'desc').limit(limit).execute()
}
