// The query cache. Personal data is removed as soon as the token changes.
import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { logFailure } from './failures.ts'
import { watchStored } from './storage.ts'
import { getToken } from './token.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** The error of every call. */
    defaultError: ApiError
    /** `failure`: what is logged when the query fails, as a sentence without its full stop. */
    queryMeta: { readonly failure?: string }
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => meta?.failure && logFailure(meta.failure, error),
  }),
  defaultOptions: {
    // api.ts retries by itself, and knows better than the browser whether there is a connection.
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, staleTime: 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The token that the cached data belongs to; undefined until it is first read. */
let cachedFor: string | null | undefined

/** Never shows one student's data to another. Returns a function that stops it. */
export const forgetOnTokenChange = (): (() => void) => {
  const followToken = () => {
    const now = getToken()
    if (cachedFor !== undefined && now !== cachedFor) {
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'data' })
    }
    cachedFor = now
  }
  // The token may have changed while a page outside this layout was on screen.
  followToken()
  return watchStored(followToken)
}
