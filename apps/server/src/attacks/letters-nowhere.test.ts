// A server without a mail server: its letters are for the developer on this machine, and for no one else.
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { readMe, signUp } from '@toron/contract/account.ts'
import { changeEmail, requestConfirmation, requestPasswordReset } from '@toron/contract/credentials.ts'
import { readWays } from '@toron/contract/google.ts'
import { describe, expect, test } from 'vitest'
import { noMailer, openOutbox } from '../platform/mail/mail.ts'
import { aServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  timeZone: 'Asia/Dhaka',
}

/** An address of this machine other than loopback, if it has one. */
const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address

describe('letters without a mail server', () => {
  eachDatabase((fresh) => {
    test('A42 letters without a mail server are shown to this machine only, and only if the product is not open to others', async () => {
      const mailer = openOutbox(() => undefined)
      await mailer.send({ to: maliha.email, subject: 'A reset link', paragraphs: [] })
      const url = `/outbox/${mailer.outbox?.key}`
      const open = await aServer(await fresh(), undefined, { mailer })
      expect((await open.client.app.inject(url)).statusCode).toBe(404)

      const local = await aServer(await fresh(), undefined, { mailer, isDevelopment: true, proxies: 1 })
      const { app } = local.client
      await app.listen({ port: 0, host: '0.0.0.0' })
      const { port } = app.server.address() as AddressInfo
      const request = async (host: string, headers: Record<string, string> = {}) => {
        const reply = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
          httpRequest({ host, port, path: url, headers }, resolve).on('error', reject).end()
        })
        return { status: reply.statusCode, body: await text(reply) }
      }
      try {
        expect(await request('127.0.0.1')).toMatchObject({
          status: 200,
          body: expect.stringMatching(/reset link/),
        })
        const far = [
          await request('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }),
          await request('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }),
          await request('127.0.0.1', { forwarded: 'for=203.0.113.7' }),
          ...(elsewhere ? [await request(elsewhere)] : []),
        ]
        for (const { status, body } of far) {
          expect(status).toBe(404)
          expect(body).not.toContain('reset')
        }
      } finally {
        await app.close()
      }
    })

    test('A42 letters without a mail server cannot be sent if the product is open to others, and every form that needs one says so', async () => {
      const server = await aServer(await fresh(), undefined, { mailer: noMailer })
      const { client, database } = server
      expect(await client.call(readWays, {})).toMatchObject({ letters: 'not-sent' })
      const { token } = await client.call(signUp, { body: maliha })
      const { email, password } = maliha
      const refusals = [
        await client.refused(requestPasswordReset, { body: { email } }),
        await client.refused(requestPasswordReset, { body: { email: 'nobody@example.com' } }),
        await client.refused(requestConfirmation, { token }),
        await client.refused(changeEmail, { token, body: { email: 'new@example.com', password } }),
      ]
      expect(refusals.map(({ error }) => error.code)).toEqual(Array(4).fill('letters-not-sent'))
      expect(await client.call(readMe, { token })).toMatchObject({ email, emailConfirmed: false })
      expect(await database.reader.selectFrom('verification').selectAll().execute()).toEqual([])
    })
  })
})
