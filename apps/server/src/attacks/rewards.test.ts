// Attacks on the rewards: friends who are all one person, and a script that answers all day.

import { readMe, signIn, signUp } from '@toron/contract/account.ts'
import { auditBoards } from '@toron/contract/admin.ts'
import { confirmEmail } from '@toron/contract/credentials.ts'
import { readBoard, tick } from '@toron/contract/leaderboard.ts'
import { moveOn } from '@toron/contract/maths.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { deleteAccount } from '@toron/contract/profile.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { mostPerDay } from '@toron/domain/rewards/day-limit.ts'
import { describe, expect, test } from 'vitest'
import { noMailer, openOutbox } from '../platform/mail/mail.ts'
import { expectBalancedBooks } from '../testing/books.ts'
import { aServer, day, noon, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const minute = 60_000
const password = 'seven rivers and a boat'

const aReferrer = async (server: TestServer) => {
  const referrer = await server.aStudent()
  const read = () => server.client.call(readMe, { token: referrer.token })
  return { ...referrer, read, ref: (await read()).referralCode }
}

const join = ({ client }: TestServer, email: string, ref: string) =>
  client.call(signUp, { body: { name: 'Arif', email, password, timeZone: 'Asia/Dhaka', ref } })

const practise = async ({ client }: TestServer, token: string) => {
  const run = await client.call(openRun, { token, body: { topic: 'motion' } })
  for (let number = 1; number <= 20; number += 1) {
    await client.call(submitAnswer, {
      token,
      params: { runId: run.id },
      body: { questionId: questionIdAt('motion', number - 1), option: 'B' },
    })
  }
}

const confirm = async ({ client, mailbox }: TestServer, email: string) => {
  await client.call(confirmEmail, { body: { link: await mailbox.takeLink(email) } })
}

describe('what friends bring', () => {
  eachDatabase((fresh) => {
    test('A27 a friend brings 50 until the account has shown a mailbox, and 250 more once, whichever way it is shown', async () => {
      const server = await aServer(await fresh())
      const { id, read, ref } = await aReferrer(server)
      const friend = await join(server, 'arif@example.com', ref)
      await practise(server, friend.token)
      expect(await read()).toMatchObject({ skizies: 50, referrals: 1 })
      await confirm(server, 'arif@example.com')
      const body = { email: 'arif@example.com', password, timeZone: 'Asia/Dhaka' }
      await Promise.all([1, 2, 3].map(() => server.client.call(signIn, { body })))
      expect(await read()).toMatchObject({ skizies: 300 })
      await expectBalancedBooks(server.database, id)
    })

    test('A27 a friend brings all of 300 without showing a mailbox where no letters are sent', async () => {
      for (const mailer of [noMailer, openOutbox(() => undefined)]) {
        const server = await aServer(await fresh(), undefined, { mailer })
        const { read, ref } = await aReferrer(server)
        const friend = await join(server, 'arif@example.com', ref)
        await practise(server, friend.token)
        expect(await read()).toMatchObject({ skizies: 300, referrals: 1 })
      }
    })

    test('a friend need not wait for a letter: first answer paid, on the board, 50 for the invitation, with a mail server and without', async () => {
      for (const mailer of [undefined, noMailer]) {
        const server = await aServer(await fresh(), undefined, mailer && { mailer })
        const { client } = server
        const { read, ref } = await aReferrer(server)
        const { token } = await join(server, 'arif@example.com', ref)
        expect(await read()).toMatchObject({ skizies: 50, referrals: 1 })
        const { id: runId } = await client.call(openRun, { token, body: { topic: 'motion' } })
        const body = { questionId: 'motion-001', option: 'A' as const }
        const verdict = await client.call(submitAnswer, { token, params: { runId }, body })
        expect(verdict.balance).toBe(10)
        await client.call(tick, { token })
        const board = await client.call(readBoard, { token, params: { board: 'monthly' } })
        expect(board.you).toMatchObject({ rank: 1, minutes: 1 })
        expect((await client.call(readMe, { token })).emailConfirmed).toBe(false)
      }
    })

    test('A27 a friend is paid for once per address, however often the account is deleted and made again', async () => {
      const server = await aServer(await fresh())
      const { id, read, ref } = await aReferrer(server)
      for (const email of ['arif@example.com', 'Arif@example.com', 'arif+2@example.com']) {
        const { token, me } = await join(server, email, ref)
        await practise(server, token)
        await confirm(server, me.email)
        expect(await read()).toMatchObject({ skizies: 300, referrals: 1 })
        await server.client.call(deleteAccount, { token, body: { email: me.email, password } })
      }
      const marks = await server.database.reader.selectFrom('paidAddress').selectAll().execute()
      expect(marks).toHaveLength(2)
      expect(JSON.stringify(marks)).not.toContain('arif')
      await expectBalancedBooks(server.database, id)
      // A year later the address is forgotten.
      server.setClock(noon + 365 * day)
      await join(server, 'arif@example.com', ref)
      expect(await read()).toMatchObject({ skizies: 350, referrals: 2 })
    })

    test('A27 payment for friends ends with the tenth of a day and the hundredth in all, and any more still count as friends', async () => {
      const server = await aServer(await fresh())
      const { id, read, ref } = await aReferrer(server)
      let friends = 0
      const joinOne = async () => {
        friends += 1
        return join(server, `friend-${friends}@example.com`, ref)
      }
      /** As if this many had joined already. */
      const paidFor = async (count: number, at: number) => {
        const entries = Array.from({ length: count }, (_, number) => ({
          studentId: id,
          number: at + number,
          key: `friend-joined:${at} ${number}`,
          amount: 50,
          reason: 'friend-joined',
          about: '',
          balanceAfter: 0,
          at,
        }))
        await server.database.writer.insertInto('ledgerEntry').values(entries).execute()
      }
      await paidFor(9, noon)
      await joinOne()
      const { token } = await joinOne()
      expect(await read()).toMatchObject({ skizies: 50, referrals: 2 })
      // The eleventh pays nothing later either.
      await practise(server, token)
      await confirm(server, 'friend-2@example.com')
      expect(await read()).toMatchObject({ skizies: 50 })
      // Midnight for the referrer.
      server.setClock(noon + 12 * 60 * minute)
      await joinOne()
      expect(await read()).toMatchObject({ skizies: 100, referrals: 3 })
      await paidFor(89, noon - 9 * day)
      server.setClock(noon + day)
      await joinOne()
      expect(await read()).toMatchObject({ skizies: 100, referrals: 4 })
    })

    test('A27 the administrator sees who has many friends from one address or one device, and no address is stored', async () => {
      const server = await aServer(await fresh(), undefined, { proxies: 1 })
      const { id, token, ref } = await aReferrer(server)
      await server.database.writer
        .updateTable('student')
        .set({ isAdministrator: 1 })
        .where('id', '=', id)
        .execute()
      let cookie = ''
      for (let number = 0; number < 6; number += 1) {
        const reply = await server.client.app.inject({
          method: 'POST' as const,
          url: signUp.path,
          headers: { 'x-forwarded-for': number < 5 ? '203.0.113.7' : '198.51.100.9', cookie },
          payload: { name: 'Arif', email: `a${number}@example.com`, password, timeZone: 'Asia/Dhaka', ref },
        })
        expect(reply.statusCode).toBe(200)
        // The last three use one browser.
        if (number === 3) cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
      }
      const audit = () => server.client.call(auditBoards, { token, body: { repair: false } })
      expect((await audit()).rings).toEqual([
        { studentId: id, by: 'address', friends: 5 },
        { studentId: id, by: 'device', friends: 3 },
      ])
      const stored = JSON.stringify(
        await server.database.reader.selectFrom('invitation').selectAll().execute(),
      )
      expect(stored).not.toContain('203.0.113')
      server.setClock(noon + 31 * day)
      expect((await audit()).rings).toEqual([])
      await join(server, 'late@example.com', ref)
      expect(await server.database.reader.selectFrom('invitation').selectAll().execute()).toHaveLength(1)
    })
  })
})

describe('what answering brings', () => {
  eachDatabase((fresh) => {
    test('A41 answering pays 5,000 Skizies a day in all, says so, and pays again the next day', async () => {
      const server = await aServer(await fresh())
      const { id, token } = await server.aStudent()
      const { client, database } = server
      const setPaid = (paidToday: number) =>
        database.writer
          .updateTable('student')
          .set({ paidOn: '2026-11-21', paidToday })
          .where('id', '=', id)
          .execute()
      const { id: runId } = await client.call(openRun, { token, body: { topic: 'motion' } })
      const answer = (number: number) =>
        client.call(submitAnswer, {
          token,
          params: { runId },
          body: { questionId: questionIdAt('motion', number - 1), option: 'A' },
        })
      const next = (number: number) =>
        client.call(moveOn, {
          token,
          params: { questionId: questionIdAt('general_math_number', number - 1) },
        })
      await setPaid(mostPerDay - 20)
      const free = { alreadyPaidToday: false, limitReached: false }
      expect(await answer(1)).toMatchObject({ earned: { question: 10, bonus: 0, ...free }, balance: 10 })
      expect(await next(1)).toMatchObject({ outcome: 'paid', earned: 10, balance: 20 })
      const limited = { question: 0, bonus: 0, alreadyPaidToday: false, limitReached: true }
      for (let number = 2; number <= 12; number += 1) {
        expect(await answer(number)).toMatchObject({ correct: true, earned: limited, balance: 20 })
      }
      // The same again, from the run and from a repeated submission.
      expect((await answer(12)).earned).toEqual(limited)
      const run = await client.call(openRun, { token, body: { topic: 'motion' } })
      expect(run.answers.at(-1)?.earned).toEqual(limited)
      server.setClock(noon + minute)
      expect(await next(2)).toMatchObject({ outcome: 'limit-reached', earned: 0, progress: { correct: 2 } })
      const row = () =>
        database.reader
          .selectFrom('student')
          .select(['paidOn', 'paidToday'])
          .where('id', '=', id)
          .executeTakeFirst()
      expect(await row()).toEqual({ paidOn: '2026-11-21', paidToday: mostPerDay })
      server.setClock(noon + day)
      expect(await answer(13)).toMatchObject({ earned: { question: 10, bonus: 0, ...free } })
      expect(await row()).toEqual({ paidOn: '2026-11-22', paidToday: 10 })
      await expectBalancedBooks(database, id)
    })
  })
})
