import { checkIn, readMe } from '@toron/contract/account.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { readBadges } from '@toron/contract/rewards.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, day, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

const answer = async (
  { client }: TestServer,
  token: string,
  runId: string,
  topic: string,
  number: number,
  option: 'A' | 'B' = 'A',
) =>
  client.call(submitAnswer, {
    token,
    params: { runId },
    body: { questionId: questionIdAt(topic, number - 1), option },
  })

const open = ({ client }: TestServer, token: string, topic: string) =>
  client.call(openRun, { token, body: { topic } })

const signInFrom = ({ client }: TestServer, token: string, timeZone = 'Asia/Dhaka') =>
  client.call(checkIn, { token, body: { timeZone } })

describe('badges', () => {
  eachDatabase((fresh) => {
    test('badges are won with the answer that earns them, announced once, and stored', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      const announced: string[][] = []
      for (let number = 1; number <= 30; number += 1) {
        announced.push((await answer(server, token, run.id, 'motion', number)).newBadges)
      }
      const won = announced.flatMap((badges, index) => badges.map((badge) => [index + 1, badge]))
      expect(won).toEqual([
        [1, 'first_steps'],
        [5, 'sharp_shooter'],
        [10, 'accuracy_master'],
        [20, 'focused_learner'],
        [30, 'topic_pro'],
      ])
      const { badges } = await server.client.call(readBadges, { token })
      expect(badges).toHaveLength(12)
      expect(
        badges
          .filter(({ unlocked }) => unlocked)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(won.map(([, badge]) => badge).sort())
      expect(badges.find(({ id }) => id === 'tenacity')).toMatchObject({
        unlocked: false,
        progress: 30,
        goal: 50,
      })
      expect(badges.find(({ id }) => id === 'first_steps')).toMatchObject({
        unlocked: true,
        unlockedAt: new Date(noon).toISOString(),
        progress: 1,
      })
      expect((await server.client.call(readMe, { token })).badgesWon).toBe(5)
      await expectBalancedBooks(server.database, id)
    })

    test('badges stay when later answers undo what earned them', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const first = await open(server, token, 'enzymes')
      for (const number of [1, 2, 3]) await answer(server, token, first.id, 'enzymes', number)
      const again = await server.client.call(openRun, { token, body: { topic: 'enzymes', after: first.id } })
      for (const number of [1, 2, 3]) {
        expect((await answer(server, token, again.id, 'enzymes', number, 'B')).newBadges).toEqual([])
      }
      const { badges } = await server.client.call(readBadges, { token })
      expect(badges.find(({ id }) => id === 'accuracy_master')).toMatchObject({
        unlocked: true,
        progress: 90,
      })
    })

    test('an answer sent again names the badges that it won the first time', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      const first = await answer(server, token, run.id, 'motion', 1)
      server.setClock(noon + 1000)
      await answer(server, token, run.id, 'motion', 2)
      const again = await answer(server, token, run.id, 'motion', 1)
      expect([first.newBadges, again.newBadges]).toEqual([['first_steps'], ['first_steps']])
    })

    test('an answer sent again names no badge that another answer won', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const run = await open(server, token, 'motion')
      for (let number = 1; number <= 5; number += 1) {
        server.setClock(noon + number * 1000)
        await answer(server, token, run.id, 'motion', number)
      }
      const again = async (number: number) =>
        (await answer(server, token, run.id, 'motion', number)).newBadges
      expect([await again(1), await again(2), await again(5)]).toEqual([
        ['first_steps'],
        [],
        ['sharp_shooter'],
      ])
    })
  })
})

describe('the daily streak', () => {
  eachDatabase((fresh) => {
    test('the streak grows by one each day and wins the badges for days', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const announced: Record<number, string[]> = {}
      for (let passed = 0; passed < 30; passed += 1) {
        server.setClock(noon + passed * day)
        const { me, newBadges } = await signInFrom(server, token)
        expect(me.streak).toBe(passed + 1)
        if (passed === 4) expect((await signInFrom(server, token)).newBadges).toEqual([])
        if (newBadges.length > 0) announced[passed + 1] = newBadges
      }
      expect(announced).toEqual({ 5: ['streak_5'], 7: ['weekly_warrior'], 30: ['unstoppable'] })
      server.setClock(noon + 33 * day)
      const { me, newBadges } = await signInFrom(server, token)
      expect(me).toMatchObject({ streak: 1, wasInactiveFor3Days: true })
      expect(me.lastLoginDates).toHaveLength(30)
      expect(newBadges).toEqual(['comeback_kid'])
    })

    test('a day counts once for the streak when ten devices open the app at the same moment', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      await signInFrom(server, token)
      server.setClock(noon + day)
      await Promise.all(Array.from({ length: 10 }, () => signInFrom(server, token)))
      expect(await server.client.call(readMe, { token })).toMatchObject({
        streak: 2,
        lastLoginDates: ['2026-11-21', '2026-11-22'],
      })
    })

    test('a check-in from a time zone that does not exist is refused', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const body = { timeZone: 'Moon/Tranquility' }
      expect(await server.client.refused(checkIn, { token, body })).toMatchObject({
        status: 409,
        error: { code: 'time-zone-unknown' },
      })
    })
  })
})
