import { readMe, signIn, signUp } from '@toron/contract/account.ts'
import { requestPasswordReset, resetPassword } from '@toron/contract/credentials.ts'
import { beginGoogle, finishGoogle, readWays } from '@toron/contract/google.ts'
import { deleteAccount } from '@toron/contract/profile.ts'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/storage/database.ts'
import { aServer, noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { aProvider, type Provider } from '../../testing/openid-provider.ts'

const timeZone = 'Asia/Dhaka'
const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  timeZone,
}
const { name: _, ...credentials } = maliha
const picture = 'https://lh3.googleusercontent.com/a/maliha'
const verified = { sub: 'g-1', email: 'Maliha@Example.com', email_verified: true, name: 'Maliha R', picture }

describe('signing in with Google', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await aProvider()
  })
  afterAll(() => provider.stop())

  const aServerWithGoogle = async (database: Database) => {
    const server = await aServer(database, undefined, { google: provider.google })
    const begin = (ref?: string) =>
      server.client.call(beginGoogle, { body: { timeZone, ...(ref && { ref }) } })
    /** Begins an attempt and returns what the browser brings back from Google. */
    const comeBack = async (claims: object, ref?: string) => {
      provider.be({ ...claims })
      const { address, state } = await begin(ref)
      return { state, answer: await provider.answerOf(address) }
    }
    return {
      ...server,
      begin,
      comeBack,
      enter: async (claims: object, ref?: string) =>
        server.client.call(finishGoogle, { body: await comeBack(claims, ref) }),
      refusal: async (body: { state: string; answer: string }) =>
        (await server.client.refused(finishGoogle, { body })).error.code,
    }
  }

  eachDatabase((fresh) => {
    test('the first sign-in with Google makes an account with the name, the picture and the address that Google confirms', async () => {
      const { client, enter } = await aServerWithGoogle(await fresh())
      const { token, me } = await enter(verified)
      expect(me).toMatchObject({
        displayName: 'Maliha R',
        email: 'maliha@example.com',
        avatar: picture,
        emailConfirmed: true,
        hasPassword: false,
        referralCode: 'MalihaR500',
        timeZone,
      })
      expect(await client.call(readMe, { token })).toEqual(me)
      // The second time it is the same account, even if the address at Google has changed.
      const again = await enter({ ...verified, email: 'moved@example.com', name: 'Else' })
      expect(again.me).toMatchObject({ displayName: 'Maliha R', email: 'maliha@example.com' })
    })

    test('a sign-up with Google pays the referrer, and a student without a name is called Anonymous User', async () => {
      const server = await aServerWithGoogle(await fresh())
      const referrer = await server.aStudent()
      const { referralCode } = await server.client.call(readMe, { token: referrer.token })
      const { me } = await server.enter({ ...verified, name: undefined }, referralCode)
      expect(me).toMatchObject({
        displayName: 'Anonymous User',
        referralCode: 'Anonymous500',
        referredBy: referralCode,
        avatar: picture,
      })
      expect(await server.client.call(readMe, { token: referrer.token })).toMatchObject({ skizies: 50 })
    })

    test('signing in with Google opens the account whose owner confirmed the same address by mail, and keeps its password', async () => {
      const { client, mailbox, enter } = await aServerWithGoogle(await fresh())
      await client.call(signUp, { body: maliha })
      await mailbox.take(maliha.email)
      await client.call(requestPasswordReset, { body: { email: maliha.email } })
      const link = await mailbox.takeLink(maliha.email)
      await client.call(resetPassword, { body: { link, password: 'seven rivers and a boat' } })
      const { me } = await enter(verified)
      expect(me).toMatchObject({ displayName: 'Maliha Rahman', hasPassword: true })
      const body = { ...credentials, password: 'seven rivers and a boat' }
      expect((await client.call(signIn, { body })).me.displayName).toBe('Maliha Rahman')
    })

    test('signing in with Google takes the account away from a stranger who made it with the address', async () => {
      const { client, enter } = await aServerWithGoogle(await fresh())
      const thief = await client.call(signUp, { body: maliha })
      const { me } = await enter(verified)
      expect(me).toMatchObject({ hasPassword: false, emailConfirmed: true })
      expect(await client.refused(readMe, { token: thief.token })).toMatchObject({ status: 401 })
      const refusal = await client.refused(signIn, { body: credentials })
      expect(refusal.error.code).toBe('wrong-credentials')
    })

    test('signing in with Google is refused for a wrong nonce, audience or issuer, an unconfirmed address, or a denial', async () => {
      const { comeBack, refusal } = await aServerWithGoogle(await fresh())
      expect(await refusal(await comeBack({ ...verified, nonce: 'somebody else’s' }))).toBe(
        'google-not-valid',
      )
      expect(await refusal(await comeBack({ ...verified, aud: 'another app' }))).toBe('google-not-valid')
      expect(await refusal(await comeBack({ ...verified, iss: 'https://evil.example' }))).toBe(
        'google-not-valid',
      )
      const unconfirmed = { ...verified, email_verified: false }
      expect(await refusal(await comeBack(unconfirmed))).toBe('google-email-unconfirmed')
      const { state } = await comeBack(verified)
      expect(await refusal({ state, answer: `error=access_denied&state=${state}` })).toBe('google-declined')
    })

    test('an attempt to sign in with Google works once, within ten minutes, and only with its own state', async () => {
      const { setClock, comeBack, refusal, begin, client } = await aServerWithGoogle(await fresh())
      const body = await comeBack(verified)
      await client.call(finishGoogle, { body })
      expect(await refusal(body)).toBe('google-not-valid')
      const other = await begin()
      expect(await refusal({ ...(await comeBack(verified)), state: other.state })).toBe('google-not-valid')
      expect(await refusal({ state: 'made up', answer: 'code=1' })).toBe('google-not-valid')
      const late = await comeBack(verified)
      setClock(noon + 10 * 60_000)
      expect(await refusal(late)).toBe('google-not-valid')
    })

    test('a student without a password can delete the account within ten minutes of signing in with Google', async () => {
      const { client, enter, setClock } = await aServerWithGoogle(await fresh())
      const { token } = await enter(verified)
      const body = { email: 'maliha@example.com' }
      setClock(noon + 10 * 60_000)
      expect((await client.refused(deleteAccount, { token, body })).error.code).toBe('sign-in-again')
      setClock(noon + 9 * 60_000)
      expect(await client.call(deleteAccount, { token, body })).toEqual({ deleted: true })
    })

    test('a student without a picture at Google gets the default one', async () => {
      const { enter } = await aServerWithGoogle(await fresh())
      expect((await enter({ ...verified, picture: undefined })).me.avatar).toBe(defaultAvatar)
    })

    test('signing in with Google is refused where it is not set up, and students are not told the missing settings', async () => {
      const { client } = await aServer(await fresh())
      expect(await client.call(readWays, {})).toEqual({ google: 'not-set-up', missing: [], letters: 'sent' })
      const refusal = await client.refused(beginGoogle, { body: { timeZone } })
      expect(refusal.error.code).toBe('google-not-set-up')
    })
  })
})
