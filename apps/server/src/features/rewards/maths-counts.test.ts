// Maths in badges and in a friend's reward (decision 71): what a Next wins, what it does not, and what students get who had
// earned it before maths counted.

import { checkIn, readMe, signUp } from '@toron/contract/account.ts'
import { auditStudents } from '@toron/contract/admin.ts'
import { moveOn, showAnswer } from '@toron/contract/maths.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { readBadges } from '@toron/contract/rewards.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { describe, expect, test } from 'vitest'
import { noMailer } from '../../platform/mail/mail.ts'
import type { Database } from '../../platform/storage/database.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

const number = 'general_math_number'
const series = 'additional_math_series'
const second = 1000

const next = ({ client }: TestServer, token: string, topic: string, place: number) =>
  client.call(moveOn, {
    token,
    params: { questionId: questionIdAt(topic, place - 1) },
  })

/** Moves on from the first questions of a topic, a minute apart. Returns the badges that each won. */
const workThrough = async (server: TestServer, token: string, topic: string, count: number, from = noon) => {
  const won: string[][] = []
  for (let place = 1; place <= count; place += 1) {
    server.setClock(from + place * 60 * second)
    won.push((await next(server, token, topic, place)).newBadges)
  }
  return won
}

/** Answers the next question of `motion` wrongly. */
const answerNext = async ({ client }: TestServer, token: string) => {
  const run = await client.call(openRun, { token, body: { topic: 'motion' } })
  const questionId = questionIdAt('motion', run.answered)
  return client.call(submitAnswer, {
    token,
    params: { runId: run.id },
    body: { questionId, option: 'B' },
  })
}

/** Leaves the student as a migration does: recounted, without the badges that the counts are worth. */
const withoutBadges = async ({ database }: TestServer, id: string) => {
  await database.writer
    .updateTable('student')
    .set({ badges: '{}', isReviewDue: 1 })
    .where('id', '=', id)
    .execute()
}

describe('maths', () => {
  eachDatabase((fresh) => {
    test('maths questions win the badges that count questions, announced by the Next that wins them', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const won = await workThrough(server, token, number, 12)
      expect(won.flatMap((badges, index) => badges.map((badge) => [index + 1, badge]))).toEqual([
        [1, 'first_steps'],
        [12, 'topic_pro'],
      ])
      const { badges } = await server.client.call(readBadges, { token })
      const shown = (badge: string) => badges.find((each) => each.id === badge)
      expect(shown('topic_pro')).toMatchObject({ unlocked: true, progress: 100 })
      expect(shown('tenacity')).toMatchObject({ unlocked: false, progress: 12 })
      expect(shown('knowledge_seeker')).toMatchObject({ progress: 1 })
      expect(shown('focused_learner')).toMatchObject({ progress: 12 })
      // Twelve questions in a row count as right only by the student's own word.
      expect(shown('sharp_shooter')).toMatchObject({ unlocked: false, progress: 0 })
      expect(shown('accuracy_master')).toMatchObject({ unlocked: false, progress: 0 })
      await expectBalancedBooks(server.database, id)
    })

    test('a maths question counts once, however quickly it is left and even if its answer was shown', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      await server.client.call(showAnswer, { token, params: { questionId: `${series}-001` } })
      const replies = await Promise.all([1, 2, 3, 1, 2, 3].map((place) => next(server, token, series, place)))
      expect(Math.max(...replies.map(({ progress }) => progress.answered))).toBe(3)
      const row = await server.database.reader
        .selectFrom('student')
        .select(['questionsAnswered', 'questionsPractised', 'topicsStarted'])
        .where('id', '=', id)
        .executeTakeFirst()
      expect(row).toEqual({ questionsAnswered: 3, questionsPractised: 1, topicsStarted: 1 })
      await expectBalancedBooks(server.database, id)
    })

    test('a Next sent again names its badges again, and another Next does not', async () => {
      const server = await aServer(await fresh())
      const { token } = await server.aStudent()
      const first = await next(server, token, number, 1)
      server.setClock(noon + second)
      const again = await next(server, token, number, 1)
      expect([first, again]).toMatchObject([
        { newBadges: ['first_steps'], badgesWon: 1 },
        { newBadges: ['first_steps'], badgesWon: 1 },
      ])
      expect(await next(server, token, number, 2)).toMatchObject({ newBadges: [], badgesWon: 1 })
      expect((await server.client.call(readMe, { token })).badgesWon).toBe(1)
    })

    test.each(['answer', 'Next', 'check-in'] as const)(
      'badges earned before maths counted are won with the next %s, once',
      async (occasion) => {
        const server = await aServerWithoutLetters(await fresh())
        const { id, token } = await server.aStudent()
        await answerNext(server, token)
        await workThrough(server, token, number, 12)
        await withoutBadges(server, id)
        const act = async () => {
          if (occasion === 'answer') return answerNext(server, token)
          if (occasion === 'Next') return next(server, token, series, 1)
          return server.client.call(checkIn, { token, body: { timeZone: 'Asia/Dhaka' } })
        }
        expect((await act()).newBadges.toSorted()).toEqual(['first_steps', 'topic_pro'])
        server.setClock(noon + 3600 * second)
        if (occasion !== 'Next') expect((await act()).newBadges).toEqual([])
        await expectBalancedBooks(server.database, id)
      },
    )

    test('counts of maths are audited and repaired, and a badge that the repair makes due is won at the next sign-in', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const administrator = await server.aStudent()
      await workThrough(server, token, number, 3)
      await server.database.writer
        .updateTable('student')
        .set({ questionsAnswered: 0, questionsPractised: 1, topicsStarted: 0, badges: '{}' })
        .where('id', '=', id)
        .execute()
      await server.database.writer
        .updateTable('student')
        .set({ isAdministrator: 1 })
        .where('id', '=', administrator.id)
        .execute()
      const audit = (repair: boolean) =>
        server.client.call(auditStudents, { token: administrator.token, body: { repair } })
      expect((await audit(true)).findings.map(({ field, is, shouldBe }) => [field, is, shouldBe])).toEqual([
        ['questionsAnswered', '0', '3'],
        ['questionsPractised', '1', '3'],
        ['topicsStarted', '0', '1'],
      ])
      expect((await audit(false)).findings).toEqual([])
      const { newBadges } = await server.client.call(checkIn, { token, body: { timeZone: 'Asia/Dhaka' } })
      expect(newBadges).toEqual(['first_steps'])
    })
  })
})

