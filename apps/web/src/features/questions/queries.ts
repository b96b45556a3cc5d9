// The queries of the open account.
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** Fetched each time it is opened: other students answer meanwhile. */
export const aboutQuery = (questionId: string) =>
  queryOptions({
    queryKey: ['about-question', questionId],
    queryFn: ({ signal }) => call('GET /api/questions/:questionId/about', { params: { questionId } }, signal),
    staleTime: 0,
  })

export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  queryFn: ({ signal }) => call('GET /api/questions/flags', {}, signal),
  staleTime: 0,
})

/** Once a visit. */
export const newsQuery = queryOptions({
  queryKey: ['question-news'],
  queryFn: ({ signal }) => call('GET /api/questions/news', {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

export const deskQuery = queryOptions({
  queryKey: ['desk'],
  queryFn: ({ signal }) => call('GET /api/admin/questions', {}, signal),
  staleTime: 0,
})

export const deskQuestionQuery = (questionId: string) =>
  queryOptions({
    queryKey: ['desk', questionId],
    queryFn: ({ signal }) => call('GET /api/admin/questions/:questionId', { params: { questionId } }, signal),
    staleTime: 0,
  })
