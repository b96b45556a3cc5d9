import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, pathOf, readFile } from './api.ts'
import { ApiError } from './api-error.ts'
import { getToken, setToken } from './token.ts'

type Reply = { status: number; body?: unknown; retryAfter?: string } | 'no connection'

/** Replies to the calls in turn; the last reply is repeated. */
const network = (...replies: Reply[]) => {
  const fetched = vi.fn((_path: string, _init: RequestInit) => {
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (!reply || reply === 'no connection') return Promise.reject(new TypeError('Failed to fetch'))
    const headers = reply.retryAfter ? { 'retry-after': reply.retryAfter } : {}
    return Promise.resolve(new Response(JSON.stringify(reply.body ?? {}), { status: reply.status, headers }))
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const refuse = (status: number, code: string) => ({ status, body: { error: { code, message: 'No.' } } })

/** The outcome of a call, with its pauses skipped. */
const settled = async <T>(promise: Promise<T>): Promise<T | ApiError> => {
  const outcome = promise.catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
  await vi.runAllTimersAsync()
  return outcome
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  setToken(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call', () => {
  test('a call carries the token, the body and the path with its parameters', async () => {
    setToken('secret')
    const fetched = network({ status: 200, body: { correct: true } })
    const sent = { params: { runId: 'a b' }, body: { questionId: 'motion-001', option: 'A' as const } }
    await settled(call('POST /api/practice/runs/:runId/answers', sent))
    const [path, init] = fetched.mock.calls[0] ?? []
    expect(path).toBe('/api/practice/runs/a%20b/answers')
    expect(init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer secret' } })
    expect(init?.body).toBe('{"questionId":"motion-001","option":"A"}')
  })

  test('undefined query parameters are left out of the path', () => {
    expect(pathOf('/api/rewards/ledger', undefined, { before: undefined })).toBe('/api/rewards/ledger')
    expect(pathOf('/api/rewards/ledger', undefined, { before: '7' })).toBe('/api/rewards/ledger?before=7')
  })

  test('a call without a reply is retried, and then succeeds', async () => {
    const fetched = network('no connection', 'no connection', { status: 200, body: { topics: [] } })
    expect(await settled(call('GET /api/practice/progress'))).toEqual({ topics: [] })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('a call to a busy server is retried after the pause that the server asked for', async () => {
    const fetched = network(
      { ...refuse(503, 'busy'), retryAfter: '2' },
      { status: 200, body: { topics: [] } },
    )
    const outcome = call('GET /api/practice/progress')
    await vi.advanceTimersByTimeAsync(1900)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await outcome).toEqual({ topics: [] })
  })

  test('a call gives up after four attempts and reports that there is no connection', async () => {
    const fetched = network('no connection')
    const error = await settled(call('GET /api/me'))
    expect(error).toMatchObject({ problem: { kind: 'offline' }, tries: 4 })
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  test('an attempt waits no longer than 15 seconds for a reply', async () => {
    const fetched = vi.fn(
      (_path: string, init: RequestInit) =>
        new Promise<Response>((_, reject) =>
          init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
        ),
    )
    vi.stubGlobal('fetch', fetched)
    expect(await settled(call('GET /api/me'))).toMatchObject({ problem: { kind: 'offline' } })
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  test.each([
    [409, 'coming-soon'],
    [429, 'too-many-requests'],
    [500, 'fault'],
    [404, 'not-found'],
  ])('a call is not retried after %i %s', async (status, code) => {
    const fetched = network(refuse(status, code))
    const error = await settled(call('POST /api/practice/runs', { body: { topic: 'motion' } }))
    expect(error).toMatchObject({ problem: { code } })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('a call that its caller aborts is neither retried nor reported as a lost connection', async () => {
    const fetched = network('no connection')
    const caller = new AbortController()
    const outcome = call('GET /api/me', {}, caller.signal)
    const watched = expect(outcome).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(100)
    caller.abort()
    await watched
    await vi.runAllTimersAsync()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('the session', () => {
  test('the session ends when the server no longer knows the token', async () => {
    setToken('old')
    network(refuse(401, 'sign-in-required'))
    await settled(call('GET /api/me'))
    expect(getToken()).toBeNull()
  })

  test('the session stays when the 401 was for a token that has been replaced since', async () => {
    setToken('old')
    network(refuse(401, 'sign-in-required'))
    const outcome = settled(call('GET /api/me'))
    setToken('new')
    await outcome
    expect(getToken()).toBe('new')
  })

  test('the session lives in memory where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    })
    setToken('kept')
    expect(getToken()).toBe('kept')
    setToken(null)
    expect(getToken()).toBeNull()
  })
})

describe('a public file', () => {
  test('a missing public file is reported as not found', async () => {
    network(refuse(404, 'not-found'))
    expect(await settled(readFile('/data/nothing.json'))).toMatchObject({ problem: { code: 'not-found' } })
  })

  test('a public file that cannot be parsed is a fault, not a crash', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 200 })))
    expect(await settled(readFile('/data/motion.json'))).toMatchObject({ problem: { code: 'fault' } })
  })
})
