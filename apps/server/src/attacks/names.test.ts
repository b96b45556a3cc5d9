// A29, A34, A37: what a name reveals, whom it impersonates, and whom it hurts.
import { signUp } from '@toron/contract/account.ts'
import { beginGoogle, finishGoogle } from '@toron/contract/google.ts'
import { readBoard, tick } from '@toron/contract/leaderboard.ts'
import { editProfile } from '@toron/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { aProvider, type Provider } from '../testing/openid-provider.ts'

const timeZone = 'Asia/Dhaka'
const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  timeZone,
}

describe('names', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await aProvider()
  })
  afterAll(() => provider.stop())

  eachDatabase((fresh) => {
    const aServerWithGoogle = async () => {
      const server = await aServer(await fresh(), undefined, { google: provider.google })
      let number = 0
      const signInByGoogle = async (name: unknown, isAnonymous?: boolean) => {
        number += 1
        const email = `g${number}@example.com`
        provider.be({ sub: `g-${number}`, email, email_verified: true, name })
        const body = { timeZone, ...(isAnonymous !== undefined && { isAnonymous }) }
        const { address, state } = await server.client.call(beginGoogle, { body })
        const answer = await provider.answerOf(address)
        return server.client.call(finishGoogle, { body: { state, answer } })
      }
      return { ...server, signInByGoogle }
    }

    test('A29 names are hidden from the start if that was chosen at sign-up, by mail and by Google', async () => {
      const { client, signInByGoogle } = await aServerWithGoogle()
      const signedUp = (more: object) =>
        client.call(signUp, {
          body: { ...maliha, email: `${Object.keys(more).length}@example.com`, ...more },
        })
      const shown = await signedUp({})
      const hidden = await signedUp({ isAnonymous: true })
      const byGoogle = await signInByGoogle('Nadia Karim', true)
      expect([shown, hidden, byGoogle].map(({ me }) => me.isAnonymous)).toEqual([false, true, true])
      expect((await signInByGoogle('Nadia Karim')).me.isAnonymous).toBe(false)
      // Nor does the referral code of an anonymous student reveal who they are.
      for (const { me } of [hidden, byGoogle]) expect(me.referralCode).not.toMatch(/maliha|rahman|nadia/i)
      await client.call(tick, { token: hidden.token })
      const { rows } = await client.call(readBoard, { token: shown.token, params: { board: 'monthly' } })
      expect(rows.map(({ displayName }) => displayName)).toEqual(['Anonymous User'])
    })

    test('A29 the names of a board are read at thirty pages a minute and no faster', async () => {
      const { client, aStudent } = await aServer(await fresh())
      const { token } = await aStudent()
      const read = () =>
        client.app.inject({
          url: '/api/leaderboard/boards/all-time',
          headers: { authorization: `Bearer ${token}` },
        })
      for (let page = 0; page < 30; page += 1) expect((await read()).statusCode).toBe(200)
      const refusal = await read()
      expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([429, expect.any(String)])
    })

    test('A34 names that are invisible or read as staff are refused at sign-up and in the profile', async () => {
      const { client, aStudent } = await aServer(await fresh())
      const { token } = await aStudent()
      for (const name of [
        '\u3164',
        '\u200d\u200d',
        '🚀',
        'Administrator',
        'T0R0N',
        'Аdmin',
        'm o d e r a t o r',
      ]) {
        for (const refusal of [
          await client.refused(signUp, { body: { ...maliha, name } }),
          await client.refused(editProfile, { token, body: { displayName: name } }),
        ]) {
          expect(refusal, name).toMatchObject({
            status: 400,
            error: { fields: [{ path: expect.stringMatching(/name/i) }] },
          })
        }
      }
      expect(
        (await client.call(signUp, { body: { ...maliha, name: 'র\u200d্যা\u202eব\u0000' } })).me.displayName,
      ).toBe('র\u200d্যাব')
    })

    test('A34 names from Google pass the same filter, or become Anonymous User', async () => {
      const { signInByGoogle } = await aServerWithGoogle()
      const names = ['Nu\u0000s\u202erat  Jahan', 'Administrator', '\u3164\u3164', 7, 'x'.repeat(300), 'মালিহা']
      const displayNames: string[] = []
      for (const name of names) displayNames.push((await signInByGoogle(name)).me.displayName)
      expect(displayNames).toEqual([
        'Nusrat Jahan',
        'Anonymous User',
        'Anonymous User',
        'Anonymous User',
        'x'.repeat(80),
        'মালিহা',
      ])
    })

    test('A32 control characters in Google’s other fields are refused, and no account is half made', async () => {
      const { client, database } = await aServerWithGoogle()
      const finish = async (claims: object) => {
        provider.be({ sub: 'g', email: 'g@example.com', email_verified: true, name: 'G', ...claims })
        const { address, state } = await client.call(beginGoogle, { body: { timeZone, ref: 'a\u0000' } })
        const answer = await provider.answerOf(address)
        return client.refused(finishGoogle, { body: { state, answer } })
      }
      expect((await finish({ email: 'g\u0000@example.com' })).error.code).toBe('google-email-unconfirmed')
      expect((await finish({ sub: 'g\u0000' })).error.code).toBe('google-not-valid')
      for (const table of ['user', 'student'] as const) {
        expect(await database.reader.selectFrom(table).selectAll().execute()).toEqual([])
      }
    })
  })
})
