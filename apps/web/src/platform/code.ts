// Code that a screen needs only after an action is not loaded with the screen. It is fetched when the browser is idle and the
// screen has its data, so that the action finds it here, also without a network.
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenIdle } from './idle.ts'
import { messages } from './messages.ts'
import { queryClient } from './query-client.ts'

/** Whether nothing but code that the screen asked for is still on its way. */
const isShown = (): boolean =>
  queryClient.isFetching({ predicate: ({ queryKey }) => queryKey[1] !== 'code' }) === 0

const hasServiceWorker = (): boolean =>
  typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller)

/**
 * Without a connection it waits for one, because Chromium remembers a file that could not be loaded until the page is
 * reloaded. For the same reason a failure is mended by reloading, as that of a whole screen's code is.
 * @param name of the query, and in the log @param load an `import()`
 */
export const codeQuery = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['data', 'code', name],
    queryFn: load,
    meta: { failure: messages.console.codeNotFetched(name) },
    // Where a service worker has the code, it comes without a network, too.
    networkMode: hasServiceWorker() ? 'always' : 'online',
    // For the other browsers.
    retry: 2,
    retryDelay: 500,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** The code, once it has been fetched. @param needed whether to fetch it at once */
export const useCode = <Code>(
  query: ReturnType<typeof codeQuery<Code>>,
  needed = false,
): UseQueryResult<Code> => {
  const isIdle = useIsIdle()
  return useQuery({ ...query, enabled: needed || isIdle })
}

/** Whether the screen has been shown with its data and the browser has been idle since. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), isShown), [])
  return isIdle
}
