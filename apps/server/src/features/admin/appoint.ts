// Appoints administrators, for the operator of the server. An unconfirmed address identifies no person, because anyone may
// have signed up with it. Such an account is named by its id instead, which its owner finds under Me.
import { findIdentity } from '../../platform/identity/identity.ts'
import { lockProven } from '../../platform/identity/rows.ts'
import type { Database } from '../../platform/storage/database.ts'
import { changeStudent, studentRow } from '../../platform/storage/students.ts'
import { transact } from '../../platform/storage/write.ts'
import { messages } from './messages.ts'

export interface Appointee {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailConfirmed: boolean
  /** Epoch milliseconds. */
  readonly madeAt: number
  readonly isAdministrator: boolean
  /** The number of the identity's state when it was read. */
  readonly version: number
}

/** @param idOrEmail an email address or an account id */
export const findAppointee = async (database: Database, idOrEmail: string): Promise<Appointee | null> => {
  const name = idOrEmail.toLowerCase()
  const identity = await findIdentity(database, idOrEmail.includes('@') ? { email: name } : { userId: name })
  const student = identity && (await studentRow(database.reader, identity.userId))
  if (!student) return null
  const { email, emailConfirmed, version } = identity
  const isAdministrator = student.isAdministrator === 1
  const { id, displayName, createdAt: madeAt } = student
  return { id, name: displayName, email, emailConfirmed, madeAt, isAdministrator, version }
}

/** Returns why the account cannot be appointed under this name, or null where it can. */
export const whyNotAppointed = (idOrEmail: string, { email, emailConfirmed }: Appointee): string | null =>
  idOrEmail.includes('@') && !emailConfirmed ? messages.unconfirmed(email) : null

/** @returns false, with nothing changed, when the identity has changed since it was read */
export const appoint = (
  database: Database,
  { id, email, version }: Appointee,
  isAdministrator: boolean,
): Promise<boolean> =>
  transact(database, async (trx) => {
    const identity = await lockProven(trx, { userId: id, version })
    if (identity?.email !== email) return false
    await changeStudent(trx, id, { isAdministrator: Number(isAdministrator) })
    return true
  })
