// Signed-in students inserted straight into a database: hashing a password for each would take seconds.
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addStudent } from '../features/account/store.ts'
import { newId } from '../platform/storage/new-id.ts'
import type { Dialect } from '../platform/storage/portable.ts'
import type { Tables } from '../platform/storage/tables.ts'

export interface SignedInStudent {
  readonly id: string
  readonly token: string
}

/** Adds the identity, a session that ends at `sessionEnds`, and the student. Times are epoch milliseconds. */
export const addSignedInStudent = async (
  trx: Transaction<Tables>,
  dialect: Dialect,
  { name, timeZone, now, sessionEnds }: { name: string; timeZone: string; now: number; sessionEnds: number },
): Promise<SignedInStudent> => {
  const id = newId()
  const token = randomUUID()
  const at = new Date(now).toISOString()
  const times = { createdAt: at, updatedAt: at }
  const emailVerified = dialect === 'sqlite' ? 0 : false
  await trx
    .insertInto('user')
    .values({ id, email: `${id}@example.com`, name, emailVerified, ...times })
    .execute()
  const expiresAt = new Date(sessionEnds).toISOString()
  await trx
    .insertInto('session')
    .values({ token, userId: id, expiresAt, id: newId(), ...times })
    .execute()
  await addStudent(trx, { id, name, timeZone }, now, Math.random)
  return { id, token }
}
