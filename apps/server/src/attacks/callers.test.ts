// Attacks by how a request is written and where it claims to come from: URLs in other spellings, ports as callers, unknown
// tokens, empty runs.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { readMe } from '@toron/contract/account.ts'
import { checkAnswer, openRun } from '@toron/contract/practice.ts'
import { exportAccount } from '@toron/contract/profile.ts'
import { describe, expect, test } from 'vitest'
import { maxUnknownTokens } from '../platform/http/http.ts'
import { aServer, noon } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

describe('who asks, and how', () => {
  eachDatabase((fresh) => {
    test('A35 a call has its own headers however its address is written', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const { app } = server.client
      await app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = app.server.address() as AddressInfo
      const request = async (target: string) => {
        const socket = connect(port, '127.0.0.1')
        await once(socket, 'connect')
        const head = `Host: toron.test\r\nAuthorization: Bearer ${token}\r\nConnection: close`
        socket.write(`GET ${target} HTTP/1.1\r\n${head}\r\n\r\n`)
        return (await text(socket)).toLowerCase()
      }
      try {
        for (const target of [
          readMe.path,
          '/%61pi/me',
          '/%61%70%69/m%65',
          '/api/me?x=1#y',
          'http://toron.test/api/me',
          'http://elsewhere.test/%61pi/me',
          'HTTP://toron.test/api/me',
          exportAccount.path,
          '/%61pi/account/export',
        ]) {
          const reply = await request(target)
          if (!reply.startsWith('http/1.1 200')) {
            expect(reply, target).not.toContain('maliha')
            continue
          }
          expect(reply, target).toContain('cache-control: no-store')
          expect(reply, target).toContain("content-security-policy: default-src 'none'")
        }
        for (const target of ['/api/nowhere', '/%61pi/nowhere', 'http://toron.test/api/nowhere']) {
          const reply = await request(target)
          expect(reply, target).toMatch(/^http\/1\.1 404/)
          expect(reply, target).toContain('cache-control: no-store')
        }
      } finally {
        await app.close()
      }
    })

    test('A36 a caller stays the same whatever port a proxy writes beside their address', async () => {
      const server = await aServer(await fresh(), undefined, { proxies: 1 })
      const check = async (forwarded: string) => {
        const reply = await server.client.app.inject({
          method: 'POST' as const,
          url: checkAnswer.path,
          headers: { 'x-forwarded-for': forwarded },
          payload: { questionId: 'motion-001', option: 'A' },
        })
        return reply.statusCode
      }
      for (const written of [
        (port: number) => `203.0.113.7:${port}`,
        (port: number) => `[2001:db8:1:2::7]:${port}`,
        (port: number) => `[2001:db8:1:3::${port.toString(16)}]`,
        (port: number) => `no address ${port}`,
      ]) {
        const statuses = new Set<number>()
        for (let port = 1; port <= checkAnswer.perMinute + 1; port += 1) {
          statuses.add(await check(`198.51.100.9, ${written(port)}`))
        }
        expect([...statuses], written(1)).toEqual([200, 429])
      }
      expect(await check('198.51.100.9, 203.0.113.7')).toBe(429)
      expect(await check('203.0.113.7, 203.0.113.8:4711')).toBe(200)
    })

    test('A39 unknown tokens are limited, and the school behind the same address is not', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const request = (bearer: string) =>
        server.client.app.inject({ url: readMe.path, headers: { authorization: `Bearer ${bearer}` } })
      const statuses = new Map<number, number>()
      for (let number = 0; number < maxUnknownTokens + 100; number += 1) {
        const { statusCode } = await request(`guess-${number}`)
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      }
      expect([...statuses]).toEqual([
        [401, maxUnknownTokens],
        [429, 100],
      ])
      expect((await request('guess')).headers['retry-after']).toBe('60')
      expect((await request(token)).statusCode).toBe(200)
      server.setClock(noon + 60_000)
      expect((await request('guess')).statusCode).toBe(401)
    })

    test('A39 a run without an answer is used again instead of stored beside a new one', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const first = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      for (let number = 0; number < 20; number += 1) {
        const again = await server.client.call(openRun, {
          token,
          body: { topic: 'motion', after: first.id },
        })
        expect(again.id).toBe(first.id)
      }
      expect(await server.database.reader.selectFrom('run').selectAll().execute()).toEqual([])
    })
  })
})
