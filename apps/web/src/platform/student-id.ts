// Whose device this is: the id of the student of the session, known without a network once the server has said it.
import { readStored, store } from './storage.ts'
import { getToken } from './token.ts'

/** Enough of a token to tell sessions apart, too little to use one. */
export const ownerOf = (token: string): string => token.slice(0, 12)

export const noteStudent = <Student extends { readonly id: string }>(me: Student): Student => {
  const token = getToken()
  if (token !== null) store('student', `${ownerOf(token)} ${me.id}`)
  return me
}

/** The student who is signed in; null for a visitor, and in a session that the server has not answered yet. */
export const studentId = (): string | null => {
  const token = getToken()
  const [owner, id] = readStored('student')?.split(' ') ?? []
  return token !== null && owner === ownerOf(token) ? (id ?? null) : null
}
