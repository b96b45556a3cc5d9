// An identity as the features see it.
import type { Database } from '../storage/database.ts'

export interface Identity {
  readonly userId: string
  readonly email: string
  readonly emailConfirmed: boolean
  /** What the student is called now. */
  readonly name: string
  readonly isAnonymous: boolean
  /** Epoch milliseconds. */
  readonly madeAt: number
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
    .select('user.createdAt')
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
      }
    : null
}
