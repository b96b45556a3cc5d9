// Who is using the app: a visitor, or a student with a token. Signing in and out go through here, so that the token
// and the cached student always change together.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import { call } from './api.ts'
import { logFailure } from './failures.ts'
import { messages } from './messages.ts'
import { meQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { noteStudent, studentId } from './student-id.ts'
import { setToken, useToken } from './token.ts'

/** Whether there is a session; the first call drops a token that the server no longer knows. */
export const useIsStudent = (): boolean => useToken() !== null

/** The signed-in student's own document; idle for a visitor. */
export const useMe = (): UseQueryResult<Me> => {
  const isStudent = useIsStudent()
  return useQuery({ ...meQuery, enabled: isStudent })
}

/** Begins a session with the reply to sign-in or sign-up. */
export const beginSession = ({ token, me }: { token: string; me: Me }): void => {
  setToken(token)
  queryClient.setQueryData(meQuery.queryKey, noteStudent(me))
}

/** Ends the session on this device, after the server has ended it. */
export const endSession = (): void => {
  forgetStudent()
  setToken(null)
}

/** What was read of the student leaves this device; what is unsent stays until they sign in again. */
const forgetStudent = (): void => {
  const student = studentId()
  if (student !== null)
    void import('./offline/leave.ts').then(
      ({ leave }) => leave(student),
      () => undefined,
    )
}

/** Signs out, after asking if something is unsent. @param then is called once it is decided */
export const leave = async (then: () => void): Promise<void> => {
  const isSure = await import('./offline/leaving.ts').then(
    ({ mayLeave }) => mayLeave(),
    () => true,
  )
  if (!isSure) return
  void signOut()
  then()
}

/** Ends the session on this device at once, and on the server; if that call fails, this device is signed out anyway. */
const signOut = async (): Promise<void> => {
  const request = call('POST /api/account/sign-out').catch((error: unknown) =>
    logFailure(messages.console.logoutNotHeard, error),
  )
  forgetStudent()
  setToken(null)
  await request
}

/** Writes the balance of a reply into the cached student. */
export const setBalance = (skizies: number): void => {
  queryClient.setQueryData(meQuery.queryKey, (me) => (me ? { ...me, skizies } : me))
}
