// Attacks on every call: without a session, with an ended one, with fields that would be money.
import * as account from '@toron/contract/account.ts'
import * as credentials from '@toron/contract/credentials.ts'
import * as profile from '@toron/contract/profile.ts'
import type { RouteShape } from '@toron/contract/route.ts'
import { describe, expect, test } from 'vitest'
import { aServer, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { everyRoute, named } from '../testing/every-route.ts'

const ofStudents = everyRoute.filter(({ who }) => who === 'student')

const stolen = { correct: true, skizies: 100_000, streak: 365, role: 'administrator', monthlyTime: 60_000 }

const send = (
  { client }: TestServer,
  route: RouteShape,
  { token, payload }: { token?: string; payload?: object } = {},
) =>
  client.app.inject({
    method: route.method,
    url: route.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload && { payload }),
  })

const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  timeZone: 'Asia/Dhaka',
}

describe('every call', () => {
  test('every call of the contract is known to this test', () => {
    expect(everyRoute.length).toBeGreaterThan(35)
    expect(new Set(everyRoute.map(named)).size).toBe(everyRoute.length)
  })

  eachDatabase((fresh) => {
    test('A11 A13 every call refuses those who may not make it: 401 without a session, 404 for the administrator’s', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      for (const route of everyRoute) {
        if (route.who === 'anyone') continue
        const visitor = await send(server, route)
        const student = await send(server, route, { token, payload: { repair: true } })
        if (route.who === 'student') expect(visitor.statusCode, named(route)).toBe(401)
        else expect([visitor.statusCode, student.statusCode], named(route)).toEqual([404, 404])
        expect(visitor.body, named(route)).not.toMatch(/stack|sqlite|postgres|kysely/i)
      }
    })

    test('A4 every call refuses fields that would be money, rank or power, and changes nothing', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const before = await server.client.call(account.readMe, { token })
      for (const route of everyRoute) {
        if (route.method === 'GET' || route.who === 'administrator') continue
        const reply = await send(server, route, { token, payload: stolen })
        expect([400, 404], `${named(route)} ${reply.body}`).toContain(reply.statusCode)
      }
      expect(await server.client.call(account.readMe, { token })).toEqual(before)
    })

    test('A17 no call accepts a token after sign-out, a new password, signing out everywhere, or deletion', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const signedIn = async () => {
        const { name: _, ...body } = maliha
        return (await client.call(account.signIn, { body })).token
      }
      const first = (await client.call(account.signUp, { body: maliha })).token
      await client.call(account.signOut, { token: first })
      const second = await signedIn()
      const here = await signedIn()
      const body = { current: maliha.password, password: maliha.password }
      await client.call(credentials.changePassword, { token: here, body })
      const third = await signedIn()
      await client.call(credentials.signOutEverywhere, { token: third })
      const fourth = await signedIn()
      const confirmation = { email: maliha.email, password: maliha.password }
      await client.call(profile.deleteAccount, { token: fourth, body: confirmation })
      for (const token of [first, second, here, third, fourth]) {
        for (const route of ofStudents) {
          expect((await send(server, route, { token })).statusCode, named(route)).toBe(401)
        }
      }
    })
  })
})
