// Who is using the app: a visitor, or a student with a token. Signing in and out pass through here, so that
// the token and the cached student always change together.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import { call } from './api.ts'
import type { ApiError } from './api-error.ts'
import { logFailure } from './failures.ts'
import { queryClient } from './query-client.ts'
import { setToken, useToken } from './token.ts'

export const meKey = ['me'] as const

/** Whether there is a session; a token that the server no longer knows is dropped by the first call. */
export const useIsStudent = (): boolean => useToken() !== null

/** The signed-in student's own document; idle for a visitor. */
export function useMe(): UseQueryResult<Me, ApiError> {
  const isStudent = useIsStudent()
  return useQuery<Me, ApiError>({
    queryKey: meKey,
    queryFn: ({ signal }) => call('GET /api/me', {}, signal),
    enabled: isStudent,
  })
}

/** Begins a session with what sign-in or sign-up answered. */
export function beginSession({ token, me }: { token: string; me: Me }): void {
  setToken(token)
  queryClient.setQueryData<Me>(meKey, me)
}

/** Ends the session here, where the server has ended it already. */
export const endSession = (): void => setToken(null)

/** Ends the session here at once; the server is told, and a lost message does no harm to this device. */
export async function signOut(): Promise<void> {
  const told = call('POST /api/account/sign-out').catch((error: unknown) =>
    logFailure('The server did not hear of the logout', error),
  )
  setToken(null)
  await told
}

/** Puts the balance of a verdict into the cache, which every part that shows it follows. */
export function setBalance(skizies: number): void {
  queryClient.setQueryData<Me>(meKey, (me) => (me ? { ...me, skizies } : me))
}
