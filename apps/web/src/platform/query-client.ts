// The cache of what the server answered. Keys: ['me'] the student, ['progress'] their topics, ['run', topic],
// ['maths', topic], ['ledger'], ['board', board, page], ['last-podium'], ['ways']; ['data', …] for public files. What is
// personal goes the moment the token changes.
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { logFailure } from './failures.ts'
import { watchStored } from './storage.ts'
import { getToken } from './token.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure`: what the console hears when it did not load, as a sentence without its full stop. */
    queryMeta: { readonly failure?: string }
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => meta?.failure && logFailure(meta.failure, error),
  }),
  defaultOptions: {
    // api.ts tries again by itself, and knows better than the browser whether there is a connection.
    queries: { retry: false, networkMode: 'always', staleTime: 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The token that what is cached belongs to; undefined until the first look. */
let held: string | null | undefined

/** Keeps one student's answers from ever being shown to another. Returns a function that stops it. */
export function forgetOnTokenChange(): () => void {
  const look = () => {
    const now = getToken()
    if (held !== undefined && now !== held) {
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'data' })
    }
    held = now
  }
  // The token may have changed while a page without data was on screen.
  look()
  return watchStored(look)
}
