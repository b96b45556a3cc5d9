// A student's lock: the student's row, selected for a change. Whoever holds it is the only one to change that student's books
// until the transaction ends.
import type { Kysely, Transaction } from 'kysely'
import { SignInRequired } from '../errors.ts'
import { gathered } from './gathered.ts'
import { isShared } from './own-handle.ts'
import { prepared } from './prepared.ts'
import type { StudentRow, Tables } from './tables.ts'
import type { StudentWork } from './work.ts'

/**
 * Takes a student's lock until the transaction ends, for a change that touches a second student's books. The order is
 * always from the invited to the one who invited them, who joined earlier, so no two wait for each other.
 */
export const lockStudent = async (
  trx: Transaction<Tables>,
  studentId: string,
): Promise<StudentRow | undefined> => {
  // There a work of that other student may be under way, with the row as it was before.
  if (isShared(trx)) throw new NeedsOwnTransaction('Begun again in a transaction of its own.')
  return (await lock(trx, { id: studentId }))[0]
}

/** Thrown by a work in a shared transaction; it is then done alone. */
export class NeedsOwnTransaction extends Error {}

const rowOf = (db: Kysely<Tables>, { id }: { id: string }) =>
  db.selectFrom('student').selectAll().where('id', '=', id)

const lock = prepared<{ id: string }>()((db, value, kit) => kit.locked(rowOf(db, value)))

/** Runs `work` with the student's lock. @throws SignInRequired when there is no such student */
export const withLock = async <T>(
  trx: Transaction<Tables>,
  studentId: string,
  work: StudentWork<T>,
): Promise<T> => {
  const student = await lockStudent(trx, studentId)
  if (!student) throw new SignInRequired()
  return work(trx, student)
}

/** Takes the locks of several students, in one order everywhere. Returns the rows of those that there are, by id. */
export const lockStudents = async (
  trx: Transaction<Tables>,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, StudentRow>> => {
  return lockEach(trx, [...new Set(studentIds)].sort(), lockNext)
}

const lockNext = gathered<{ id: string }>()((db, value, kit) => kit.locked(rowOf(db, value)))

/** Takes the locks of those students whose locks nobody else holds. Returns their rows, by id. For PostgreSQL. */
export const lockFree = async (
  trx: Transaction<Tables>,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, StudentRow>> => {
  return lockEach(trx, studentIds, lockIfFree)
}

const lockIfFree = gathered<{ id: string }>()((db, value) => rowOf(db, value).forUpdate().skipLocked())

const lockEach = async (
  trx: Transaction<Tables>,
  studentIds: readonly string[],
  one: (trx: Transaction<Tables>, value: { id: string }) => Promise<readonly StudentRow[]>,
): Promise<ReadonlyMap<string, StudentRow>> => {
  const found = await Promise.all(studentIds.map((id) => one(trx, { id })))
  return new Map(found.flat().map((row) => [row.id, row]))
}
