import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, readFile } from './api.ts'
import { setToken } from './token.ts'

const reply = (body: object) => new Response(JSON.stringify(body))

/** What the page asked before the code came. @param token that it asked with */
const made = (token: string | null, replies: Record<string, Promise<Response>>) =>
  vi.stubGlobal('firstCalls', { token, replies })

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => reply({ from: 'the network' })),
  )
})

afterEach(() => {
  setToken(null)
  vi.unstubAllGlobals()
})

describe('a call that the page has made', () => {
  test('is not made again, until it is asked for a second time', async () => {
    made(null, { 'GET /data/catalogue.json': Promise.resolve(reply({ from: 'the page' })) })
    expect(await readFile('/data/catalogue.json')).toEqual({ from: 'the page' })
    expect(fetch).not.toHaveBeenCalled()
    expect(await readFile('/data/catalogue.json')).toEqual({ from: 'the network' })
  })

  test('is another one with another body', async () => {
    made(null, {
      'POST /api/practice/runs {"topic":"motion"}': Promise.resolve(reply({ from: 'the page' })),
    })
    expect(await call('POST /api/practice/runs', { body: { topic: 'forces' } })).toEqual({
      from: 'the network',
    })
    expect(await call('POST /api/practice/runs', { body: { topic: 'motion' } })).toEqual({ from: 'the page' })
  })

  test('is made again where another student is here by then, and where a newer file is asked for', async () => {
    made('of Mina', {
      'GET /api/practice/progress': Promise.resolve(reply({ from: 'the page' })),
      'GET /data/catalogue.json': Promise.resolve(reply({ from: 'the page' })),
    })
    setToken('of Rafi')
    expect(await call('GET /api/practice/progress')).toEqual({ from: 'the network' })
    setToken('of Mina')
    expect(await readFile('/data/catalogue.json', undefined, 'reload')).toEqual({ from: 'the network' })
  })

  test('is made again where the page had no network', async () => {
    made(null, { 'GET /data/catalogue.json': Promise.reject(new TypeError('Failed to fetch')) })
    vi.useFakeTimers()
    const asked = readFile('/data/catalogue.json')
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect(await asked).toEqual({ from: 'the network' })
  })
})
