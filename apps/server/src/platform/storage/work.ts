// What a transaction is asked to do.
import type { Transaction } from 'kysely'
import type { StudentRow, Tables } from './tables.ts'

/** Inside, only the transaction may be waited for: no hashing, no HTTP, no timers. It may be run more than once. */
export type Work<T> = (trx: Transaction<Tables>) => Promise<T>

/** The same, holding the student's lock; `student` is the row as it now stands. */
export type StudentWork<T> = (trx: Transaction<Tables>, student: StudentRow) => Promise<T>

/** The same for many items at once; returns one result for each, in order. */
export type WorkTogether<Item, Result> = (
  trx: Transaction<Tables>,
  items: readonly Item[],
) => Promise<readonly Result[]>
