// Runs one load: connections that send their next request as soon as the last has its reply, for some seconds.
import autocannon from 'autocannon'
import type { Request } from './calls.ts'

export interface LoadResult {
  /** Answered requests per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly median: number
  readonly p99: number
  /** Unexpected replies by kind: a load that has any measured something else. */
  readonly failed: Readonly<Record<string, number>>
}

export interface Load {
  readonly connections: number
  readonly seconds: number
  /** The next request of one connection, numbered from 0. */
  readonly next: (connection: number) => Request
  /** Whether the text of a reply 200 is the expected one. */
  readonly isRight?: (body: string) => boolean
}

/** @param urls of the servers; connections are distributed over them in turn */
export const load = async (urls: readonly string[], options: Load): Promise<LoadResult> => {
  const { connections, seconds, next, isRight } = options
  let opened = 0
  const result = await autocannon({
    // Its types allow only one URL.
    url: [...urls] as unknown as string,
    connections,
    duration: seconds,
    ...(isRight && { verifyBody: (body) => isRight(String(body)) }),
    setupClient: (client) => {
      const connection = opened
      opened += 1
      const setNextRequest = () => {
        const { method, path, headers, body } = next(connection)
        const contentType = body ? { 'content-type': 'application/json' } : {}
        client.setRequests([{ method, path, headers: { ...contentType, ...headers }, ...(body && { body }) }])
      }
      setNextRequest()
      client.on('response', setNextRequest)
    },
  })
  const failed: Record<string, number> = {}
  for (const [status, { count = 0 }] of Object.entries(result.statusCodeStats ?? {})) {
    if (status !== '200') failed[status] = count
  }
  if (result.errors > 0) failed['no answer'] = result.errors
  if (result.mismatches > 0) failed['another answer'] = result.mismatches
  return {
    rate: result['2xx'] / result.duration,
    median: result.latency.p50,
    p99: result.latency.p99,
    failed,
  }
}
