import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readMe, signUp } from '@toron/contract/account.ts'
import { checkAnswer, openRun, submitAnswer } from '@toron/contract/practice.ts'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { aServer, noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { serveHealth } from '../operation/health.ts'
import { openDatabase } from '../storage/database.ts'

const json = { 'content-type': 'application/json' }

describe('bad input', () => {
  eachDatabase((fresh) => {
    test.each([
      ['malformed JSON', { headers: json, payload: '{"questionId":' }, 400],
      ['no body', { headers: json }, 400],
      ['plain text', { headers: { 'content-type': 'text/plain' }, payload: 'hello' }, 415],
      ['a list instead of an object', { headers: json, payload: '[]' }, 400],
      ['a huge body', { headers: json, payload: JSON.stringify({ questionId: 'x'.repeat(70_000) }) }, 413],
      ['an option that does not exist', { payload: { questionId: 'motion-001', option: 'E' } }, 400],
      ['a wrong type', { payload: { questionId: ['motion-001'], option: 'A' } }, 400],
      ['an unknown field', { payload: { questionId: 'motion-001', option: 'A', correct: true } }, 400],
      ['a prototype key', { headers: json, payload: '{"__proto__":{"x":1},"option":"A"}' }, 400],
      ['an id of ten thousand characters', { payload: { questionId: 'm'.repeat(10_000), option: 'A' } }, 400],
      ['a question that does not exist', { payload: { questionId: 'motion-999', option: 'A' } }, 404],
    ] as const)('a request with %s gets its own status and a sentence', async (_, request, status) => {
      const { client } = await aServer(await fresh())
      const reply = await client.app.inject({ method: 'POST', url: checkAnswer.path, ...request })
      expect(reply.statusCode).toBe(status)
      const { error } = reply.json()
      expect(error.message).toMatch(/^[A-Za-z].{10,}\.$/)
      expect(reply.body).not.toMatch(/\.ts:|node_modules|secret|SQLITE|Unexpected token/)
    })

    test('a request with an unknown field is refused by the name of the field, and changes nothing', async () => {
      const { client, aStudent } = await aServer(await fresh())
      const { token } = await aStudent()
      const run = await client.call(openRun, { token, body: { topic: 'motion' } })
      for (const extra of ['correct', 'skizies', 'streak', 'role', 'monthlyTime']) {
        const reply = await client.app.inject({
          method: 'POST',
          url: submitAnswer.path.replace(':runId', run.id),
          headers: { authorization: `Bearer ${token}` },
          payload: { questionId: 'motion-001', option: 'A', [extra]: 1 },
        })
        expect(reply.statusCode).toBe(400)
        expect(reply.json().error.message).toContain(`"${extra}"`)
      }
      expect((await client.call(readMe, { token })).skizies).toBe(0)
    })
  })
})

describe('who may call', () => {
  eachDatabase((fresh) => {
    test.each(['', 'Bearer', 'Bearer nonsense', 'Basic YTpi', `Bearer ${'x'.repeat(5000)}`])(
      'a call of students is refused with the authorization "%s"',
      async (authorization) => {
        const { client } = await aServer(await fresh())
        const reply = await client.app.inject({ url: readMe.path, headers: { authorization } })
        expect(reply.statusCode).toBe(401)
        expect(reply.json().error.code).toBe('sign-in-required')
      },
    )

    test('a session that has expired opens nothing', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      await server.client.call(readMe, { token })
      server.setClock(noon + 20 * 365 * 24 * 60 * 60 * 1000)
      expect(await server.client.refused(readMe, { token })).toMatchObject({ status: 401 })
    })
  })
})

