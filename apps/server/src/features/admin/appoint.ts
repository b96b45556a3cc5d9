// Making an account an administrator's, for whoever runs the server. An address that nobody confirmed names nobody: anyone
// may have signed up with it. Such an account is named by its id, which its owner reads under Me.
import type { Database } from '../../platform/storage/database.ts'
import { transact } from '../../platform/storage/write.ts'

export interface Appointee {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailConfirmed: boolean
  /** Epoch milliseconds. */
  readonly madeAt: number
  readonly isAdministrator: boolean
  /** The number of the state that the identity was found in. */
  readonly version: number
}

/** @param who an email address or an account id */
export const findAppointee = async ({ reader }: Database, who: string): Promise<Appointee | null> => {
  const row = await reader
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.id')
    .select(['user.id', 'displayName', 'email', 'emailVerified', 'student.createdAt', 'isAdministrator'])
    .select('securityVersion')
    .where(who.includes('@') ? 'email' : 'user.id', '=', who.toLowerCase())
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        name: row.displayName,
        email: row.email,
        emailConfirmed: Boolean(row.emailVerified),
        madeAt: row.createdAt,
        isAdministrator: row.isAdministrator === 1,
        version: row.securityVersion,
      }
    : null
}

/** Why this account cannot be appointed by what it was named by; null where it can. */
export const whyNotAppointed = (who: string, { email, emailConfirmed }: Appointee): string | null =>
  who.includes('@') && !emailConfirmed
    ? `Nobody has confirmed the address ${email}, so anybody may have signed up with it. Ask the person you mean to open the link in their letter, or to read you the account id under Me, and name the account by that.`
    : null

/** @returns false, with nothing changed, where the identity is no longer as it was found */
export const appoint = (
  database: Database,
  { id, email, version }: Appointee,
  isAdministrator: boolean,
): Promise<boolean> =>
  transact(database, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('student')
      .set({ isAdministrator: Number(isAdministrator) })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('user')
          .select('id')
          .where('id', '=', id)
          .where('email', '=', email)
          .where('securityVersion', '=', version),
      )
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  })
