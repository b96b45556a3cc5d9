// Attacks by number and by pace: what is sent a hundred times pays once, and what comes too fast must wait.

import { readMe, signUp } from '@toron/contract/account.ts'
import { buyTime, readBoard } from '@toron/contract/leaderboard.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { readShelf, unlockResource } from '@toron/contract/resources.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { joinedReward, paidFriends } from '@toron/domain/referral/reward.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../testing/books.ts'
import { aServer, noon, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const questionId = (number: number) => questionIdAt('motion', number - 1)
const minute = 60_000

const submit = ({ client }: TestServer, token: string, runId: string, number: number) =>
  client.app.inject({
    method: 'POST',
    url: submitAnswer.path.replace(':runId', runId),
    headers: { authorization: `Bearer ${token}` },
    payload: { questionId: questionId(number), option: 'A' },
  })

describe('by number and pace', () => {
  eachDatabase((fresh) => {
    test('A2 the same submission a hundred times at once has one verdict, one payment, equal replies', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const run = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      const replies = await Promise.all(Array.from({ length: 100 }, () => submit(server, token, run.id, 1)))
      expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(replies[0]?.json()).toMatchObject({ correct: true, balance: 10 })
      await expectBalancedBooks(server.database, id)
    })

    test('A5 an answer every ten milliseconds for a minute is limited, with Retry-After', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const run = await server.client.call(openRun, { token, body: { topic: 'motion' } })
      let refused = 0
      for (let tick = 0; tick < 6000; tick += 10) {
        server.setClock(noon + tick * 10)
        const reply = await submit(server, token, run.id, Math.min(1 + tick / 10, 30))
        if (reply.statusCode !== 429) continue
        refused += 1
        const wait = Number(reply.headers['retry-after'])
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(60)
      }
      expect(refused).toBe(600 - submitAnswer.perMinute)
      // All thirty questions, and both bonuses of the topic: what a quick student may earn there in a day.
      expect((await server.client.call(readMe, { token })).skizies).toBe(450)
      await expectBalancedBooks(server.database, id)
    })

    test('A6 a topic retried fifty times in a day pays the first time only', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      let run = await server.client.call(openRun, { token, body: { topic: 'enzymes' } })
      for (let round = 0; round < 50; round += 1) {
        server.setClock(noon + round * 2 * minute)
        if (round > 0) {
          run = await server.client.call(openRun, { token, body: { topic: 'enzymes', after: run.id } })
        }
        for (let number = 1; number <= 3; number += 1) {
          await server.client.call(submitAnswer, {
            token,
            params: { runId: run.id },
            body: { questionId: `enzymes-00${number}`, option: 'A' },
          })
        }
      }
      expect((await server.client.call(readMe, { token })).skizies).toBe(30)
      await expectBalancedBooks(server.database, id)
    })

    test('A8 packs and resources that do not exist are 400 or 404 and leave no entry', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const strange = ['nothing', '-1', '1.5', '%00', '[]', '..%2f..', 'x'.repeat(10_000)]
      for (const pack of strange) {
        const reply = await server.client.app.inject({
          method: 'POST',
          url: buyTime.path.replace(':packId', pack),
          headers: { authorization: `Bearer ${token}` },
          payload: { requestId: '00000000-0000-4000-8000-000000000001' },
        })
        expect([400, 404, 414], `${pack.slice(0, 20)} ${reply.body}`).toContain(reply.statusCode)
      }
      for (const path of [...strange, -1, 1.5, ['english/grammar.pdf'], { path: 'x' }, null]) {
        const reply = await server.client.app.inject({
          method: 'POST',
          url: unlockResource.path,
          headers: { authorization: `Bearer ${token}` },
          payload: { path },
        })
        expect([400, 404], `${String(path).slice(0, 20)} ${reply.body}`).toContain(reply.statusCode)
      }
      expect(await server.database.reader.selectFrom('ledgerEntry').selectAll().execute()).toEqual([])
      expect(JSON.stringify(await server.client.call(readShelf, {}))).not.toContain(id)
    })

    test('A10 fifty sign-ups from one address with one code are limited, and pay for ten friends a day', async () => {
      const server = await aServer(await fresh())
      const referrer = await server.aStudent()
      const { referralCode } = await server.client.call(readMe, { token: referrer.token })
      const statuses: number[] = []
      for (let number = 0; number < 50; number += 1) {
        const reply = await server.client.app.inject({
          method: 'POST',
          url: signUp.path,
          payload: {
            name: `Friend ${'x'.repeat(number + 1)}`,
            email: `friend${number}@example.com`,
            password: 'seven rivers and a boat',
            timeZone: 'Asia/Dhaka',
            ref: referralCode,
          },
        })
        statuses.push(reply.statusCode)
      }
      const joined = statuses.filter((status) => status === 200).length
      expect(joined).toBe(signUp.perMinute)
      expect(statuses.filter((status) => status === 429)).toHaveLength(50 - joined)
      expect(await server.client.call(readMe, { token: referrer.token })).toMatchObject({
        referrals: joined,
        skizies: joinedReward * paidFriends.perDay,
      })
      await expectBalancedBooks(server.database, referrer.id)
    }, 120_000)

    test('A21 no call reveals the name, the address or the id of an anonymous student', async () => {
      const server = await aServer(await fresh())
      const secret = await server.aStudent({ name: 'Nobody Shall Know' })
      const { token } = await server.aStudent({ name: 'Curious' })
      const at = { authorization: `Bearer ${secret.token}` }
      await server.client.app.inject({ method: 'POST', url: '/api/leaderboard/tick', headers: at })
      await server.client.app.inject({
        method: 'POST',
        url: '/api/leaderboard/visibility',
        headers: at,
        payload: { isAnonymous: true },
      })
      const seen = []
      for (const board of ['monthly', 'all-time'] as const) {
        seen.push(await server.client.call(readBoard, { token, params: { board } }))
      }
      for (const url of [
        '/api/leaderboard/last-podium',
        '/api/resources',
        '/data/catalogue.json',
        '/sitemap.xml',
      ]) {
        const headers = { authorization: `Bearer ${token}` }
        seen.push((await server.client.app.inject({ url, headers })).body)
      }
      const all = JSON.stringify(seen)
      expect(all).toContain('Anonymous User')
      expect(all).not.toMatch(/Nobody Shall Know/)
      expect(all).not.toContain(secret.id)
    })
  })
})
