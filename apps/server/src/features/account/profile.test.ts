import { checkIn, readMe, signIn, signUp } from '@toron/contract/account.ts'
import { readBoard, tick } from '@toron/contract/leaderboard.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { deleteAccount, editProfile, exportAccount } from '@toron/contract/profile.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

const timeZone = 'Asia/Dhaka'
const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  timeZone,
}
const signUpMaliha = async ({ client }: TestServer) => (await client.call(signUp, { body: maliha })).token

describe('a profile', () => {
  eachDatabase((fresh) => {
    test('editing a profile changes the name or the avatar, and only what was sent', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const token = await signUpMaliha(server)
      const marked = await client.call(editProfile, { token, body: { avatar: 'boat' } })
      expect(marked).toMatchObject({ displayName: 'Maliha Rahman', avatar: '/avatars/boat.svg' })
      const named = await client.call(editProfile, { token, body: { displayName: '  মালিহা 🚀  ' } })
      expect(named).toMatchObject({ displayName: 'মালিহা 🚀', avatar: '/avatars/boat.svg' })
      expect(await client.call(readMe, { token })).toEqual(named)
      expect((await client.call(editProfile, { token, body: { avatar: '' } })).avatar).toBe(defaultAvatar)
    })

    test('an older account that was stored without a picture shows the default one, on the board too', async () => {
      const { client, database } = await aServer(await fresh())
      const { token } = await client.call(signUp, { body: maliha })
      await database.writer.updateTable('student').set({ avatar: '' }).execute()
      await client.call(tick, { token })
      expect((await client.call(readMe, { token })).avatar).toBe(defaultAvatar)
      const { rows } = await client.call(readBoard, { token, params: { board: 'all-time' } })
      expect(rows).toMatchObject([{ displayName: 'Maliha Rahman', avatar: defaultAvatar }])
    })

    test('a time zone chosen by hand applies from the next day that counts, and stays', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const token = await signUpMaliha(server)
      const choose = (chosenTimeZone: string) => client.call(editProfile, { token, body: { chosenTimeZone } })
      expect(await choose('Europe/London')).toMatchObject({ timeZone, chosenTimeZone: 'Europe/London' })
      const opened = () => client.call(checkIn, { token, body: { timeZone } })
      expect((await opened()).me.timeZone).toBe(timeZone)
      server.setClock(noon + 24 * 3_600_000)
      expect((await opened()).me).toMatchObject({ timeZone: 'Europe/London', streak: 2 })
      // Signing in on a device elsewhere changes nothing.
      server.setClock(noon + 2 * 24 * 3_600_000)
      const again = await client.call(signIn, {
        body: { email: maliha.email, password: maliha.password, timeZone: 'Asia/Tokyo' },
      })
      expect(again.me).toMatchObject({ timeZone: 'Europe/London', streak: 3 })
      // Back to the device's.
      expect((await choose('')).timeZone).toBe('Europe/London')
      server.setClock(noon + 3 * 24 * 3_600_000)
      const { me } = await client.call(checkIn, { token: again.token, body: { timeZone } })
      expect(me).toMatchObject({ timeZone, chosenTimeZone: '', streak: 4 })
      expect((await client.call(exportAccount, { token: again.token })).me).toEqual(me)
    })

    test('an unknown time zone is refused', async () => {
      const server = await aServer(await fresh())
      const token = await signUpMaliha(server)
      const body = { chosenTimeZone: 'Asia/Atlantis' }
      const { error } = await server.client.refused(editProfile, { token, body })
      expect(error.code).toBe('time-zone-unknown')
      expect((await server.client.call(readMe, { token })).chosenTimeZone).toBe('')
    })

    test('a name that is too long or empty is refused, and signs that turn the text around it are removed', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const token = await signUpMaliha(server)
      for (const displayName of ['x'.repeat(10_000), '   ', '\u202e\u2066']) {
        const refusal = await client.refused(editProfile, { token, body: { displayName } })
        expect(refusal).toMatchObject({ status: 400, error: { fields: [{ path: 'displayName' }] } })
      }
      const { displayName } = await client.call(editProfile, {
        token,
        body: { displayName: 'Mal\u202eiha\u0007 علي' },
      })
      expect(displayName).toBe('Maliha علي')
    })
  })
})

