// The only way to the server. Each call is named by its method and path and typed by the contract. A call without a
// reply is retried a few times, which is safe because every call is idempotent.
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf, RouteShape, SentBodyOf, SentParamsOf, SentQueryOf } from '@toron/contract/route.ts'
import { ApiError, isSignedOut, type Problem } from './api-error.ts'
import { takeFirst } from './first-calls.ts'
import { readProblem } from './read-problem.ts'
import { getToken, setToken } from './token.ts'

type Part<Name extends string, T> = undefined extends T ? { [K in Name]?: never } : { [K in Name]: T }
type BodyPart<T> = undefined extends T ? { body?: T } : { body: T }
type OptionalQuery<R extends RouteShape> =
  undefined extends SentQueryOf<R> ? { query?: never } : { query?: SentQueryOf<R> }
type SentTo<R extends RouteShape> = Part<'params', SentParamsOf<R>> &
  BodyPart<SentBodyOf<R>> &
  OptionalQuery<R>

type CallArguments<R extends RouteShape> =
  Record<string, never> extends SentTo<R>
    ? [sent?: SentTo<R>, signal?: AbortSignal]
    : [sent: SentTo<R>, signal?: AbortSignal]

/** Milliseconds before the second, third and fourth attempt; the server's Retry-After overrides them, up to the cap. */
const pauses = [400, 1200, 3000]
const longestPause = 5000
/** Milliseconds after which an attempt without a reply counts as offline. */
const replyTimeout = 15_000

/**
 * Makes a call and returns its reply. Throws an `ApiError` for a refusal, a common error, or when the server cannot be
 * reached. A 401 ends the session, unless the token was replaced meanwhile.
 */
export const call = async <K extends keyof Api>(
  name: K,
  ...[sent, signal]: CallArguments<Api[K]>
): Promise<ReplyOf<Api[K]>> => {
  const [method = 'GET', template = ''] = name.split(' ')
  const parts = (sent ?? {}) as { params?: object; query?: object; body?: object }
  const token = getToken()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  if (parts.body) headers['content-type'] = 'application/json'
  const init: RequestInit = { method, headers }
  if (parts.body) init.body = JSON.stringify(parts.body)

  try {
    return (await send(pathOf(template, parts.params, parts.query), init, signal)) as ReplyOf<Api[K]>
  } catch (error) {
    if (isSignedOut(error) && token !== null && token === getToken()) setToken(null)
    throw error
  }
}

/**
 * Fetches one of the public files under /data; the caller names its type.
 * @param cache `reload` bypasses the browser's cache
 */
export const readFile = async <T>(
  path: `/data/${string}` | '/offline.json',
  signal?: AbortSignal,
  cache: 'default' | 'reload' = 'default',
): Promise<T> => {
  return (await send(path, { headers: { accept: 'application/json' }, cache }, signal)) as T
}

/** Fetches one of the public tables under /csv as text. */
export const readTable = async (path: `/csv/${string}`, signal?: AbortSignal): Promise<string> => {
  return String(await send(path, { headers: { accept: 'text/csv' } }, signal, (text) => text))
}

/** `/api/runs/:runId` with its parameters filled in and the query appended. */
export const pathOf = (template: string, params: object = {}, query: object = {}): string => {
  let path = template
  for (const [name, value] of Object.entries(params)) {
    path = path.replace(`:${name}`, encodeURIComponent(String(value)))
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

const send = async (
  path: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
  read: (text: string) => unknown = parse,
): Promise<unknown> => {
  for (let tries = 1; ; tries += 1) {
    const { reply, problem, retryAfter } = await tryOnce(path, init, signal, read)
    if (!problem) return reply
    const pause = pauses[tries - 1]
    const isRetryable = problem.kind === 'offline' || (problem.kind === 'common' && problem.code === 'busy')
    // A device that knows it has no network need not try again.
    const isHopeless = problem.kind === 'offline' && navigator.onLine === false
    if (pause === undefined || !isRetryable || isHopeless) throw new ApiError(problem, tries)
    await wait(Math.min(retryAfter ?? pause * (0.75 + Math.random() / 2), longestPause), signal)
  }
}

interface Attempt {
  readonly reply?: unknown
  readonly problem?: Problem
  /** Milliseconds that the server asked to wait. */
  readonly retryAfter?: number | undefined
}

const tryOnce = async (
  path: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
  read: (text: string) => unknown,
): Promise<Attempt> => {
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, replyTimeout)
  signal?.addEventListener('abort', abort)
  try {
    signal?.throwIfAborted()
    const response = await (takeFirst(path, init, getToken()) ??
      fetch(path, { ...init, signal: limit.signal }))
    const text = await response.text()
    const body = response.ok ? read(text) : parse(text)
    if (response.ok && body !== undefined) return { reply: body }
    return { problem: readProblem(response.status, body), retryAfter: readRetryAfter(response) }
  } catch (error) {
    // An aborted caller (the screen was left) is not a network failure.
    if (signal?.aborted) throw error
    return { problem: { kind: 'offline' } }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readRetryAfter = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> => {
  return new Promise((resolve, reject) => {
    const done = () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    function stop() {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}
