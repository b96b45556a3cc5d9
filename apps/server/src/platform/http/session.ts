// Who is asking: the bearer token, looked up with one indexed query (the library's own look-up costs about 0.9 ms).
// Sessions are cached only where their end is noticed at once, so a token is worthless the moment its session is gone.
import { findSession } from '../identity/sessions.ts'
import type { Database } from '../storage/database.ts'
import { prepared } from '../storage/prepared.ts'

export interface Student {
  readonly id: string
}

/** Returns the token of an `Authorization: Bearer …` header, or null. */
export const bearerToken = (header: string | undefined): string | null => {
  const match = /^Bearer ([\w.~+/=-]{1,256})$/i.exec(header ?? '')
  return match?.[1] ?? null
}

/** Returns the student of a session that has not expired. @param now epoch milliseconds */
export const findStudent = async (
  database: Database,
  token: string,
  now: number,
): Promise<Student | undefined> => {
  const session = await findSession(database, token, now)
  return session && session.ends > now ? { id: session.userId } : undefined
}

/** Whether the administrator's tool exists for this student (decision 6). */
export const isAdministrator = async ({ reader }: Database, { id }: Student): Promise<boolean> => {
  const [row] = await administratorFlag(reader, { id })
  return row?.isAdministrator === 1
}

const administratorFlag = prepared<{ id: string }>()((db, { id }) =>
  db.selectFrom('student').select('isAdministrator').where('id', '=', id),
)
