import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMe, signUp } from '@toron/contract/account.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { aServer, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { servePages } from '../http/pages.ts'
import type { Mailer } from '../mail/mail.ts'
import { serveMetrics } from './metrics.ts'

const metricsToken = 'a-token-of-the-tests'

const ask = ({ client }: TestServer, authorization?: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  client.app.inject({ method, url: '/metrics', headers: authorization ? { authorization } : {} })

/** The value of each series by its name and labels. */
const valuesOf = async (server: TestServer): Promise<ReadonlyMap<string, number>> =>
  valuesIn((await ask(server, `Bearer ${metricsToken}`)).body)

const valuesIn = (body: string): ReadonlyMap<string, number> => {
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}

const answered = (method: string, route: string, status: string) =>
  `toron_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

describe('metrics', () => {
  eachDatabase((fresh) => {
    test('A13 metrics exist only for requests with the metrics token, not even for administrators', async () => {
      const server = await aServer(await fresh(), undefined, { metricsToken })
      const student = await server.aStudent()
      const administrator = await server.aStudent({ name: 'Admin' })
      await server.database.writer
        .updateTable('student')
        .set({ isAdministrator: 1 })
        .where('id', '=', administrator.id)
        .execute()
      const others = [
        undefined,
        ...[student, administrator].map(({ token }) => `Bearer ${token}`),
        ...['x', `${metricsToken}x`, metricsToken.slice(0, -1), ''].map((token) => `Bearer ${token}`),
        metricsToken,
        `Basic ${metricsToken}`,
      ]
      for (const method of ['GET', 'HEAD', 'POST'] as const) {
        const nowhere = await server.client.app.inject({ method, url: '/nowhere' })
        expect(nowhere.statusCode).toBe(404)
        for (const authorization of others) {
          const reply = await ask(server, authorization, method)
          expect([reply.statusCode, reply.body], `${method} ${authorization}`).toEqual([404, nowhere.body])
          const { date: _, ...headers } = reply.headers
          expect(headers).toEqual({ ...nowhere.headers, date: undefined })
        }
      }
      const reply = await ask(server, `Bearer ${metricsToken}`)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      })
      const head = await ask(server, `Bearer ${metricsToken}`, 'HEAD')
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect((await ask(server, `Bearer ${metricsToken}`, 'POST')).statusCode).toBe(404)
    })

    test('metrics do not exist without the setting', async () => {
      const server = await aServer(await fresh())
      const nowhere = await server.client.app.inject('/nowhere')
      const reply = await ask(server, `Bearer ${metricsToken}`)
      expect([reply.statusCode, reply.body]).toEqual([404, nowhere.body])
    })

    test('metrics count answers by call and class, without an id, a path, a name or a token', async () => {
      const server = await aServer(await fresh(), undefined, { metricsToken })
      const { token } = await server.aStudent()
      const run = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      const sent = {
        token,
        params: { runId: run.id },
        body: { questionId: 'motion-001', option: 'A' },
      } as const
      await server.client.call(submitAnswer, sent)
      await server.client.refused(readMe, { token: 'nobody' })
      await server.client.app.inject('/api/students/maliha@example.com?token=secret')
      await server.client.app.inject({ method: 'PUT', url: '/maliha' })
      await server.client.app.inject('/healthz/live')
      const values = await valuesOf(server)
      expect(values.get(answered('POST', submitAnswer.path, '2xx'))).toBe(1)
      expect(values.get(answered('GET', readMe.path, '4xx'))).toBe(1)
      expect(values.get(answered('any', 'none', '4xx'))).toBe(2)
      expect(values.get(answered('GET', '/healthz/live', '2xx'))).toBe(1)
      expect(values.get('toron_http_requests_in_hand')).toBe(0)
      expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(0)
      expect(
        [...values.keys()].filter((name) => name.startsWith('nodejs_eventloop_lag')).length,
      ).toBeGreaterThan(0)
      const { body } = await ask(server, `Bearer ${metricsToken}`)
      expect(body).not.toMatch(/maliha|secret|nobody/i)
      expect(body).not.toContain(run.id)
      expect(body).not.toContain(token)
    })

    test('metrics count callers told to retry later, and faults of ours', async () => {
      const server = await aServer(await fresh({ own: true }), undefined, { metricsToken })
      const before = await valuesOf(server)
      const refused = (reason: string) => `toron_http_refused_total{reason="${reason}"}`
      for (const reason of ['limited', 'busy', 'database-away']) expect(before.get(refused(reason))).toBe(0)
      expect(before.get('toron_http_faults_total')).toBe(0)
      const { token } = await server.aStudent()
      for (let call = 0; call < readMe.perMinute; call += 1) await server.client.call(readMe, { token })
      for (let call = 0; call < 3; call += 1) await server.client.refused(readMe, { token })
      await server.database.writer.schema.dropTable('session').execute()
      await server.client.refused(readMe, { token: 'other' })
      const values = await valuesOf(server)
      expect(values.get(refused('limited'))).toBe(3)
      expect(values.get('toron_http_faults_total')).toBe(1)
      expect(values.get(answered('GET', readMe.path, '5xx'))).toBe(1)
    })

    test('metrics count the letters sent, and apart from them those that failed', async () => {
      const outcomes = [() => Promise.resolve(), () => Promise.reject(new Error('550 no such user'))]
      let onSent: () => void = () => undefined
      const mailer: Mailer = {
        send: async () => {
          setImmediate(() => onSent())
          await outcomes.shift()?.()
        },
        delivery: 'sent',
        outbox: null,
      }
      const server = await aServer(await fresh(), undefined, { metricsToken, mailer })
      for (const email of ['first@example.com', 'second@example.com']) {
        const isSent = new Promise<void>((resolve) => {
          onSent = resolve
        })
        const body = { name: 'Maliha', email, password: 'padma bridge at dawn', timeZone: 'Asia/Dhaka' }
        await server.client.call(signUp, { body })
        await isSent
      }
      const values = await valuesOf(server)
      expect(values.get('toron_letters_total{outcome="sent"}')).toBe(1)
      expect(values.get('toron_letters_total{outcome="failed"}')).toBe(1)
    })
  })

  test('metrics count files and pages together, and what does not exist apart', async () => {
    const web = mkdtempSync(join(tmpdir(), 'toron-metrics-'))
    try {
      mkdirSync(join(web, 'assets'))
      for (const file of ['index.html', 'assets/a-1234.js']) writeFileSync(join(web, file), 'x')
      const app = Fastify()
      serveMetrics(app, metricsToken, () => 7)
      servePages(app, { content: '/nowhere', web }, 'https://toron.test', () => new Map())
      for (const path of ['/', '/login', '/dashboard', '/assets/a-1234.js', '/maliha', '/assets/none.js']) {
        await app.inject(path)
      }
      const authorization = `Bearer ${metricsToken}`
      const values = valuesIn((await app.inject({ url: '/metrics', headers: { authorization } })).body)
      expect(values.get(answered('GET', '/*', '2xx'))).toBe(4)
      expect(values.get(answered('any', 'none', '4xx'))).toBe(2)
      expect(values.get('toron_http_requests_in_hand')).toBe(7)
      expect([...values.keys()].filter((name) => /maliha|1234/.test(name))).toEqual([])
    } finally {
      rmSync(web, { recursive: true, force: true })
    }
  })
})