describe('what is kept about a student', () => {
  eachDatabase((fresh) => {
    test('a student can export all that is stored about them, and nothing about anyone else', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const token = await signUpMaliha(server)
      const other = await server.aStudent()
      const { id: runId } = await client.call(openRun, { token, body: { topic: 'motion' } })
      const body = { questionId: 'motion-001', option: 'A' as const }
      await client.call(submitAnswer, { token, params: { runId }, body })
      const all = await client.call(exportAccount, { token })
      expect(all.me).toMatchObject({ displayName: 'Maliha Rahman', skizies: 10, avatar: defaultAvatar })
      expect(all).toMatchObject({ exportedAt: noon, createdAt: noon, signsInBy: ['password'] })
      expect(all.ledger).toMatchObject([{ amount: 10, balanceAfter: 10 }])
      expect(all.answers).toMatchObject([{ questionId: 'motion-001', number: 1, chosen: 'A', isCorrect: 1 }])
      expect([all.progress, all.runs, all.sessions, all.boards].map(({ length }) => length)).toEqual([
        1, 1, 1, 1,
      ])
      expect(JSON.stringify(all)).not.toContain(other.id)
      expect(JSON.stringify(all)).not.toContain(token)
    })

    test('deleting an account removes at once all that is stored about the student', async () => {
      const server = await aServer(await fresh())
      const { client, database } = server
      const token = await signUpMaliha(server)
      const { id: runId } = await client.call(openRun, { token, body: { topic: 'motion' } })
      const body = { questionId: 'motion-001', option: 'A' as const }
      await client.call(submitAnswer, { token, params: { runId }, body })
      const proof = { email: maliha.email, password: maliha.password }
      const refused = async (body: { email: string; password?: string }) =>
        (await client.refused(deleteAccount, { token, body })).error.code
      expect(await refused({ ...proof, email: 'rafi@example.com' })).toBe('email-differs')
      expect(await refused({ ...proof, password: 'not it' })).toBe('password-wrong')
      expect(await refused({ email: proof.email })).toBe('password-wrong')
      expect(await client.call(deleteAccount, { token, body: proof })).toEqual({ deleted: true })
      expect(await client.refused(readMe, { token })).toMatchObject({ status: 401 })
      const { name: _, ...credentials } = maliha
      expect((await client.refused(signIn, { body: credentials })).error.code).toBe('wrong-credentials')
      const tables = ['user', 'session', 'account', 'student', 'run', 'progress'] as const
      for (const table of [...tables, 'ledgerEntry', 'boardTime'] as const) {
        expect(await database.reader.selectFrom(table).selectAll().execute(), table).toEqual([])
      }
      // The address is free again.
      expect((await client.call(signUp, { body: maliha })).me.skizies).toBe(0)
    })

    test('deleting an account leaves the boards as if the student had never been on them, and friends keep what they earned', async () => {
      const server = await aServer(await fresh())
      const { client, database } = server
      const token = await signUpMaliha(server)
      const { referralCode } = await client.call(readMe, { token })
      const friend = await client.call(signUp, {
        body: { ...maliha, name: 'Rafi', email: 'rafi@example.com', ref: referralCode },
      })
      for (const each of [token, friend.token]) await client.call(tick, { token: each })
      const body = { email: maliha.email, password: maliha.password }
      await client.call(deleteAccount, { token, body })
      const board = await client.call(readBoard, { token: friend.token, params: { board: 'all-time' } })
      expect(board).toMatchObject({ total: 1, rows: [{ rank: 1, displayName: 'Rafi', minutes: 1 }] })
      const counted = await database.reader.selectFrom('boardCount').selectAll().execute()
      expect(counted.every(({ students }) => students === 1 || students === 0)).toBe(true)
      const me = await client.call(readMe, { token: friend.token })
      expect(me).toMatchObject({ referredBy: '', displayName: 'Rafi' })
      await expectBalancedBooks(
        database,
        (await database.reader.selectFrom('student').select('id').executeTakeFirstOrThrow()).id,
      )
    })
  })
})
