import { readMe, signIn, signOut, signUp } from '@toron/contract/account.ts'
import { describe, expect, it } from 'vitest'
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
    it('begins with every field of a new user', async () => {
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

    it('signs in with the right password only, and says the same for a wrong one and an unknown address', async () => {
      const { client } = await aServer(await fresh())
      await client.call(signUp, { body: maliha })
      const { me } = await client.call(signIn, { body: { ...credentials, email: 'MALIHA@example.com' } })
      expect(me.displayName).toBe('Maliha Rahman')
      const wrong = await client.refused(signIn, { body: { ...credentials, password: 'not it at all' } })
      const unknown = await client.refused(signIn, { body: { ...credentials, email: 'nobody@example.com' } })
      expect(wrong).toMatchObject({ status: 409, error: { code: 'wrong-credentials' } })
      expect(unknown).toEqual(wrong)
    })

    it('forgets the token at once on sign-out, and only that one', async () => {
      const { client } = await aServer(await fresh())
      const phone = await client.call(signUp, { body: maliha })
      const laptop = await client.call(signIn, { body: credentials })
      await client.call(signOut, { token: phone.token })
      expect(await client.refused(readMe, { token: phone.token })).toMatchObject({ status: 401 })
      expect((await client.call(readMe, { token: laptop.token })).email).toBe('maliha@example.com')
    })

    it('sign-ups of one person at the same moment make one account and let all of them in', async () => {
      const { client } = await aServer(await fresh())
      const entered = await Promise.all(
        Array.from({ length: 5 }, () => client.call(signUp, { body: maliha })),
      )
      expect(new Set(entered.map(({ me }) => me.referralCode)).size).toBe(1)
      expect(new Set(entered.map(({ token }) => token)).size).toBe(5)
    })

    it('a sign-up sent twice, because its reply got lost, makes one account', async () => {
      const { client, database } = await aServer(await fresh())
      const first = await client.call(signUp, { body: maliha })
      const second = await client.call(signUp, { body: maliha })
      expect(second.me).toEqual(first.me)
      expect(await database.reader.selectFrom('student').selectAll().execute()).toHaveLength(1)
    })

    it('refuses a second account for an address, whatever its case', async () => {
      const { client } = await aServer(await fresh())
      await client.call(signUp, { body: maliha })
      const other = { ...maliha, email: 'Maliha@Example.com', password: 'some other password' }
      const no = await client.refused(signUp, { body: other })
      expect(no).toMatchObject({ status: 409, error: { code: 'account-not-made' } })
    })

    it('gives two students of one name different referral codes', async () => {
      const { client } = await aServer(await fresh())
      const first = await client.call(signUp, { body: maliha })
      const second = await client.call(signUp, { body: { ...maliha, email: 'other@example.com' } })
      expect(second.me.referralCode).not.toBe(first.me.referralCode)
      expect(second.me.referralCode).toMatch(/^MalihaRahman\d+$/)
    })

    it('gives a student whose row a crash left out a row at the next sign-in', async () => {
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
    it.each([
      ['seven77', 400],
      ['password1', 409],
      ['PASSWORD1', 409],
      ['x'.repeat(129), 400],
    ])('refuses %s', async (password, status) => {
      const { client } = await aServer(await fresh())
      expect(await client.refused(signUp, { body: { ...maliha, password } })).toMatchObject({ status })
    })

    it.each(['x1y2'.repeat(32), '🦚🌊🚣🥭🐅🌾🏏🌙'.repeat(16), 'চট্টগ্রাম বন্দরে জাহাজ'])(
      'accepts %s and never cuts it',
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
