// Who is asking: the bearer token, looked up with one indexed query (the library's own look-up costs about 0.9 ms).
// Nothing is cached, so a token is worthless the moment its session is gone.
import type { Database } from './storage/database.ts'
import { prepared } from './storage/prepared.ts'

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
  { reader }: Database,
  token: string,
  now: number,
): Promise<Student | undefined> => {
  const [student] = await bySession(reader, { token, now: new Date(now).toISOString() })
  return student
}

const bySession = prepared<{ token: string; now: string }>()((db, { token, now }) =>
  db.selectFrom('session').select('userId as id').where('token', '=', token).where('expiresAt', '>', now),
)

/** Whether the administrator's tool exists for this student (decision 6). */
export const isAdministrator = async ({ reader }: Database, { id }: Student): Promise<boolean> => {
  const [row] = await administratorFlag(reader, { id })
  return row?.isAdministrator === 1
}

const administratorFlag = prepared<{ id: string }>()((db, { id }) =>
  db.selectFrom('student').select('isAdministrator').where('id', '=', id),
)
