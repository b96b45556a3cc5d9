// What this server can do beside email and password: signing in with Google, and sending letters.
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** Undefined until it is known. */
export const useWays = () =>
  useQuery({
    queryKey: ['ways'],
    queryFn: ({ signal }) => call('GET /api/account/ways', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
