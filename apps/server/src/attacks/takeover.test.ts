// A23, A30, A31, A32: an attacker was in an account before the person who reads the mail of its address, and wants to stay.
// What they set, sent or opened before ends the moment the owner takes the account.
import { readMe, signIn, signUp } from '@toron/contract/account.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  requestPasswordReset,
  resetPassword,
  signOutEverywhere,
} from '@toron/contract/credentials.ts'
import { beginGoogle, finishGoogle } from '@toron/contract/google.ts'
import { deleteAccount } from '@toron/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { aProvider, type Provider } from '../testing/openid-provider.ts'

const timeZone = 'Asia/Dhaka'
const victim = 'maliha@example.com'
const attacker = 'mallory@example.com'
const old = { email: victim, password: 'padma bridge at dawn', timeZone }
const better = 'seven rivers and a boat'

describe('an account that an attacker was in before', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await aProvider()
  })
  afterAll(() => provider.stop())

  const open = async (database: Parameters<typeof aServer>[0]) =>
    aServer(database, undefined, { google: provider.google })

  const byGoogle = async ({ client }: TestServer, email: string, sub = email) => {
    provider.be({ sub, email, email_verified: true, name: 'Somebody' })
    const { address, state } = await client.call(beginGoogle, { body: { timeZone } })
    return client.call(finishGoogle, { body: { state, answer: await provider.answerOf(address) } })
  }

  /** Signs up with the victim's address and requests its change to the attacker's; returns the link that would do it. */
  const squat = async ({ client, mailbox }: TestServer, email = victim, to = attacker) => {
    const { token } = await client.call(signUp, { body: { ...old, name: 'Mallory', email } })
    const confirmation = await mailbox.takeLink(email)
    await client.call(changeEmail, { token, body: { email: to, password: old.password } })
    return { token, confirmation, link: await mailbox.takeLink(to) }
  }

  const resetBy = async ({ client, mailbox }: TestServer, email = victim) => {
    await client.call(requestPasswordReset, { body: { email } })
    const link = await mailbox.takeLink(email)
    await client.call(resetPassword, { body: { link, password: better } })
    await mailbox.take(email)
    return link
  }

  const signInWith = ({ client }: TestServer, password: string, email = victim) =>
    client.call(signIn, { body: { email, password, timeZone } })

  const refusal = async ({ client }: TestServer, link: string) =>
    (await client.refused(confirmEmail, { body: { link } })).error.code

  eachDatabase((fresh, dialect) => {
    test.each<[string, (server: TestServer, token: string, confirmation: string) => Promise<unknown>]>([
      ['a new password by mail', (server) => resetBy(server)],
      ['Google', (server) => byGoogle(server, victim)],
      ['signing out everywhere', ({ client }, token) => client.call(signOutEverywhere, { token })],
      [
        'a change of the password',
        ({ client }, token) =>
          client.call(changePassword, { token, body: { current: old.password, password: better } }),
      ],
      ['the address confirmed', ({ client }, _, link) => client.call(confirmEmail, { body: { link } })],
    ])('A23 a pending change of address is ended by %s', async (_, end) => {
      const server = await open(await fresh())
      const { token, confirmation, link } = await squat(server)
      await end(server, token, confirmation)
      expect(await refusal(server, link)).toBe('link-not-valid')
      expect(await server.database.reader.selectFrom('user').select('email').execute()).toEqual([
        { email: victim },
      ])
    })

    test('A23 a link is worth nothing once its account is gone, even for the next account of the address', async () => {
      const server = await open(await fresh())
      const { token, link, confirmation } = await squat(server)
      const { email, password } = old
      await server.client.call(deleteAccount, { token, body: { email, password } })
      await server.client.call(signUp, { body: { ...old, name: 'Maliha' } })
      expect(await refusal(server, link)).toBe('link-not-valid')
      expect(await refusal(server, confirmation)).toBe('link-not-valid')
    })

    test('A23 a link opens nothing when cut short, for another purpose, or in another installation', async () => {
      const server = await open(await fresh())
      const other = await open(await fresh())
      const { link } = await squat(server)
      await squat(other)
      for (const wrong of [link.slice(0, -1), `${link}x`, link.toUpperCase()]) {
        expect(await refusal(server, wrong)).toBe('link-not-valid')
      }
      expect(await refusal(other, link)).toBe('link-not-valid')
      const body = { link, password: better }
      const refused = await server.client.refused(resetPassword, { body })
      expect(refused.error.code).toBe('link-not-valid')
      await server.client.call(confirmEmail, { body: { link } })
    })

    test('A23 a link that two servers are sent at once, again and again, opens once', async () => {
      const database = await fresh()
      const servers =
        dialect === 'postgres' ? [await open(database), await open(database)] : [await open(database)]
      const [first] = servers as [TestServer]
      const { link } = await squat(first)
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (servers[index % servers.length] as TestServer).client.app.inject({
            method: 'POST',
            url: confirmEmail.path,
            payload: { link },
          }),
        ),
      )
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(11).fill(409)])
    })

    test('A23 a reset and a change of address at once end with one of them, never with both', async () => {
      const database = await fresh()
      const server = await open(database)
      const second = dialect === 'postgres' ? await open(database) : server
      for (let round = 0; round < 8; round += 1) {
        const [email, to] = [`maliha${round}@example.com`, `mallory${round}@example.com`]
        const { link } = await squat(server, email, to)
        await server.client.call(requestPasswordReset, { body: { email } })
        const reset = await server.mailbox.takeLink(email)
        const [moved, taken] = await Promise.all([
          server.client.app.inject({ method: 'POST', url: confirmEmail.path, payload: { link } }),
          second.client.app.inject({
            method: 'POST',
            url: resetPassword.path,
            payload: { link: reset, password: better },
          }),
        ])
        expect([moved.statusCode, taken.statusCode].sort()).toEqual([200, 409])
      }
    })

    test('A30 a Google account that the attacker linked opens nothing after a reset, or after a change of address', async () => {
      const server = await open(await fresh())
      // Mallory's own account, opened by Google, whose address is then changed to the victim's.
      await byGoogle(server, attacker, 'g-mallory')
      await resetBy(server, attacker)
      const { token } = await signInWith(server, better, attacker)
      await server.client.call(changeEmail, { token, body: { email: victim, password: better } })
      const letter = await server.mailbox.take(victim)
      const text = letter.paragraphs.join(' ')
      expect(text).toContain('ma•••@ex•••')
      expect(text).not.toMatch(/mallory|Somebody/i)
      await server.client.call(confirmEmail, {
        body: { link: letter.link?.address.split('#').at(-1) ?? '' },
      })
      // Google opens an account of Mallory's own, not the victim's.
      expect((await byGoogle(server, attacker, 'g-mallory')).me.email).toBe(attacker)
      // The victim only opened a link; by Google the account becomes theirs alone.
      const { me } = await byGoogle(server, victim)
      expect(me).toMatchObject({ email: victim, hasPassword: false })
      expect(await server.client.refused(readMe, { token })).toMatchObject({ status: 401 })
    })

    test('A30 a reset leaves one way in: the new password', async () => {
      const server = await open(await fresh())
      await byGoogle(server, victim, 'g-of-somebody-who-had-the-address')
      await resetBy(server)
      const providers = await server.database.reader.selectFrom('account').select('providerId').execute()
      expect(providers).toEqual([{ providerId: 'credential' }])
      await signInWith(server, better)
    })

    test('A32 a fault during sign-up leaves nothing behind: identity, student and session are made together', async () => {
      const server = await open(await fresh())
      const names = Array.from({ length: 14 }, (_, number) => `maliha${number}@example.com`)
      const statuses: number[] = []
      // The fixed random number allows few codes per name; a sign-up that gets none fails after its identity was made.
      for (const email of names) {
        const payload = { ...old, name: 'Somebody', email }
        const { method, path: url } = signUp
        statuses.push((await server.client.app.inject({ method, url, payload })).statusCode)
      }
      expect(new Set(statuses)).toEqual(new Set([200, 500]))
      await expect(byGoogle(server, 'by-google@example.com')).rejects.toThrow('500')
      const count = async (table: 'user' | 'student' | 'session' | 'account') =>
        (await server.database.reader.selectFrom(table).selectAll().execute()).length
      const made = statuses.filter((status) => status === 200).length
      for (const table of ['user', 'student', 'session', 'account'] as const) {
        expect(await count(table), table).toBe(made)
      }
    })

    test('A31 the older of two reset links is worth nothing once the newer one was used', async () => {
      const server = await open(await fresh())
      await server.client.call(signUp, { body: { ...old, name: 'Maliha' } })
      await server.mailbox.take(victim)
      await server.client.call(requestPasswordReset, { body: { email: victim } })
      const older = await server.mailbox.takeLink(victim)
      await resetBy(server)
      const refused = await server.client.refused(resetPassword, {
        body: { link: older, password: 'one more of them' },
      })
      expect(refused.error.code).toBe('link-not-valid')
      await signInWith(server, better)
    })
  })
})
