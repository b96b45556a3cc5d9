// One load: so many connections for so many seconds, each sending its next request when the last is answered.
import autocannon from 'autocannon'

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

export interface LoadResult {
  /** Answered requests per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly median: number
  readonly p99: number
  /** Answers that were not 200: a load that has any measured something else. */
  readonly failed: number
}

/** @param next gives the next request of one connection, numbered from 0 */
export const load = async (
  url: string,
  connections: number,
  seconds: number,
  next: (connection: number) => Request,
): Promise<LoadResult> => {
  let opened = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
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
  return {
    rate: result['2xx'] / result.duration,
    median: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
