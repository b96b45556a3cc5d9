// Who is asking: the bearer token, looked up with one indexed query (the library's own look-up costs about 0.9 ms).
// Sessions are remembered only where their end is noticed at once, so a token is worthless the moment its session is gone.
import type { Database } from './storage/database.ts'
import { prepared } from './storage/prepared.ts'
import { remembered } from './storage/remembered.ts'

export interface Student {
  readonly id: string
}

/** The token of an `Authorization: Bearer …` header, or null. */
export const bearerToken = (header: string | undefined): string | null => {
  const match = /^Bearer ([\w.~+/=-]{1,256})$/i.exec(header ?? '')
  return match?.[1] ?? null
}

/** @param now epoch milliseconds; a session that has expired by then counts as none */
export const findStudent = async (
  database: Database,
  token: string,
  now: number,
): Promise<Student | undefined> => {
  const session = await sessionWith(database, token, now)
  return session && session.ends > now ? session.student : undefined
}

const sessionWith = remembered('session', async (db, token) => {
  const [row] = await bySession(db, { token })
  return row && { student: { id: row.userId }, ends: new Date(row.expiresAt).getTime() }
})

const bySession = prepared<{ token: string }>()((db, { token }) =>
  db.selectFrom('session').select(['userId', 'expiresAt']).where('token', '=', token),
)

/** Whether the administrator's tool exists for this student (decision 6). */
export const isAdministrator = async ({ reader }: Database, { id }: Student): Promise<boolean> => {
  const [row] = await administratorFlag(reader, { id })
  return row?.isAdministrator === 1
}

const administratorFlag = prepared<{ id: string }>()((db, { id }) =>
  db.selectFrom('student').select('isAdministrator').where('id', '=', id),
)