/** Where letters are not sent, a friend's reward does not wait for a confirmed address (decision 64). */
const aServerWithoutLetters = (database: Database) => aServer(database, undefined, { mailer: noMailer })

describe('a friend who practises maths', () => {
  eachDatabase((fresh) => {
    const aFriend = async (server: TestServer) => {
      const referrer = await server.aStudent()
      const { referralCode: ref } = await server.client.call(readMe, { token: referrer.token })
      const body = { name: 'Arif', email: 'arif@example.com', password: 'boats on the Padma' }
      const { token } = await server.client.call(signUp, { body: { ...body, timeZone: 'Asia/Dhaka', ref } })
      const balance = async () => (await server.client.call(readMe, { token: referrer.token })).skizies
      return { referrer, token, balance }
    }

    test('a friend has practised after twenty questions of science and maths together', async () => {
      const server = await aServerWithoutLetters(await fresh())
      const { referrer, token, balance } = await aFriend(server)
      await workThrough(server, token, number, 12)
      for (let count = 1; count <= 7; count += 1) await answerNext(server, token)
      expect(await balance()).toBe(50)
      server.setClock(noon + 3600 * second)
      await next(server, token, series, 1)
      expect(await balance()).toBe(300)
      await next(server, token, series, 2)
      expect(await balance()).toBe(300)
      await expectBalancedBooks(server.database, referrer.id)
    })

    test('questions left faster than anyone reads do not count as practised by a friend, and do at a human pace', async () => {
      const server = await aServerWithoutLetters(await fresh())
      const { token, balance } = await aFriend(server)
      for (let count = 1; count <= 8; count += 1) await answerNext(server, token)
      for (let place = 1; place <= 12; place += 1) await next(server, token, number, place)
      expect(await balance()).toBe(50)
      await workThrough(server, token, number, 12, noon + 3600 * second)
      expect(await balance()).toBe(300)
    })

    test.each(['Next', 'check-in'] as const)(
      'a friend who had practised before maths counted pays with the next %s, once',
      async (occasion) => {
        const server = await aServerWithoutLetters(await fresh())
        const { token, balance } = await aFriend(server)
        await workThrough(server, token, number, 12)
        for (let count = 1; count <= 7; count += 1) await answerNext(server, token)
        await server.database.writer
          .updateTable('student')
          .set({ questionsPractised: 23, isReviewDue: 1 })
          .where('referredBy', '!=', '')
          .execute()
        for (let place = 1; place <= 2; place += 1) {
          if (occasion === 'Next') await next(server, token, number, place)
          else await server.client.call(checkIn, { token, body: { timeZone: 'Asia/Dhaka' } })
          expect(await balance()).toBe(300)
        }
      },
    )
  })
})
