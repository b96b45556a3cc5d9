// An identity as the features see it.
import type { Kysely } from 'kysely'
import type { Database } from '../storage/database.ts'
import { gathered } from '../storage/gathered.ts'
import type { StudentRow, Tables } from '../storage/tables.ts'

export interface Identity {
  readonly userId: string
  readonly email: string
  readonly emailConfirmed: boolean
  /** The student's current display name. */
  readonly name: string
  readonly isAnonymous: boolean
  /** Epoch milliseconds. */
  readonly madeAt: number
  /** The number of the state that it was found in. */
  readonly version: number
}

export const findIdentity = async (
  { reader }: Database,
  who: { readonly userId: string } | { readonly email: string },
): Promise<Identity | null> => {
  const [column, value] =
    'userId' in who ? (['user.id', who.userId] as const) : (['email', who.email] as const)
  const row = await reader
    .selectFrom('user')
    .leftJoin('student', 'student.id', 'user.id')
    .select(['user.id', 'user.name', 'email', 'emailVerified', 'displayName', 'isAnonymous'])
    .select(['user.createdAt', 'securityVersion'])
    .where(column, '=', value)
    .executeTakeFirst()
  return row
    ? {
        userId: row.id,
        email: row.email,
        emailConfirmed: Boolean(row.emailVerified),
        name: row.displayName ?? row.name,
        isAnonymous: row.isAnonymous === 1,
        madeAt: new Date(row.createdAt).getTime(),
        version: row.securityVersion,
      }
    : null
}

/** How an identity signs in. */
export interface Login {
  readonly email: string
  readonly emailConfirmed: boolean
  readonly hasPassword: boolean
}

/** A student and how they sign in, by one query. */
export const studentWithLogin = async (
  db: Kysely<Tables>,
  id: string,
): Promise<{ readonly student: StudentRow; readonly login: Login } | undefined> => {
  const [student] = await rowWithLogin(db, { id })
  if (!student) return undefined
  const { email, emailVerified, credentialId } = student
  const login = { email, emailConfirmed: Boolean(emailVerified), hasPassword: credentialId !== null }
  return { student, login }
}

const rowWithLogin = gathered<{ id: string }>()((db, { id }) =>
  db
    .selectFrom('user')
    .innerJoin('student', 'student.id', 'user.id')
    .leftJoin('account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
    )
    .selectAll('student')
    .select(['user.email', 'user.emailVerified', 'account.id as credentialId'])
    .where('user.id', '=', id),
)

/** So many identities in the order of their ids, from the one after this id on; empty: from the first. */
export const identitiesAfter = (db: Kysely<Tables>, userId: string, most: number) =>
  db.selectFrom('user').select(['id', 'name']).where('id', '>', userId).orderBy('id').limit(most).execute()
