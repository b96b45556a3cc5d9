// Code that a screen needs only after an action is not loaded with the screen. It is fetched when the browser is idle,
// so that the action finds it here, also without a network.
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from './api-error.ts'
import { whenIdle } from './idle.ts'
import { messages } from './messages.ts'

/** @param name of the query, and in the log @param load an `import()` */
export const codeQuery = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['data', 'code', name],
    queryFn: async () => {
      try {
        return await load()
      } catch {
        throw new ApiError({ kind: 'offline' })
      }
    },
    meta: { failure: messages.console.codeNotFetched(name) },
    retry: 3,
    // As for a call.
    retryDelay: (failures) => 400 * 3 ** failures,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** The code, once it has been fetched. @param needed whether to fetch it at once */
export const useCode = <Code>(
  query: ReturnType<typeof codeQuery<Code>>,
  needed = false,
): UseQueryResult<Code> => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return useQuery({ ...query, enabled: needed || isIdle })
}
