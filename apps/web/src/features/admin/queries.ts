// The queries of the administrator's tool.
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** The codes for mark schemes that are still good. */
export const paperCodesQuery = queryOptions({
  queryKey: ['paper-codes'],
  queryFn: ({ signal }) => call('GET /api/admin/paper-codes', {}, signal),
})

/** Names that students reported, most reported first. */
export const nameReportsQuery = queryOptions({
  queryKey: ['name-reports'],
  queryFn: ({ signal }) => call('GET /api/admin/name-reports', {}, signal),
})
