import { readMe, signIn, signUp } from '@toron/contract/account.ts'
import { deleteAccount, exportAccount } from '@toron/contract/profile.ts'
import { renewCode } from '@toron/contract/referral.ts'
import { readLedger } from '@toron/contract/rewards.ts'
import { friendJoined } from '@toron/domain/referral/reward.ts'
import { describe, expect, test } from 'vitest'
import { noMailer } from '../../platform/mail/mail.ts'
import { studentRow } from '../../platform/storage/students.ts'
import { write } from '../../platform/storage/write.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, day, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { confirm, practise } from '../../testing/practise.ts'
import { addEntries } from '../rewards/store.ts'

const arif = {
  name: 'Arif Hossain',
  email: 'arif@example.com',
  password: 'boats on the Padma',
  timeZone: 'Asia/Dhaka',
}

/** A referrer and their code. */
const invitation = async (server: TestServer) => {
  const referrer = await server.aStudent()
  const { referralCode } = await server.client.call(readMe, { token: referrer.token })
  return { referrer, referralCode }
}

describe('inviting a friend', () => {
  eachDatabase((fresh) => {
    test('a friend brings 50 Skizies at sign-up and 250 more after practising and confirming the address', async () => {
      const server = await aServer(await fresh())
      const { referrer, referralCode } = await invitation(server)
      const read = () => server.client.call(readMe, { token: referrer.token })

      const friend = await server.client.call(signUp, { body: { ...arif, ref: referralCode } })
      expect(friend.me).toMatchObject({ referredBy: referralCode, skizies: 0 })
      expect(await read()).toMatchObject({ skizies: 50, referrals: 1 })
      await practise(server, friend.token, [1, 19], 'B')
      expect(await read()).toMatchObject({ skizies: 50 })
      await confirm(server, arif.email)
      expect(await read()).toMatchObject({ skizies: 50 })
      await practise(server, friend.token, [20, 25], 'B')
      expect(await read()).toMatchObject({ skizies: 300, referrals: 1 })

      const { entries } = await server.client.call(readLedger, { token: referrer.token })
      expect(entries.map(({ reason, amount }) => [reason, amount])).toEqual([
        ['friend-practised', 250],
        ['friend-joined', 50],
      ])
      await expectBalancedBooks(server.database, referrer.id)
    })

    test('a friend pays once however often the sign-up is sent, and signing in with the link pays nothing', async () => {
      const server = await aServer(await fresh())
      const { referrer, referralCode } = await invitation(server)
      const body = { ...arif, ref: referralCode }
      await Promise.all(
        [1, 2, 3].map(() => server.client.app.inject({ method: 'POST', url: signUp.path, payload: body })),
      )
      await server.client.call(signUp, { body })
      const { name: _, ...credentials } = arif
      await server.client.call(signIn, { body: credentials })
      expect(await server.client.call(readMe, { token: referrer.token })).toMatchObject({
        skizies: 50,
        referrals: 1,
      })
      await expectBalancedBooks(server.database, referrer.id)
    })

    test('an invitation pays nothing for an account that exists already', async () => {
      const server = await aServer(await fresh())
      await server.client.call(signUp, { body: arif })
      const { referrer, referralCode } = await invitation(server)
      server.setClock(noon + 7 * day)
      const { me } = await server.client.call(signUp, { body: { ...arif, ref: referralCode } })
      expect(me.referredBy).toBe('')
      expect((await server.client.call(readMe, { token: referrer.token })).skizies).toBe(0)
    })

    test.each(['Nobody999', '', 'ArifHossain500', "' or 1=1 --", '💎'.repeat(50)])(
      'a sign-up with the code "%s", which no other student has, succeeds and pays nothing',
      async (ref) => {
        const server = await aServer(await fresh())
        const { referrer } = await invitation(server)
        const { me } = await server.client.call(signUp, { body: { ...arif, ref } })
        // The builders' random number makes ArifHossain500 the new student's own code.
        expect(me).toMatchObject({
          referralCode: 'ArifHossain500',
          referredBy: ref,
          skizies: 0,
          referrals: 0,
        })
        expect((await server.client.call(readMe, { token: referrer.token })).skizies).toBe(0)
      },
    )

    test('the log says that an unknown code was used, and names neither the code nor the student', async () => {
      const lines: string[] = []
      const server = await aServer(await fresh(), undefined, {
        logStream: { write: (line) => void lines.push(line) },
      })
      const { referralCode } = await invitation(server)
      const unknown = () => lines.filter((line) => line.includes('referral code that nobody has'))
      await server.client.call(signUp, { body: { ...arif, email: 'arif@test.example', ref: referralCode } })
      expect(unknown()).toEqual([])
      await server.client.call(signUp, { body: { ...arif, ref: 'Nobody999' } })
      expect(unknown()).toHaveLength(1)
      expect(lines.join('')).not.toMatch(/Nobody999|Arif|arif@/)
    })

    test('four friends at once pay for all four', async () => {
      const server = await aServer(await fresh())
      const { referrer, referralCode } = await invitation(server)
      const friends = await Promise.all(
        [0, 1, 2, 3].map((number) =>
          server.client.call(signUp, {
            body: { ...arif, email: `friend-${number}@example.com`, ref: referralCode },
          }),
        ),
      )
      // Practice and confirmation run at once, in any order.
      await Promise.all(
        friends.flatMap(({ token, me }) => [
          practise(server, token, [1, 20], 'B'),
          confirm(server, me.email),
        ]),
      )
      expect(await server.client.call(readMe, { token: referrer.token })).toMatchObject({
        skizies: 1200,
        referrals: 4,
      })
      await expectBalancedBooks(server.database, referrer.id)
    })

    test('friends are counted for a whole day of the referrer, from its first minute to its last', async () => {
      const server = await aServer(await fresh())
      const { referrer, referralCode: ref } = await invitation(server)
      const midnight = Date.parse('2026-11-21T00:00:00+06:00')
      const tenFriends = Array.from({ length: 10 }, (_, number) => friendJoined(`friend-${number}`))
      await write(server.database, referrer.id, (trx, row) => addEntries(trx, row, tenFriends, midnight))
      const joinAt = async (now: number, email: string) => {
        server.setClock(now)
        await server.client.call(signUp, { body: { ...arif, email, ref } })
        return (await server.client.call(readMe, { token: referrer.token })).skizies
      }
      expect(await joinAt(midnight + day - 1, 'late@example.com')).toBe(500)
      expect(await joinAt(midnight + day, 'early@example.com')).toBe(550)
      await expectBalancedBooks(server.database, referrer.id)
    })

    test('whoever comes with a mailbox that has counted, or with a code that nobody has, is no friend of anybody', async () => {
      const server = await aServer(await fresh())
      const { client, database } = server
      const { referralCode } = await invitation(server)
      const { email, password } = arif
      const referrerOf = async (ref: string) => {
        const { token, me } = await client.call(signUp, { body: { ...arif, ref } })
        const row = await studentRow(database.reader, me.id)
        await client.call(deleteAccount, { token, body: { email, password } })
        return row?.referredBy
      }
      expect(await referrerOf('Nobody999')).toBe('')
      expect(await referrerOf(referralCode)).toBe(referralCode)
      expect(await referrerOf(referralCode)).toBe('')
    })

    test('A37 a sign-up does not reveal whether a code exists: the reply is the same, and so is the account', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const { referralCode } = await invitation(server)
      const join = async (number: number, ref: string) => {
        const body = { ...arif, email: `arif-${number}@example.com`, ref }
        const { token, me } = await client.call(signUp, { body })
        const { me: exported, invitation } = await client.call(exportAccount, { token })
        const history = await client.call(readLedger, { token })
        const invitations = invitation.length
        return { me: [me, exported], history, invitations, read: await client.call(readMe, { token }) }
      }
      const known = JSON.stringify(await join(1, referralCode))
      const unknown = JSON.stringify(await join(2, 'SomebodyElse999'))
      const alike = (text: string) =>
        text.replaceAll(/"id":"\w+"|arif-\d|ArifHossain\d+|SomebodyElse999/g, '').replaceAll(referralCode, '')
      expect(alike(known)).toBe(alike(unknown))
    })

    test('A37 a student gets a new code without the name, and the old one ends', async () => {
      const server = await aServer(await fresh(), undefined, { mailer: noMailer })
      const { client } = server
      const { referrer, referralCode: old } = await invitation(server)
      const friend = await client.call(signUp, { body: { ...arif, ref: old } })
      const { token } = referrer
      const { referralCode } = await client.call(renewCode, { token })
      expect(referralCode).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d+$/)
      expect((await client.call(readMe, { token })).referralCode).toBe(referralCode)
      // The old code brings no new friend, and those it brought still count.
      await client.call(signUp, { body: { ...arif, email: 'late@example.com', ref: old } })
      expect(await client.call(readMe, { token })).toMatchObject({ skizies: 50, referrals: 1 })
      await practise(server, friend.token, [1, 20], 'B')
      expect(await client.call(readMe, { token })).toMatchObject({ skizies: 300, referrals: 1 })
      await client.call(signUp, { body: { ...arif, email: 'new@example.com', ref: referralCode } })
      expect(await client.call(readMe, { token })).toMatchObject({ skizies: 350, referrals: 2 })
      expect((await client.call(renewCode, { token })).referralCode).not.toBe(referralCode)
      await expectBalancedBooks(server.database, referrer.id)
    })

    test('A37 a student may get a new code while friends practise', async () => {
      const server = await aServer(await fresh(), undefined, { mailer: noMailer })
      const { client } = server
      const { referrer, referralCode: ref } = await invitation(server)
      const friends = await Promise.all(
        [0, 1, 2, 3].map((number) =>
          client.call(signUp, { body: { ...arif, email: `friend-${number}@example.com`, ref } }),
        ),
      )
      const { token } = referrer
      await Promise.all([
        ...friends.map((friend) => practise(server, friend.token, [1, 20], 'B')),
        ...[1, 2, 3].map(() => client.call(renewCode, { token })),
      ])
      expect(await client.call(readMe, { token })).toMatchObject({ skizies: 1200, referrals: 4 })
      await expectBalancedBooks(server.database, referrer.id)
    })
  })
})
