// The shelf, and unlocking its files: the reply has the new balance and the unlocked files, so the cached student is
// updated at once and nothing is fetched again.
import { queryOptions, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { Reading } from '@toron/contract/resources.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import type { BooksFacts } from '@toron/domain/resources/book.ts'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { call, readFile } from '../../platform/api.ts'
import type { ApiError } from '../../platform/api-error.ts'
import { keptBooks } from '../../platform/offline/books.ts'
import { orKept } from '../../platform/offline/kept.ts'
import { meQuery, shelfQuery } from '../../platform/queries.ts'
import { queryClient } from '../../platform/query-client.ts'

type Shelf = ReplyOf<Api['GET /api/resources']>
type Unlocked = ReplyOf<Api['POST /api/resources/unlocks']>

export const useShelf = (): UseQueryResult<Shelf> =>
  useQuery({
    ...shelfQuery,
    queryFn: ({ signal }) => orKept('shelf', () => call('GET /api/resources', {}, signal)),
  })

/** What is known of every book before it is bought. */
export const booksQuery = queryOptions({
  queryKey: ['data', 'books'],
  queryFn: ({ signal }) => readFile<BooksFacts>('/data/books.json', signal),
})

/** Where the student is in the books. */
export const readingQuery = queryOptions({
  queryKey: ['reading'],
  queryFn: ({ signal }) => orKept('reading', () => call('GET /api/resources/reading', {}, signal)),
})

/** Puts what the server has now heard of a book among the others. */
export const keepReading = (reading: Reading): void => {
  queryClient.setQueryData(
    readingQuery.queryKey,
    (kept) => kept && { books: [...kept.books.filter(({ path }) => path !== reading.path), reading] },
  )
}

/** The books on this device; undefined unless they are asked for. */
export const useKeptBooks = (isAsked: boolean): readonly string[] | undefined =>
  useQuery({ queryKey: ['kept-books'], queryFn: keptBooks, enabled: isAsked, staleTime: 0 }).data

/**
 * The code that renders a PDF: 500 kB. pdf.js starts its worker with the first file; the worker's code is fetched here, so that it
 * is in the browser's cache by then.
 */
export const paperQuery = queryOptions({
  queryKey: ['data', 'paper'],
  queryFn: async () => {
    const code = import('./viewer/paper.tsx')
    const worker = fetch(workerUrl).then((reply) => reply.blob())
    await Promise.all([code, worker])
    return code
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The code that shows a book as it flows. */
export const flowQuery = queryOptions({
  queryKey: ['data', 'flow'],
  queryFn: () => import('./viewer/flowing/flow.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
})

const unlocking = ['unlock'] as const

/** Whether an unlock is in flight, known before the next render: a double click arrives sooner than that. */
export const isUnlocking = (): boolean => queryClient.isMutating({ mutationKey: unlocking }) > 0

/** Unlocks the file with this path. */
export const useUnlock = () =>
  useMutation<Unlocked, ApiError, string>({
    mutationKey: unlocking,
    mutationFn: (path) => call('POST /api/resources/unlocks', { body: { path } }),
    // A read in flight from before the sale must not overwrite its reply.
    onMutate: () => queryClient.cancelQueries({ queryKey: meQuery.queryKey }),
    onSuccess: ({ balance, unlockedFiles }) => {
      queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, skizies: balance, unlockedFiles })
    },
  })
