// The queries that more than one feature reads or changes. A feature's own queries are in its queries.ts. A key that
// begins with 'data' belongs to a public file and stays in the cache when the student changes.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Catalogue } from '@toron/domain/practice/catalogue.ts'
import { call, readFile } from './api.ts'
import { messages } from './messages.ts'
import { noteStudent } from './student-id.ts'

/** Subjects and topics: a public file that changes only with a content release. */
export const catalogueQuery = queryOptions({
  queryKey: ['data', 'catalogue'],
  queryFn: ({ signal }) => readFile<Catalogue>('/data/catalogue.json', signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether this server offers Google sign-in and sends letters. */
export const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: ({ signal }) => call('GET /api/account/ways', {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The signed-in student's own document. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => noteStudent(await call('GET /api/me', {}, signal)),
})

/** The student's progress in every topic they have begun: fetched once, then updated by each verdict. */
export const progressQuery = queryOptions({
  queryKey: ['progress'],
  queryFn: ({ signal }) => call('GET /api/practice/progress', {}, signal),
  meta: { failure: messages.console.progressNotFetched },
})

/** The student's badges. Fetched whenever they are opened, because every answer moves some of them. */
export const badgesQuery = queryOptions({
  queryKey: ['badges'],
  queryFn: ({ signal }) => call('GET /api/rewards/badges', {}, signal),
  staleTime: 0,
})

/** The student's ledger, newest entry first. Fetched each time it is opened: practice earns without updating it. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  queryFn: ({ pageParam, signal }) =>
    call(
      'GET /api/rewards/ledger',
      pageParam === null ? {} : { query: { before: String(pageParam) } },
      signal,
    ),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.next,
  staleTime: 0,
})

/** The shelf of study files. */
export const shelfQuery = queryOptions({
  queryKey: ['resources'],
  queryFn: ({ signal }) => call('GET /api/resources', {}, signal),
})

/** The prefix of the keys of all pages of both boards. */
export const boardsKey = ['board'] as const
