import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { logFailure } from './failures.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

const spyOnConsole = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

test('a failure is logged by its code, without what was thrown', () => {
  const log = spyOnConsole()
  logFailure('The progress could not be fetched', new ApiError({ kind: 'offline' }))
  logFailure('The progress could not be fetched', new Error('of maliha@example.com'))
  expect(log.mock.calls).toEqual([
    ['The progress could not be fetched: offline'],
    ['The progress could not be fetched: fault'],
  ])
})

test('a failed query with a failure message is logged once, however many parts of a screen use it', async () => {
  const log = spyOnConsole()
  const queryFn = () => Promise.reject(new ApiError({ kind: 'offline' }))
  for (const [queryKey, meta] of [
    [['progress'], { failure: 'The progress could not be fetched' }],
    [['board'], undefined],
  ] as const) {
    const options = { queryKey, queryFn, ...(meta && { meta }) }
    const stops = [1, 2, 3].map(() => new QueryObserver(queryClient, options).subscribe(() => undefined))
    await queryClient.fetchQuery(options).catch(() => undefined)
    for (const stop of stops) stop()
  }
  expect(log.mock.calls).toEqual([['The progress could not be fetched: offline']])
})
