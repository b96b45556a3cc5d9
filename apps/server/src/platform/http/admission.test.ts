import { once } from 'node:events'
import type { Socket } from 'node:net'
import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { Busy } from '../errors.ts'
import { admissionOf, refuseWhenFull } from './admission.ts'

/** A server that works on one call at a time and lets one wait. `end(name)` finishes a call. */
const aSmallServer = async () => {
  const app = Fastify()
  const admission = admissionOf(1, 1)
  let refused = 0
  refuseWhenFull(app, () => {
    refused += 1
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const sockets = new Map<string, Socket>()
  let notify = () => {}
  app.post<{ Params: { name: string } }>('/api/long/:name', { config: { admission } }, (request) => {
    const { name } = request.params
    const { socket } = request.raw
    sockets.set(name, socket)
    const work = () =>
      new Promise((resolve) => {
        begun.push(name)
        ends.set(name, () => resolve({ name }))
        notify()
      })
    return admission.run(work, () => socket.destroyed)
  })
  app.get('/api/other', { config: { admission: admissionOf(1, 0) } }, () => ({ well: true }))
  app.get('/page', () => 'a page')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (name: string, sent: Pick<RequestInit, 'body' | 'signal'> = {}) =>
    fetch(`${url}/api/long/${name}`, { method: 'POST', ...sent })
  const hasBegun = async (name: string) => {
    while (!begun.includes(name)) {
      await new Promise<void>((resolve) => {
        notify = resolve
      })
    }
  }
  /** Sends a call and resolves once the server has it in hand. */
  const oneMore = async (name: string, signal?: AbortSignal) => {
    const before = admission.inHand()
    const reply = ask(name, signal ? { signal } : {})
    while (admission.inHand() === before) await fetch(`${url}/api/other`).then((other) => other.text())
    return { reply }
  }
  const end = (name: string) => ends.get(name)?.()
  return { app, url, admission, begun, ask, hasBegun, oneMore, end, sockets, refused: () => refused }
}

/** The small server with one call at work and one that waits; `close` answers both before it ends. */
const aFullServer = async () => {
  const server = await aSmallServer()
  const { app, oneMore, hasBegun, end } = server
  const calls = [await oneMore('first'), await oneMore('second')]
  const close = async () => {
    end('first')
    await hasBegun('second')
    end('second')
    await Promise.all(calls.map(({ reply }) => reply))
    await app.close()
  }
  return { ...server, close }
}

describe('more calls than are worked on at once', () => {
  test('calls beyond those worked on at once wait and are answered in turn', async () => {
    const { app, begun, hasBegun, oneMore, admission, end } = await aSmallServer()
    const first = await oneMore('first')
    const second = await oneMore('second')
    expect([begun, admission.inHand(), admission.isFull()]).toEqual([['first'], 2, true])
    end('first')
    expect(await (await first.reply).json()).toEqual({ name: 'first' })
    await hasBegun('second')
    end('second')
    expect(await (await second.reply).json()).toEqual({ name: 'second' })
    expect([admission.inHand(), admission.isFull()]).toEqual([0, false])
    await app.close()
  })

  test('a waiting call whose sender has gone is not worked on', async () => {
    const { app, begun, oneMore, sockets, admission, end } = await aSmallServer()
    const first = await oneMore('first')
    const leaving = new AbortController()
    const second = await oneMore('second', leaving.signal)
    const socket = sockets.get('second')
    if (!socket) throw new Error('The second call has not arrived.')
    const closed = once(socket, 'close')
    leaving.abort()
    await expect(second.reply).rejects.toThrow()
    await closed
    end('first')
    await first.reply
    await app.close()
    expect([begun, admission.inHand()]).toEqual([['first'], 0])
  })

  test('when too many calls wait, another gets 503 with Retry-After, in the shape of every error, on a connection that stays open', async () => {
    const { ask, refused, close } = await aFullServer()
    const reply = await ask('third', { body: 'x'.repeat(100) })
    expect(reply.status).toBe(503)
    expect(reply.headers.get('retry-after')).toBe('1')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('connection')).toBe('keep-alive')
    expect(await reply.json()).toEqual({
      error: {
        code: 'busy',
        message: 'Very many students are here at this moment. Try again in 1 s.',
      },
    })
    expect(refused()).toBe(1)
    await close()
  })

  test('a call refused for load closes its connection when a large body may follow', async () => {
    const { ask, close } = await aFullServer()
    const reply = await ask('third', { body: 'x'.repeat(70_000) })
    expect([reply.status, reply.headers.get('connection')]).toEqual([503, 'close'])
    await close()
  })

  test('a full queue does not hold up pages or calls of another queue', async () => {
    const { url, close } = await aFullServer()
    for (const path of ['/page', '/api/other']) expect((await fetch(url + path)).status).toBe(200)
    await close()
  })
})

describe('admission', () => {
  test('admission takes no more calls than allowed, in the order of their arrival', async () => {
    const works = fc.array(fc.record({ steps: fc.integer({ min: 1, max: 4 }), fails: fc.boolean() }), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.nat(10), works, async (atWork, waiting, all) => {
        const admission = admissionOf(atWork, waiting)
        const begun: number[] = []
        let now = 0
        let most = 0
        const outcomes = await Promise.allSettled(
          all.map(({ steps, fails }, number) =>
            admission.run(async () => {
              begun.push(number)
              now += 1
              most = Math.max(most, now)
              for (let step = 0; step < steps; step += 1) await null
              now -= 1
              if (fails) throw new Error('no')
            }),
          ),
        )
        const admitted = Math.min(all.length, atWork + waiting)
        expect(begun).toEqual(Array.from({ length: admitted }, (_, number) => number))
        const refused = outcomes.filter(
          ({ status, ...more }) => status === 'rejected' && 'reason' in more && more.reason instanceof Busy,
        )
        expect(refused).toHaveLength(all.length - admitted)
        expect(most).toBe(Math.min(admitted, atWork))
        expect(admission.inHand()).toBe(0)
      }),
    )
  })

  test('a call that fails gives its place back', async () => {
    const admission = admissionOf(1, 0)
    await expect(admission.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await admission.run(async () => 'yes')).toBe('yes')
  })

  test('a call that arrived before the queue was full is refused once it is full', async () => {
    const admission = admissionOf(1, 1)
    const never = () => new Promise<never>(() => {})
    void admission.run(never)
    void admission.run(never)
    await expect(admission.run(never)).rejects.toThrow(Busy)
  })
})
