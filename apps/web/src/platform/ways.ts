// Whether this server offers Google sign-in and sends letters.
import { useQuery } from '@tanstack/react-query'
import { waysQuery } from './queries.ts'

/** Undefined until it is known. */
export const useWays = () => useQuery(waysQuery).data
