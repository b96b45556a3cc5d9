// One load: so many connections for so many seconds, each sending its next request when the last is answered.
import autocannon from 'autocannon'
import type { Request } from './calls.ts'

export interface LoadResult {
  /** Answered requests per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly median: number
  readonly p99: number
  /** Answers that were not what was asked for, by what they were: a load that has any measured something else. */
  readonly failed: Readonly<Record<string, number>>
}

export interface Load {
  readonly connections: number
  readonly seconds: number
  /** The next request of one connection, numbered from 0. */
  readonly next: (connection: number) => Request
  /** Whether the text of an answer 200 is the one wanted. */
  readonly isRight?: (body: string) => boolean
}

/** @param urls of the servers; the connections are dealt out to them in turn */
export const load = async (urls: readonly string[], given: Load): Promise<LoadResult> => {
  const { connections, seconds, next, isRight } = given
  let opened = 0
  const result = await autocannon({
    // Its types know of one address only.
    url: [...urls] as unknown as string,
    connections,
    duration: seconds,
    ...(isRight && { verifyBody: (body) => isRight(String(body)) }),
    setupClient: (client) => {
      const connection = opened
      opened += 1
      const arm = () => {
        const { method, path, headers, body } = next(connection)
        const contentType = body ? { 'content-type': 'application/json' } : {}
        client.setRequests([{ method, path, headers: { ...contentType, ...headers }, ...(body && { body }) }])
      }
      arm()
      client.on('response', arm)
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
