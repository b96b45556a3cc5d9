import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, pathOf, readFile } from './api.ts'
import { ApiError } from './api-error.ts'
import { getToken, setToken } from './token.ts'

type Answer = { status: number; body?: unknown; retryAfter?: string } | 'no connection'

/** Answers the calls in turn; the last answer stands for all that follow. */
function network(...answers: Answer[]) {
  const fetched = vi.fn((_path: string, _init: RequestInit) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer || answer === 'no connection') return Promise.reject(new TypeError('Failed to fetch'))
    const headers = answer.retryAfter ? { 'retry-after': answer.retryAfter } : {}
    return Promise.resolve(
      new Response(JSON.stringify(answer.body ?? {}), { status: answer.status, headers }),
    )
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const no = (status: number, code: string) => ({ status, body: { error: { code, message: 'No.' } } })

/** The outcome of a call, with every pause inside it skipped. */
async function settled<T>(promise: Promise<T>): Promise<T | ApiError> {
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
  test('carries the token, the body and the path with its parameters', async () => {
    setToken('secret')
    const fetched = network({ status: 200, body: { correct: true } })
    const sent = { params: { runId: 'a b' }, body: { questionId: 'motion-001', option: 'A' as const } }
    await settled(call('POST /api/practice/runs/:runId/answers', sent))
    const [path, init] = fetched.mock.calls[0] ?? []
    expect(path).toBe('/api/practice/runs/a%20b/answers')
    expect(init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer secret' } })
    expect(init?.body).toBe('{"questionId":"motion-001","option":"A"}')
  })

  test('leaves out what a query does not give', () => {
    expect(pathOf('/api/rewards/ledger', undefined, { before: undefined })).toBe('/api/rewards/ledger')
    expect(pathOf('/api/rewards/ledger', undefined, { before: '7' })).toBe('/api/rewards/ledger?before=7')
  })

  test('is sent again when nothing came back, and then succeeds', async () => {
    const fetched = network('no connection', 'no connection', { status: 200, body: { topics: [] } })
    expect(await settled(call('GET /api/practice/progress'))).toEqual({ topics: [] })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('is sent again when the server is busy, after the pause it asked for', async () => {
    const fetched = network({ ...no(503, 'busy'), retryAfter: '2' }, { status: 200, body: { topics: [] } })
    const outcome = call('GET /api/practice/progress')
    await vi.advanceTimersByTimeAsync(1900)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await outcome).toEqual({ topics: [] })
  })

  test('gives up after four tries and says that there is no connection', async () => {
    const fetched = network('no connection')
    const error = await settled(call('GET /api/me'))
    expect(error).toMatchObject({ problem: { kind: 'offline' }, tries: 4 })
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  test('waits no longer than 15 seconds for an answer that never comes', async () => {
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
  ])('is not repeated after %i %s', async (status, code) => {
    const fetched = network(no(status, code))
    const error = await settled(call('POST /api/practice/runs', { body: { topic: 'motion' } }))
    expect(error).toMatchObject({ problem: { code } })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('that its caller gave up is neither repeated nor called a lost connection', async () => {
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
  test('ends here when the server no longer knows the token', async () => {
    setToken('old')
    network(no(401, 'sign-in-required'))
    await settled(call('GET /api/me'))
    expect(getToken()).toBeNull()
  })

  test('stays when the 401 was to a token replaced in the meantime', async () => {
    setToken('old')
    network(no(401, 'sign-in-required'))
    const outcome = settled(call('GET /api/me'))
    setToken('new')
    await outcome
    expect(getToken()).toBe('new')
  })

  test('outlives a storage that is forbidden, in memory', () => {
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
  test('that is missing is told as such', async () => {
    network(no(404, 'not-found'))
    expect(await settled(readFile('/data/nothing.json'))).toMatchObject({ problem: { code: 'not-found' } })
  })

  test('that arrives broken is a fault, not a crash', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 200 })))
    expect(await settled(readFile('/data/motion.json'))).toMatchObject({ problem: { code: 'fault' } })
  })
})
