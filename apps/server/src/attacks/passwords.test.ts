// A15: passwords tried by the thousand, from one address and from a thousand; the owner still gets in (decision 53).
import { signIn, signUp } from '@toron/contract/account.ts'
import { changePassword, requestPasswordReset, resetPassword } from '@toron/contract/credentials.ts'
import { deleteAccount } from '@toron/contract/profile.ts'
import type { RouteShape } from '@toron/contract/route.ts'
import { describe, expect, test } from 'vitest'
import { aServer, noon, type TestServer } from '../testing/builders.ts'
import { eachDatabase, type FreshDatabase } from '../testing/each-database.ts'

const timeZone = 'Asia/Dhaka'
const maliha = { email: 'maliha@example.com', password: 'padma bridge at dawn', timeZone }
const minute = 60_000
/** Wrong passwords of all strangers together, and of one device, before they must wait. */
const mostWrong = 10

const aServerBehindAProxy = async (fresh: FreshDatabase) => aServer(await fresh(), undefined, { proxies: 1 })

/** A browser at this address that keeps its cookie. */
const aBrowser = ({ client }: TestServer, address: string) => {
  let cookie: string | undefined
  return async (route: RouteShape, payload: object, token?: string) => {
    const reply = await client.app.inject({
      method: route.method,
      url: route.path,
      headers: {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload,
    })
    cookie = reply.headers['set-cookie']?.toString().split(';')[0] ?? cookie
    return reply
  }
}

type Browser = ReturnType<typeof aBrowser>

const statusOf = async (browser: Browser, password: string, email = maliha.email) =>
  (await browser(signIn, { email, password, timeZone })).statusCode

const addressOf = (number: number) => `198.18.${number >> 8}.${number & 255}`

/** Tries each password from an address of its own, a hundred at once, and counts the replies by status. */
const tryFromEverywhere = async (server: TestServer, count: number, email = maliha.email) => {
  const statuses = new Map<number, number>()
  for (let first = 0; first < count; first += 100) {
    const wave = Array.from({ length: Math.min(100, count - first) }, (_, index) =>
      statusOf(aBrowser(server, addressOf(first + index)), `wrong password ${first + index}`, email),
    )
    for (const status of await Promise.all(wave)) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return Object.fromEntries(statuses)
}

describe('passwords by the thousand', () => {
  eachDatabase((fresh) => {
    test('A15 of a thousand passwords on one account from a thousand addresses ten are checked, and the owner gets in', async () => {
      const server = await aServerBehindAProxy(fresh)
      const phone = aBrowser(server, '203.0.113.5')
      await phone(signUp, { ...maliha, name: 'Maliha' })
      expect(await tryFromEverywhere(server, 1000)).toEqual({ 409: mostWrong, 429: 1000 - mostWrong })

      // Her phone is known, wherever it is now; a stranger waits, with the right password too.
      expect(await statusOf(phone, maliha.password)).toBe(200)
      const stranger = await aBrowser(server, '203.0.113.6')(signIn, maliha)
      expect(stranger.statusCode).toBe(429)
      expect(Number(stranger.headers['retry-after'])).toBe(15 * 60)
      const { code, message } = stranger.json().error
      expect(code).toBe('too-many-passwords')
      expect(message).toMatch(/^Too many wrong passwords .* in 15 min, .* by mail\.$/)

      server.setClock(noon + 15 * minute)
      expect(await statusOf(aBrowser(server, '203.0.113.6'), maliha.password)).toBe(200)
    }, 120_000)

    test('A15 of three hundred passwords on an address without an account ten are checked, too', async () => {
      const server = await aServerBehindAProxy(fresh)
      const tries = await tryFromEverywhere(server, 300, 'nobody@example.com')
      expect(tries).toEqual({ 409: mostWrong, 429: 300 - mostWrong })
    }, 120_000)

    test('A15 while strangers try passwords, the owner of the mailbox chooses a new one and is in', async () => {
      const server = await aServerBehindAProxy(fresh)
      await aBrowser(server, '203.0.113.5')(signUp, { ...maliha, name: 'Maliha' })
      await server.mailbox.takeLink(maliha.email)
      await tryFromEverywhere(server, 20)
      const laptop = aBrowser(server, '203.0.113.8')
      expect(await statusOf(laptop, maliha.password)).toBe(429)
      await laptop(requestPasswordReset, { email: maliha.email })
      const link = await server.mailbox.takeLink(maliha.email)
      await laptop(resetPassword, { link, password: 'seven rivers and a boat' })
      expect(await statusOf(laptop, 'seven rivers and a boat')).toBe(200)
    })

    test('A15 signing up with the address does not get round the limit on passwords', async () => {
      const server = await aServerBehindAProxy(fresh)
      await aBrowser(server, '203.0.113.5')(signUp, { ...maliha, name: 'Maliha' })
      const statuses = []
      for (let number = 0; number < 12; number += 1) {
        const body = { ...maliha, name: 'Maliha', password: `wrong password ${number}` }
        statuses.push((await aBrowser(server, addressOf(number))(signUp, body)).statusCode)
      }
      expect(statuses).toEqual([...Array(mostWrong).fill(409), 429, 429])
    })

    test('A15 one password on a thousand accounts from one address is held to its limit', async () => {
      // Hundreds of these passwords are checked, and it is their number that matters here.
      const server = await aServer(await fresh(), undefined, { proxies: 1 })
      const statuses = []
      for (let number = 0; number < 1000; number += 1) {
        // What the attacker writes before the address that the proxy adds is ignored.
        const browser = aBrowser(server, `10.0.0.${number % 250}, 203.0.113.7`)
        statuses.push(await statusOf(browser, 'bangladesh71', `student${number}@example.com`))
      }
      expect(statuses.filter((status) => status === 409)).toHaveLength(signIn.perMinute)
      expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - signIn.perMinute)
      // A caller with an IPv6 address has a whole network of them.
      const network = Array.from({ length: 62 }, (_, host) => `2001:db8:1:2:${host + 1}::1`)
      const there = []
      for (const address of network)
        there.push(await statusOf(aBrowser(server, address), 'x', 'y@example.com'))
      expect(there.slice(0, mostWrong)).toEqual(Array(mostWrong).fill(409))
      const other = await aBrowser(server, '2001:db8:9:9::1')(signIn, { ...maliha, email: 'z@example.com' })
      const same = await aBrowser(server, '2001:db8:1:2::9')(signIn, { ...maliha, email: 'z@example.com' })
      expect([other.statusCode, same.statusCode]).toEqual([409, 429])
    }, 120_000)

    test('A15 a known device has ten wrong passwords of its own, and right ones never count', async () => {
      const server = await aServerBehindAProxy(fresh)
      const phone = aBrowser(server, '203.0.113.5')
      await phone(signUp, { ...maliha, name: 'Maliha' })
      const statuses = []
      for (let number = 0; number < 12; number += 1) {
        if (number % 3 === 0) await statusOf(phone, maliha.password)
        statuses.push(await statusOf(phone, `wrong password ${number}`))
      }
      expect(statuses).toEqual([...Array(mostWrong).fill(409), 429, 429])
      // The strangers' attempts are counted separately.
      expect(await statusOf(aBrowser(server, '203.0.113.9'), maliha.password)).toBe(200)
    })

    test('A15 a session does not let its holder try passwords for long', async () => {
      const server = await aServerBehindAProxy(fresh)
      const phone = aBrowser(server, '203.0.113.5')
      const { token } = (await phone(signUp, { ...maliha, name: 'Maliha' })).json()
      const statuses = []
      for (let number = 0; number < 12; number += 1) {
        server.setClock(noon + number * minute)
        const wrong = `wrong password ${number}`
        const reply =
          number % 2 === 0
            ? await phone(changePassword, { current: wrong, password: 'seven rivers' }, token)
            : await phone(deleteAccount, { email: maliha.email, password: wrong }, token)
        statuses.push(reply.statusCode)
      }
      expect(statuses).toEqual([...Array(mostWrong).fill(409), 429, 429])
    })
  })
})
