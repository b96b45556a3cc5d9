import { readMe, signIn, signOut, signUp } from '@toron/contract/account.ts'
import { describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  timeZone: 'Asia/Dhaka',
}
const { name: _, ...credentials } = maliha

describe('an account by email and password', () => {
  eachDatabase((fresh) => {
    test('a new account has every field of a new user', async () => {
      const { client } = await aServer(await fresh())
      const { token, me } = await client.call(signUp, { body: maliha })
      expect(me).toEqual({
        id: expect.stringMatching(/^[0-9a-z]{14}$/),
        displayName: 'Maliha Rahman',
        nameHidden: false,
        email: 'maliha@example.com',
        avatar: '/avatars/default.svg',
        isAnonymous: false,
        skizies: 0,
        referrals: 0,
        referralCode: 'MalihaRahman500',
        referredBy: '',
        timeSpent: 0,
        monthlyTime: 0,
        allTimeTime: 0,
        streak: 1,
        lastLoginDates: ['2026-11-21'],
        wasInactiveFor3Days: false,
        unlockedFiles: [],
        badgesWon: 0,
        timeZone: 'Asia/Dhaka',
        chosenTimeZone: '',
        isAdministrator: false,
        emailConfirmed: false,
        hasPassword: true,
      })
      expect(await client.call(readMe, { token })).toEqual(me)
    })

    test('only the right password signs in, and a wrong one gets the same reply as an unknown address', async () => {
      const { client } = await aServer(await fresh())
      await client.call(signUp, { body: maliha })
      const { me } = await client.call(signIn, { body: { ...credentials, email: 'MALIHA@example.com' } })
      expect(me.displayName).toBe('Maliha Rahman')
      const wrong = await client.refused(signIn, { body: { ...credentials, password: 'not it at all' } })
      const unknown = await client.refused(signIn, { body: { ...credentials, email: 'nobody@example.com' } })
      expect(wrong).toMatchObject({ status: 409, error: { code: 'wrong-credentials' } })
      expect(unknown).toEqual(wrong)
    })

    test('signing out ends that session at once, and no other', async () => {
      const { client } = await aServer(await fresh())
      const phone = await client.call(signUp, { body: maliha })
      const laptop = await client.call(signIn, { body: credentials })
      await client.call(signOut, { token: phone.token })
      expect(await client.refused(readMe, { token: phone.token })).toMatchObject({ status: 401 })
      expect((await client.call(readMe, { token: laptop.token })).email).toBe('maliha@example.com')
    })

    test('five sign-ups of one person at the same moment make one account and all succeed', async () => {
      const { client } = await aServer(await fresh())
      const signedUp = await Promise.all(
        Array.from({ length: 5 }, () => client.call(signUp, { body: maliha })),
      )
      expect(new Set(signedUp.map(({ me }) => me.referralCode)).size).toBe(1)
      expect(new Set(signedUp.map(({ token }) => token)).size).toBe(5)
    })

    test('a sign-up sent twice, because its reply got lost, makes one account', async () => {
      const { client, database } = await aServer(await fresh())
      const first = await client.call(signUp, { body: maliha })
      const second = await client.call(signUp, { body: maliha })
      expect(second.me).toEqual(first.me)
      expect(await database.reader.selectFrom('student').selectAll().execute()).toHaveLength(1)
    })

    test('a second account for an address is refused, whatever the case of its letters', async () => {
      const { client } = await aServer(await fresh())
      await client.call(signUp, { body: maliha })
      const other = { ...maliha, email: 'Maliha@Example.com', password: 'some other password' }
      const refusal = await client.refused(signUp, { body: other })
      expect(refusal).toMatchObject({ status: 409, error: { code: 'account-not-made' } })
    })

    test('two students of the same name get different referral codes', async () => {
      const { client } = await aServer(await fresh())
      const first = await client.call(signUp, { body: maliha })
      const second = await client.call(signUp, { body: { ...maliha, email: 'other@example.com' } })
      expect(second.me.referralCode).not.toBe(first.me.referralCode)
      expect(second.me.referralCode).toMatch(/^MalihaRahman\d+$/)
    })

    test('the next sign-in adds a student row that a crash left missing', async () => {
      const { client, database } = await aServer(await fresh())
      const { token } = await client.call(signUp, { body: maliha })
      await database.writer.deleteFrom('student').execute()
      expect(await client.refused(readMe, { token })).toMatchObject({ status: 401 })
      const { me } = await client.call(signIn, { body: credentials })
      expect(me).toMatchObject({ displayName: 'Maliha Rahman', skizies: 0 })
    })
  })
})

describe('passwords', () => {
  eachDatabase((fresh) => {
    test.each([
      ['seven77', 400],
      ['password1', 409],
      ['PASSWORD1', 409],
      ['x'.repeat(129), 400],
    ])('the password %s is refused', async (password, status) => {
      const { client } = await aServer(await fresh())
      expect(await client.refused(signUp, { body: { ...maliha, password } })).toMatchObject({ status })
    })

    test.each(['x1y2'.repeat(32), '🦚🌊🚣🥭🐅🌾🏏🌙'.repeat(16), 'চট্টগ্রাম বন্দরে জাহাজ'])(
      'the password %s is accepted and never cut short',
      async (password) => {
        const { client } = await aServer(await fresh())
        await client.call(signUp, { body: { ...maliha, password } })
        await client.call(signIn, { body: { ...credentials, password } })
        const cut = [...password].slice(0, -1).join('')
        expect(await client.refused(signIn, { body: { ...credentials, password: cut } })).toMatchObject({
          status: 409,
        })
      },
    )
  })
})
