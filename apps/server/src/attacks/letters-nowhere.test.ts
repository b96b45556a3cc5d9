// A server without a mail server: its letters are for whoever works on it on this machine, and for nobody else.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { readMe, signUp } from '@toron/contract/account.ts'
import { changeEmail, requestConfirmation, requestPasswordReset } from '@toron/contract/credentials.ts'
import { readWays } from '@toron/contract/google.ts'
import { describe, expect, it } from 'vitest'
import { noMailer, openOutbox } from '../platform/mail.ts'
import { aServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const maliha = {
  ...{ name: 'Maliha Rahman', email: 'maliha@example.com' },
  ...{ password: 'padma bridge at dawn', timeZone: 'Asia/Dhaka' },
}

/** Another address of this machine than loopback, if it has one. */
const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address

describe('letters without a mail server', () => {
  eachDatabase((fresh) => {
    it('A42 are shown to this machine only, and only where the product is open to no other', async () => {
      const mailer = openOutbox(() => undefined)
      await mailer.send({ to: maliha.email, subject: 'A reset link', paragraphs: [] })
      const url = `/outbox/${mailer.outbox?.key}`
      const open = await aServer(await fresh(), undefined, { mailer })
      expect((await open.client.app.inject(url)).statusCode).toBe(404)

      const local = await aServer(await fresh(), undefined, { mailer, isDevelopment: true, proxies: 1 })
      const { app } = local.client
      await app.listen({ port: 0, host: '0.0.0.0' })
      const { port } = app.server.address() as AddressInfo
      const ask = async (host: string, headers: Record<string, string> = {}) => {
        const reply = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
          request({ host, port, path: url, headers }, resolve).on('error', reject).end()
        })
        return { status: reply.statusCode, body: await text(reply) }
      }
      try {
        expect(await ask('127.0.0.1')).toMatchObject({
          status: 200,
          body: expect.stringMatching(/reset link/),
        })
        const far = [
          await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }),
          await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }),
          await ask('127.0.0.1', { forwarded: 'for=203.0.113.7' }),
          ...(elsewhere ? [await ask(elsewhere)] : []),
        ]
        for (const { status, body } of far) {
          expect(status).toBe(404)
          expect(body).not.toContain('reset')
        }
      } finally {
        await app.close()
      }
    })

    it('A42 cannot be sent from a server that is open to others, and every form that needs one says so', async () => {
      const server = await aServer(await fresh(), undefined, { mailer: noMailer })
      const { client, database } = server
      expect(await client.call(readWays, {})).toMatchObject({ letters: 'not-sent' })
      const { token } = await client.call(signUp, { body: maliha })
      const { email, password } = maliha
      const refused = [
        await client.refused(requestPasswordReset, { body: { email } }),
        await client.refused(requestPasswordReset, { body: { email: 'nobody@example.com' } }),
        await client.refused(requestConfirmation, { token }),
        await client.refused(changeEmail, { token, body: { email: 'new@example.com', password } }),
      ]
      expect(refused.map(({ error }) => error.code)).toEqual(Array(4).fill('letters-not-sent'))
      expect(await client.call(readMe, { token })).toMatchObject({ email, emailConfirmed: false })
      expect(await database.reader.selectFrom('verification').selectAll().execute()).toEqual([])
    })
  })
})
