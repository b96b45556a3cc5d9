// Payments for friends: what they leave in the books, and what is remembered of whom they were for.
import { readMe, signUp } from '@toron/contract/account.ts'
import { deleteAccount } from '@toron/contract/profile.ts'
import { describe, expect, test } from 'vitest'
import { noMailer } from '../../platform/mail/mail.ts'
import { keyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { Database } from '../../platform/storage/database.ts'
import { transact } from '../../platform/storage/write.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, day, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { confirm, practise } from '../../testing/practise.ts'
import { forgetFriend, payAfterConfirmation, payForFriend } from './pay-referrer.ts'
import { allEntries } from './store.ts'

const email = 'arif@example.com'
const password = 'boats on the Padma'
const year = 365 * day

const aReferrer = async (server: TestServer) => {
  const { id, token } = await server.aStudent()
  const read = () => server.client.call(readMe, { token })
  return { id, read, ref: (await read()).referralCode }
}

const join = ({ client }: TestServer, ref: string, address = email) =>
  client.call(signUp, { body: { name: 'Arif', email: address, password, timeZone: 'Asia/Dhaka', ref } })

const marksIn = ({ reader }: Database) => reader.selectFrom('paidAddress').selectAll().execute()

describe('payments for friends', () => {
  eachDatabase((fresh) => {
    test('a mailbox that both parts were paid for is remembered for each by a mark of its own', async () => {
      const server = await aServer(await fresh())
      const { id, read, ref } = await aReferrer(server)
      const { token } = await join(server, ref)
      await practise(server, token, [1, 20], 'B')
      await confirm(server, email)
      expect(await read()).toMatchObject({ skizies: 300 })
      const mark = keyedHash('of the tests')
      const marks = [mark('friend-joined', email), mark('friend-practised', email)]
      const until = noon + year
      expect(new Set(await marksIn(server.database))).toEqual(
        new Set(marks.map((each) => ({ mark: each, until }))),
      )
      await expectBalancedBooks(server.database, id)
    })

    test('where no letters are sent, an address that nobody has confirmed is not remembered for the second part', async () => {
      const server = await aServer(await fresh(), undefined, { mailer: noMailer })
      const { read, ref } = await aReferrer(server)
      const { token } = await join(server, ref)
      await practise(server, token, [1, 20], 'B')
      expect(await read()).toMatchObject({ skizies: 300 })
      expect(await marksIn(server.database)).toHaveLength(1)
    })

    test('a mailbox is remembered until a year has passed, and no moment less', async () => {
      const server = await aServer(await fresh())
      const { read, ref } = await aReferrer(server)
      const joinAt = async (now: number) => {
        server.setClock(now)
        const { token, me } = await join(server, ref)
        const { skizies, referrals } = await read()
        await server.client.call(deleteAccount, { token, body: { email: me.email, password } })
        return [skizies, referrals]
      }
      expect(await joinAt(noon)).toEqual([50, 1])
      expect(await joinAt(noon + year - 1)).toEqual([50, 1])
      expect(await joinAt(noon + year)).toEqual([100, 2])
    })

    test('without a key for marks friends are paid for, and nothing is kept of where they sign up', async () => {
      const server = await aServer(await fresh(), undefined, { referralMarks: null })
      const { id, read, ref } = await aReferrer(server)
      const { token } = await join(server, ref)
      await practise(server, token, [1, 20], 'B')
      await confirm(server, email)
      expect(await read()).toMatchObject({ skizies: 300, referrals: 1 })
      expect(await marksIn(server.database)).toEqual([])
      expect(await server.database.reader.selectFrom('invitation').selectAll().execute()).toEqual([])
      await expectBalancedBooks(server.database, id)
    })

    test('a friend who is found to have practised again pays no more, even where no address is remembered', async () => {
      const server = await aServer(await fresh(), undefined, { mailer: noMailer, referralMarks: null })
      const { id, read, ref } = await aReferrer(server)
      const { token, me } = await join(server, ref)
      await practise(server, token, [1, 20], 'B')
      const friend = { id: me.id, referredBy: ref }
      const context = { mailer: noMailer, referralMarks: null, now: noon }
      await transact(server.database, (trx) => payForFriend(trx, friend, 20, context))
      expect(await read()).toMatchObject({ skizies: 300 })
      await expectBalancedBooks(server.database, id)
    })

    test('a friend who leaves is named nowhere in the history of the referrer, and other friends are', async () => {
      const server = await aServer(await fresh(), undefined, { mailer: noMailer })
      const { id, ref } = await aReferrer(server)
      const leaving = await join(server, ref)
      const staying = await join(server, ref, 'rafi@example.com')
      await practise(server, leaving.token, [1, 20], 'B')
      const before = await allEntries(server.database.reader, id)
      expect(before.map(({ key }) => key)).toEqual([
        `friend-joined:${leaving.me.id}`,
        `friend-joined:${staying.me.id}`,
        `friend-practised:${leaving.me.id}`,
      ])
      await server.client.call(deleteAccount, { token: leaving.token, body: { email, password } })
      const after = await allEntries(server.database.reader, id)
      expect(after.map(({ key }) => key.split(':')[0])).toEqual(before.map(({ key }) => key.split(':')[0]))
      expect(after[1]).toEqual(before[1])
      expect(JSON.stringify(after)).not.toContain(leaving.me.id)
      await expectBalancedBooks(server.database, id)
    })

    test('a friend whose referrer has left pays nobody, and a student who has left is no friend', async () => {
      const server = await aServer(await fresh())
      const { database } = server
      const { id, read } = await aReferrer(server)
      const context = { mailer: noMailer, referralMarks: null, now: noon }
      const friend = { id, referredBy: 'Nobody999' }
      await transact(database, (trx) => payForFriend(trx, friend, 20, context))
      await transact(database, (trx) => forgetFriend(trx, friend))
      await payAfterConfirmation({ database, ...context }, 'nobody')
      expect(await allEntries(database.reader, id)).toEqual([])
      expect(await read()).toMatchObject({ skizies: 0 })
    })
  })
})
