// A32: texts that a database cannot store or a log cannot print, in every field of every call.
import { signUp } from '@toron/contract/account.ts'
import type { RouteShape } from '@toron/contract/route.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aServer, noon, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { everyRoute, named } from '../testing/every-route.ts'

/** A valid value for each field, so that only one at a time is hostile. */
const examples: Readonly<Record<string, unknown>> = {
  name: 'Maliha Rahman',
  displayName: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  current: 'padma bridge at dawn',
  timeZone: 'Asia/Dhaka',
  ref: 'Arif7',
  topic: 'motion',
  questionId: 'motion-001',
  option: 'A',
  runId: '00000000000000',
  after: '00000000000000',
  path: 'english/grammar.pdf',
  packId: '10-minutes',
  board: 'monthly',
  requestId: '00000000-0000-4000-8000-000000000000',
  avatar: 'boat',
  from: '1',
  before: '1',
  ruling: 'kept',
  isAnonymous: false,
  repair: false,
  earned: 1,
  position: 1,
  answerShown: false,
}
const exampleOf = (field: string) => examples[field] ?? 'x'

interface Field {
  readonly part: 'params' | 'query' | 'body'
  readonly name: string
}

const fieldsOf = (route: RouteShape): Field[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part]
    if (!schema) return []
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return Object.keys(properties).map((name) => ({ part, name }))
  })

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Sends a route with one field replaced. */
const send = ({ client }: TestServer, route: RouteShape, token: string, hostile: Field, text: string) => {
  const values = (part: Field['part']) =>
    Object.fromEntries(
      fieldsOf(route)
        .filter((field) => field.part === part)
        .map(({ name }) => [name, name === hostile.name && part === hostile.part ? text : exampleOf(name)]),
    )
  const params = values('params')
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encoded(String(params[name])))
  const query = Object.entries(values('query')).map(([name, value]) => `${name}=${encoded(String(value))}`)
  return client.app.inject({
    method: route.method,
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { authorization: `Bearer ${token}` },
    ...(route.body && { payload: values('body') }),
  })
}

/** Fields that are cleaned, or ignored if invalid. */
const cleaned = new Set([`${named(signUp)} name`, 'PATCH /api/me displayName'])
const isCleaned = (route: RouteShape, name: string) =>
  name === 'ref' || cleaned.has(`${named(route)} ${name}`)

describe('texts', () => {
  eachDatabase((fresh) => {
    const withCaller = async (server: TestServer, route: RouteShape) => {
      const { id, token } = await server.aStudent()
      if (route.who === 'administrator') {
        await server.database.writer
          .updateTable('student')
          .set({ isAdministrator: 1 })
          .where('id', '=', id)
          .execute()
      }
      return token
    }

    test('A32 texts with a control character are refused, or cleaned if the field says so, in every field of every call', async () => {
      const server = await aServer(await fresh())
      let minute = 0
      for (const route of everyRoute) {
        for (const field of fieldsOf(route)) {
          const token = await withCaller(server, route)
          for (const sign of ['\u0000', '\u001b', '\ud800']) {
            minute += 1
            server.setClock(noon + minute * 61_000)
            const text = `${exampleOf(field.name)}${sign}`
            const { statusCode, body } = await send(server, route, token, field, text)
            const what = `${named(route)} ${field.name} ${JSON.stringify(sign)} ${body}`
            expect(statusCode, what).toBeLessThan(500)
            // Half of a surrogate pair cannot be sent in a URL.
            const canTravel = sign !== '\ud800' || field.part === 'body'
            if (canTravel && !isCleaned(route, field.name)) expect(statusCode, what).toBe(400)
          }
        }
      }
    })

    test('A32 texts of any kind never cause a fault', async () => {
      const server = await aServer(await fresh())
      const all = everyRoute.flatMap((route) => fieldsOf(route).map((field) => ({ route, field })))
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: fc.constantFrom('\u0000', '\ud800', '\udc00', '\n', '%00', "'", '\\', 'a') }),
      )
      let minute = 0
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...all),
          text,
          fc.boolean(),
          async ({ route, field }, random, after) => {
            minute += 1
            server.setClock(noon + minute * 61_000)
            const token = await withCaller(server, route)
            const hostile = after ? `${exampleOf(field.name)}${random}` : random
            const { statusCode, body } = await send(server, route, token, field, hostile)
            expect(statusCode, `${named(route)} ${field.name} ${body}`).toBeLessThan(500)
          },
        ),
        { numRuns: 100 },
      )
    })

    test('A32 texts in addresses and headers that no call describes never cause a fault', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      for (const url of [
        '/%00',
        '/data/%00.json',
        '/resources/%00',
        '/resources/english%00.pdf',
        '/api/%00',
      ]) {
        for (const authorization of [`Bearer ${token}`, 'Bearer %00', 'Bearer \u0001']) {
          const headers = { authorization, cookie: 'device=%00', 'x-forwarded-for': '\u0001' }
          expect((await server.client.app.inject({ url, headers })).statusCode, url).toBeLessThan(500)
        }
      }
    })

    test('A32 texts that are no referral code are ignored, and the account is made', async () => {
      const { client } = await aServer(await fresh())
      for (const [number, ref] of ['a\u0000', '\ud800', 'x'.repeat(5000), 7, null, {}, ''].entries()) {
        const email = `m${number}@example.com`
        const payload = { name: 'Maliha', email, password: 'padma bridge at dawn', timeZone: 'UTC', ref }
        const reply = await client.app.inject({ method: 'POST', url: signUp.path, payload })
        expect(reply.statusCode, reply.body).toBe(200)
        expect(reply.json().me.referredBy).toBe('')
      }
    })
  })
})
