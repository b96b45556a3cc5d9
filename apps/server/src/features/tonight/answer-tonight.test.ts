import { readMe } from '@toron/contract/account.ts'
import { answerTonight, readTonight, savePlan } from '@toron/contract/tonight.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { answerNext, aPlanner, aTonightBank, nightOf, physics } from '../../testing/tonight.ts'

describe('answering tonight', () => {
  eachDatabase((fresh) => {
    test('a right answer pays ten Skizies and moves on to the next question, on every device', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { id, token } = await aPlanner(server)
      const before = await nightOf(server, token)
      expect(before.left).toHaveLength(10)
      const [first] = before.left
      const reply = await answerNext(server, token, 'A')
      expect(reply).toMatchObject({
        answer: { questionId: first?.questionId, correct: true, earned: { question: 10, bonus: 0 } },
        balance: 10,
        progress: { topic: first?.topic, answered: 1, correct: 1, lastIndex: 0, recentStreak: 0 },
        newBadges: ['first_steps'],
        again: null,
      })
      expect(reply.night.left).toEqual(before.left.slice(1))
      expect(reply.night.done).toEqual([{ ...first, answer: reply.answer }])
      expect(await nightOf(server, token)).toEqual(reply.night)
      await expectBalancedBooks(server.database, id)
    })

    test('a night that is answered to its end is finished, says what it changed, and pays nothing more', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { id, token } = await aPlanner(server)
      const reply = await answerNext(server, token, ...Array<'A'>(10).fill('A'))
      expect(reply.night.left).toEqual([])
      expect(reply.balance).toBe(100)
      expect(reply.night.change.secured).toHaveLength(10)
      const [expected] = reply.night.change.expected
      expect(expected?.after.low).toBeGreaterThan(expected?.before.low ?? 40)
      expect((await server.client.call(readMe, { token })).skizies).toBe(100)
      await expectBalancedBooks(server.database, id)
    })

    test('sent twice it returns the first verdict and pays once; another option is refused', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { id, token } = await aPlanner(server)
      const [first] = (await nightOf(server, token)).left
      const questionId = first?.questionId ?? ''
      const send = (option: 'A' | 'B') =>
        server.client.call(answerTonight, { token, body: { questionId, option } })
      const replies = await Promise.all([send('A'), send('A'), send('A')])
      for (const reply of replies) expect(reply).toEqual(replies[0])
      const other = await server.client.refused(answerTonight, { token, body: { questionId, option: 'B' } })
      expect(other.error.code).toBe('already-answered')
      expect((await server.client.call(readTonight, { token })).night?.done).toHaveLength(1)
      await expectBalancedBooks(server.database, id)
    })

    test('an idea that is missed comes again after three others, is named, and is mended after two right answers', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { token } = await aPlanner(server)
      const reply = await answerNext(server, token, 'B')
      const idea = reply.answer.misconception?.id
      expect(idea).toBe(`${reply.progress.topic}/shared`)
      expect(reply.again).toEqual({ after: 3, day: '2026-11-23' })
      expect(reply.night.left[3]).toMatchObject({ reason: 'mend', idea })
      const mended = await answerNext(server, token, 'A', 'A', 'A', 'A')
      expect(mended.night.done.at(-1)).toMatchObject({ reason: 'mend', idea })
      const { ideas } = await server.client.call(readTonight, { token })
      // Another question that tempts to it was answered rightly in passing.
      expect(mended.night.change.mended).toEqual([reply.answer.misconception])
      expect(ideas).toEqual({ met: 1, held: 0 })
    })

    test('a question that is not in the queue is refused, and so is everything without a plan', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { token } = await aPlanner(server)
      const stranger = await server.aStudent()
      const body = { questionId: 'enzymes-001', option: 'A' as const }
      const codeOf = async (as: string) =>
        (await server.client.refused(answerTonight, { token: as, body })).error.code
      expect(await codeOf(token)).toBe('not-tonight')
      expect(await codeOf(stranger.token)).toBe('no-plan')
      expect(await server.client.call(readTonight, { token: stranger.token })).toEqual({
        state: 'no-plan',
        night: null,
        expected: [],
        ideas: { met: 0, held: 0 },
      })
    })

    test('the day after the last examination the plan is over', async () => {
      const server = await aServer(await fresh(), aTonightBank())
      const { token } = await server.aStudent()
      await server.client.call(savePlan, {
        token,
        body: { subjects: [{ ...physics, exam: '2026-11-21' }], minutes: 10 },
      })
      const [first] = (await nightOf(server, token)).left
      server.setClock(Date.parse('2026-11-22T09:00:00+06:00'))
      expect(await server.client.call(readTonight, { token })).toMatchObject({ state: 'over', night: null })
      const body = { questionId: first?.questionId ?? '', option: 'A' as const }
      expect((await server.client.refused(answerTonight, { token, body })).error.code).toBe('plan-over')
    })
  })
})
