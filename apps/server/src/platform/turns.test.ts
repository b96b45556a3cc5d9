import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { Busy } from './errors.ts'
import { refuseWhenFull, turnsOf } from './turns.ts'

/** A server that works on one call at a time and lets one wait; a call is over when its name is told to. */
const aSmallServer = async () => {
  const app = Fastify()
  const turns = turnsOf(1, 1)
  let refused = 0
  refuseWhenFull(app, () => {
    refused += 1
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  let heard = () => {}
  app.post<{ Params: { name: string } }>('/api/long/:name', { config: { turns } }, ({ params: { name } }) =>
    turns.take(
      () =>
        new Promise((resolve) => {
          begun.push(name)
          ends.set(name, () => resolve({ name }))
          heard()
        }),
    ),
  )
  app.get('/api/other', { config: { turns: turnsOf(1, 0) } }, () => ({ well: true }))
  app.get('/page', () => 'a page')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (name: string, body?: string) =>
    fetch(`${url}/api/long/${name}`, { method: 'POST', ...(body && { body }) })
  const hasBegun = async (name: string) => {
    while (!begun.includes(name)) {
      await new Promise<void>((resolve) => {
        heard = resolve
      })
    }
  }
  /** Asks until one more is in hand. */
  const oneMore = async (name: string) => {
    const before = turns.inHand()
    const answer = ask(name)
    while (turns.inHand() === before) await fetch(`${url}/api/other`).then((reply) => reply.text())
    return { answer }
  }
  const end = (name: string) => ends.get(name)?.()
  return { app, url, turns, begun, ask, hasBegun, oneMore, end, refused: () => refused }
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
    await Promise.all(calls.map(({ answer }) => answer))
    await app.close()
  }
  return { ...server, close }
}

describe('more calls than are worked on at once', () => {
  it('wait, and are answered in their turn', async () => {
    const { app, begun, hasBegun, oneMore, turns, end } = await aSmallServer()
    const first = await oneMore('first')
    const second = await oneMore('second')
    expect([begun, turns.inHand(), turns.isFull()]).toEqual([['first'], 2, true])
    end('first')
    expect(await (await first.answer).json()).toEqual({ name: 'first' })
    await hasBegun('second')
    end('second')
    expect(await (await second.answer).json()).toEqual({ name: 'second' })
    expect([turns.inHand(), turns.isFull()]).toEqual([0, false])
    await app.close()
  })

  it('are told so when too many wait: in the shape of every error, when to come again, on a connection that stays', async () => {
    const { ask, refused, close } = await aFullServer()
    const no = await ask('third', 'x'.repeat(100))
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
    await close()
  })

  it('are not listened to any longer when very much may be to come', async () => {
    const { ask, close } = await aFullServer()
    const no = await ask('third', 'x'.repeat(70_000))
    expect([no.status, no.headers.get('connection')]).toEqual([503, 'close'])
    await close()
  })

  it('leave alone what takes no turn or one of others', async () => {
    const { url, close } = await aFullServer()
    for (const path of ['/page', '/api/other']) expect((await fetch(url + path)).status).toBe(200)
    await close()
  })
})

describe('turns', () => {
  it('are taken by no more than may, and in the order in which all came', async () => {
    const works = fc.array(fc.record({ steps: fc.integer({ min: 1, max: 4 }), fails: fc.boolean() }), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.nat(10), works, async (atWork, waiting, all) => {
        const turns = turnsOf(atWork, waiting)
        const begun: number[] = []
        let now = 0
        let most = 0
        const outcomes = await Promise.allSettled(
          all.map(({ steps, fails }, number) =>
            turns.take(async () => {
              begun.push(number)
              now += 1
              most = Math.max(most, now)
              for (let step = 0; step < steps; step += 1) await null
              now -= 1
              if (fails) throw new Error('no')
            }),
          ),
        )
        const taken = Math.min(all.length, atWork + waiting)
        expect(begun).toEqual(Array.from({ length: taken }, (_, number) => number))
        const refused = outcomes.filter(
          ({ status, ...more }) => status === 'rejected' && 'reason' in more && more.reason instanceof Busy,
        )
        expect(refused).toHaveLength(all.length - taken)
        expect(most).toBe(Math.min(taken, atWork))
        expect(turns.inHand()).toBe(0)
      }),
    )
  })

  it('are given back by what fails', async () => {
    const turns = turnsOf(1, 0)
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await turns.take(async () => 'yes')).toBe('yes')
  })

  it('are refused to whoever came before it was known that they are full', async () => {
    const turns = turnsOf(1, 1)
    const never = () => new Promise<never>(() => {})
    void turns.take(never)
    void turns.take(never)
    await expect(turns.take(never)).rejects.toThrow(Busy)
  })
})