describe('limits', () => {
  eachDatabase((fresh) => {
    test('calls faster than the limit get 429 with Retry-After, and each student has a limit of their own', async () => {
      const { client, aStudent } = await aServer(await fresh())
      const fast = await aStudent()
      const calm = await aStudent({ name: 'Arif' })
      const me = (token: string) =>
        client.app.inject({ url: readMe.path, headers: { authorization: `Bearer ${token}` } })
      const statuses = []
      for (let call = 0; call < readMe.perMinute + 1; call += 1) {
        statuses.push((await me(fast.token)).statusCode)
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(readMe.perMinute)
      const burst = await Promise.all(
        Array.from({ length: readMe.perMinute * 2 }, () =>
          me(calm.token).then(({ statusCode }) => statusCode),
        ),
      )
      expect(burst.filter((status) => status === 200)).toHaveLength(readMe.perMinute)
      const refusal = await client.refused(readMe, { token: fast.token })
      expect(refusal).toMatchObject({ status: 429, error: { code: 'too-many-requests' } })
      expect(Number(refusal.retryAfter)).toBeGreaterThan(0)
      const third = await aStudent({ name: 'Rafi' })
      expect((await me(third.token)).statusCode).toBe(200)
    })
  })
})

describe('health', () => {
  eachDatabase((fresh) => {
    test('the server is alive and ready, until it is told to end', async () => {
      const server = await aServer(await fresh())
      const status = async (path: string) => (await server.client.app.inject(path)).statusCode
      expect([await status('/healthz/live'), await status('/healthz/ready')]).toEqual([200, 200])
      server.drain()
      expect([await status('/healthz/live'), await status('/healthz/ready')]).toEqual([200, 503])
    })
  })

  test('the server is alive but not ready without its database', async () => {
    const app = Fastify()
    const database = await openDatabase('sqlite::memory:')
    serveHealth(app, database)
    expect((await app.inject('/healthz/ready')).statusCode).toBe(200)
    await database.close()
    expect((await app.inject('/healthz/ready')).statusCode).toBe(503)
    expect((await app.inject('/healthz/live')).statusCode).toBe(200)
  })
})

describe('faults', () => {
  eachDatabase((fresh) => {
    test('the reply to a fault of ours says so without a word of the database', async () => {
      const server = await aServer(await fresh({ own: true }))
      await server.database.writer.schema.dropTable('session').execute()
      const reply = await server.client.app.inject({
        url: readMe.path,
        headers: { authorization: 'Bearer abc' },
      })
      expect(reply.statusCode).toBe(500)
      expect(reply.json().error).toMatchObject({ code: 'fault', id: expect.any(String) })
      expect(reply.body).not.toMatch(/session|table|relation/i)
    })

    test('names with scripts, quotes, right-to-left letters and emoji are kept as text', async () => {
      const { client } = await aServer(await fresh())
      const names = [`<script>alert('x')</script>`, `Robert'); DROP TABLE student;--`, 'مليحة 🦚', 'মালিহা']
      for (const [index, name] of names.entries()) {
        const email = `text${index}@example.com`
        const body = { name, email, password: 'a ferry on the Meghna', timeZone: 'Asia/Dhaka' }
        expect((await client.call(signUp, { body })).me.displayName).toBe(name)
      }
    })
  })
})

describe('security headers', () => {
  eachDatabase((fresh) => {
    test('every page and file has security headers, a missing one too', async () => {
      const { client } = await aServer(await fresh())
      const { headers } = await client.app.inject('/nowhere')
      expect(headers['content-security-policy']).toMatch(/default-src 'self';.*frame-ancestors 'none'/)
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-powered-by']).toBeUndefined()
    })

    test('the headers of calls keep replies out of caches and frames, refusals too', async () => {
      const { client, aStudent } = await aServer(await fresh())
      const { token } = await aStudent()
      for (const authorization of [`Bearer ${token}`, 'Bearer nonsense']) {
        const { headers } = await client.app.inject({ url: readMe.path, headers: { authorization } })
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        })
      }
    })
  })
})

describe('a reply above a kilobyte', () => {
  const readable = { br: brotliDecompressSync, gzip: gunzipSync } as const

  eachDatabase((fresh) => {
    test.each(['br', 'gzip'] as const)(
      'a reply above a kilobyte is sent as %s to clients that accept it, with the same content',
      async (encoding) => {
        const { client, aStudent } = await aServer(await fresh())
        const { token } = await aStudent()
        const ask = (accepted: string) =>
          client.app.inject({
            url: '/api/rewards/badges',
            headers: { authorization: `Bearer ${token}`, 'accept-encoding': accepted },
          })
        const plain = await ask('identity')
        expect(plain.headers['content-encoding']).toBeUndefined()
        expect(plain.rawPayload.length).toBeGreaterThan(1024)
        const reply = await ask(`deflate, ${encoding}`)
        expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
        expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
        expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
        expect(String(readable[encoding](reply.rawPayload))).toBe(plain.body)
      },
    )

    test('small replies, and those that could hold a secret, are not compressed', async () => {
      const { client } = await aServer(await fresh())
      const body = {
        name: 'Maliha '.repeat(10),
        email: 'maliha@example.com',
        password: 'padma bridge at dawn',
        timeZone: 'Asia/Dhaka',
      }
      const { token, ...rest } = await client.call(signUp, { body })
      expect(rest.me.displayName).toContain('Maliha')
      const signedUp = await client.app.inject({
        method: 'POST',
        url: signUp.path,
        payload: body,
        headers: { 'accept-encoding': 'br, gzip' },
      })
      expect(signedUp.headers['content-encoding']).toBeUndefined()
      const small = await client.app.inject({
        url: '/api/practice/progress',
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
      })
      expect(small.headers['content-encoding']).toBeUndefined()
    })
  })
})
