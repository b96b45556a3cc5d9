import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { limitInHand } from './in-hand.ts'

/** A server that takes one call at a time, and answers it when it is told to. */
const aBusyServer = async () => {
  const app = Fastify()
  let refused = 0
  const inHand = limitInHand(app, 1, () => {
    refused += 1
  })
  let answer = () => {}
  let arrived = () => {}
  const hasArrived = new Promise<void>((resolve) => {
    arrived = resolve
  })
  app.get('/api/long', () => {
    arrived()
    return new Promise((resolve) => {
      answer = () => resolve({ well: true })
    })
  })
  app.post('/api/short', () => ({ well: true }))
  app.get('/page', () => 'a page')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const long = fetch(`${url}/api/long`)
  await hasArrived
  return { app, url, long, inHand, refused: () => refused, answer: () => answer() }
}

describe('more calls than can be answered at once', () => {
  it('are told so in the shape of every error, when to come again, and keep their connection', async () => {
    const { app, url, long, inHand, refused, answer } = await aBusyServer()
    expect(inHand()).toBe(1)
    const body = JSON.stringify({ a: 1 })
    const no = await fetch(`${url}/api/short`, { method: 'POST', body })
    expect(no.status).toBe(503)
    expect(no.headers.get('retry-after')).toBe('1')
    expect(no.headers.get('cache-control')).toBe('no-store')
    expect(no.headers.get('connection')).toBe('keep-alive')
    expect(await no.json()).toEqual({
      error: {
        code: 'busy',
        message: 'Very many students are here at this moment. Try again in 1 s.',
      },
    })
    expect(refused()).toBe(1)
    answer()
    expect((await long).status).toBe(200)
    await app.close()
  })

  it('are not listened to any longer when very much may be to come', async () => {
    const { app, url, answer } = await aBusyServer()
    const no = await fetch(`${url}/api/short`, { method: 'POST', body: 'x'.repeat(70_000) })
    expect([no.status, no.headers.get('connection')]).toEqual([503, 'close'])
    answer()
    await app.close()
  })

  it('leave pages alone, and are let in again when the one before is answered', async () => {
    const { app, url, long, inHand, answer } = await aBusyServer()
    expect((await fetch(`${url}/page`)).status).toBe(200)
    answer()
    await (await long).json()
    const yes = await fetch(`${url}/api/short`, { method: 'POST' })
    expect(yes.status).toBe(200)
    await yes.json()
    await app.close()
    expect(inHand()).toBe(0)
  })
})
