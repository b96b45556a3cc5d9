import { readMe, signIn, signUp } from '@toron/contract/account.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
  signOutEverywhere,
} from '@toron/contract/credentials.ts'
import { describe, expect, test } from 'vitest'
import { scrypt } from '../../platform/identity/hashing.ts'
import { aServer, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'

const timeZone = 'Asia/Dhaka'
const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  timeZone,
}
const rafi = { name: 'Rafi Islam', email: 'rafi@example.com', password: 'jamuna bridge by night', timeZone }
const newPassword = 'seven rivers and a boat'
const minutes = 60_000

/** Signs a student up and takes the first letter, which asks to confirm the address, from the mailbox. */
const signUpAs = async ({ client, mailbox }: TestServer, student: typeof maliha) => {
  const { token } = await client.call(signUp, { body: student })
  return { token, link: await mailbox.takeLink(student.email) }
}

const signInWith = ({ client }: TestServer, email: string, password: string) =>
  client.call(signIn, { body: { email, password, timeZone } })
const signInRefusal = async ({ client }: TestServer, email: string, password: string) =>
  (await client.refused(signIn, { body: { email, password, timeZone } })).error.code

describe('a forgotten password', () => {
  eachDatabase((fresh) => {
    test('a forgotten password is replaced with the link of a letter, which ends every session', async () => {
      // Hashed as the product does it.
      const server = await aServer(await fresh(), undefined, { hashing: scrypt })
      const { client, mailbox } = server
      const { token } = await signUpAs(server, maliha)
      await client.call(requestPasswordReset, { body: { email: 'Maliha@Example.com' } })
      const link = await mailbox.takeLink(maliha.email)
      const body = { link, password: newPassword }
      expect(await client.call(resetPassword, { body })).toEqual({ email: maliha.email })
      expect(await client.refused(readMe, { token })).toMatchObject({ status: 401 })
      expect(await signInRefusal(server, maliha.email, maliha.password)).toBe('wrong-credentials')
      // Opening the link proves that the student reads the mail of the address.
      expect((await signInWith(server, maliha.email, newPassword)).me.emailConfirmed).toBe(true)
      expect((await mailbox.take(maliha.email)).subject).toBe('Your Toron password was changed')
    })

    test('a reset link works once, within half an hour, and a refused password does not use it up', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      await signUpAs(server, maliha)
      const ask = async () => {
        await client.call(requestPasswordReset, { body: { email: maliha.email } })
        return mailbox.takeLink(maliha.email)
      }
      const resetRefusal = async (link: string, password = newPassword) =>
        (await client.refused(resetPassword, { body: { link, password } })).error.code
      const link = await ask()
      expect(await resetRefusal(link, 'password123')).toBe('password-common')
      await client.call(resetPassword, { body: { link, password: newPassword } })
      await mailbox.take(maliha.email)
      expect(await resetRefusal(link)).toBe('link-not-valid')
      expect(await resetRefusal('made up')).toBe('link-not-valid')
      const late = await ask()
      server.setClock(noon + 30 * minutes)
      expect(await resetRefusal(late)).toBe('link-not-valid')
    })

    test('a reset link sent ten times at the same moment works once', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      await signUpAs(server, maliha)
      await client.call(requestPasswordReset, { body: { email: maliha.email } })
      const link = await mailbox.takeLink(maliha.email)
      const tries = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          client.app.inject({
            method: 'POST',
            url: resetPassword.path,
            payload: { link, password: `${newPassword} ${number}` },
          }),
        ),
      )
      expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    })

    test('asking to reset the password of an unknown address gets the same reply, and sends no letter', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      await signUpAs(server, maliha)
      const unknown = await client.call(requestPasswordReset, { body: { email: 'nobody@example.com' } })
      const known = await client.call(requestPasswordReset, { body: { email: maliha.email } })
      expect(unknown).toEqual(known)
      await mailbox.take(maliha.email)
      expect(mailbox.letters.every(({ to }) => to === maliha.email)).toBe(true)
    })
  })
})

describe('the password of a student who is signed in', () => {
  eachDatabase((fresh) => {
    test('changing the password takes the current one and signs out every other device', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const { token: phone } = await signUpAs(server, maliha)
      const { token } = await signInWith(server, maliha.email, maliha.password)
      const change = (current: string, password: string) => ({ token, body: { current, password } })
      const wrong = await client.refused(changePassword, change('not it', newPassword))
      expect(wrong.error.code).toBe('password-wrong')
      const common = await client.refused(changePassword, change(maliha.password, 'password123'))
      expect(common.error.code).toBe('password-common')
      await client.call(changePassword, change(maliha.password, newPassword))
      expect(await client.refused(readMe, { token: phone })).toMatchObject({ status: 401 })
      expect((await client.call(readMe, { token })).email).toBe(maliha.email)
      expect(await signInRefusal(server, maliha.email, maliha.password)).toBe('wrong-credentials')
    })

    test('signing out everywhere ends every session', async () => {
      const server = await aServer(await fresh())
      const { token: phone } = await signUpAs(server, maliha)
      const { token: laptop } = await signInWith(server, maliha.email, maliha.password)
      await server.client.call(signOutEverywhere, { token: laptop })
      for (const token of [phone, laptop]) {
        expect(await server.client.refused(readMe, { token })).toMatchObject({ status: 401 })
      }
    })
  })
})

describe('an email address', () => {
  eachDatabase((fresh) => {
    test('the link of the sign-up letter confirms the address, once', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token, link } = await signUpAs(server, maliha)
      expect((await client.call(readMe, { token })).emailConfirmed).toBe(false)
      expect(await client.call(confirmEmail, { body: { link } })).toEqual({ email: maliha.email })
      expect((await client.call(readMe, { token })).emailConfirmed).toBe(true)
      const again = await client.refused(confirmEmail, { body: { link } })
      expect(again.error.code).toBe('link-not-valid')
      // There is nothing left to confirm.
      await client.call(requestConfirmation, { token })
      expect(mailbox.letters).toHaveLength(1)
    })

    test('the email address changes when the link sent to the new one is opened, and the old one gets a letter', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token } = await signUpAs(server, maliha)
      const body = { email: 'new@example.com', password: maliha.password }
      await client.call(changeEmail, { token, body })
      expect((await client.call(readMe, { token })).email).toBe(maliha.email)
      const link = await mailbox.takeLink('new@example.com')
      await client.call(confirmEmail, { body: { link } })
      expect(await client.call(readMe, { token })).toMatchObject({
        email: 'new@example.com',
        emailConfirmed: true,
      })
      expect((await mailbox.take(maliha.email)).subject).toMatch(/has a new email address/)
      expect(await signInRefusal(server, maliha.email, maliha.password)).toBe('wrong-credentials')
    })

    test('asking for an address of another account gets the same reply as a free one, and its owner gets a letter', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token } = await signUpAs(server, maliha)
      await signUpAs(server, rafi)
      const change = (email: string) =>
        client.call(changeEmail, { token, body: { email, password: maliha.password } })
      expect(await change(rafi.email)).toEqual(await change('free@example.com'))
      const letter = await mailbox.take(rafi.email)
      expect(letter.subject).toMatch(/account already/)
      expect(letter.link?.address).toBe('https://toron.test/login')
    })

    test('a link to an address that another account has taken since changes nothing', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token } = await signUpAs(server, maliha)
      await client.call(changeEmail, { token, body: { email: rafi.email, password: maliha.password } })
      const link = await mailbox.takeLink(rafi.email)
      await signUpAs(server, rafi)
      const refusal = await client.refused(confirmEmail, { body: { link } })
      expect(refusal.error.code).toBe('address-taken')
      expect((await client.call(readMe, { token })).email).toBe(maliha.email)
    })

    test('changing the email address takes the password, and ends the reset links sent to the old address', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token } = await signUpAs(server, maliha)
      const body = { email: 'new@example.com', password: 'not it' }
      expect((await client.refused(changeEmail, { token, body })).error.code).toBe('password-wrong')
      await client.call(requestPasswordReset, { body: { email: maliha.email } })
      const old = await mailbox.takeLink(maliha.email)
      await client.call(changeEmail, { token, body: { ...body, password: maliha.password } })
      await client.call(confirmEmail, { body: { link: await mailbox.takeLink('new@example.com') } })
      const refusal = await client.refused(resetPassword, { body: { link: old, password: newPassword } })
      expect(refusal.error.code).toBe('link-not-valid')
    })
  })
})

describe('a second account with a known address', () => {
  eachDatabase((fresh) => {
    test('a second account with a known address is refused in words that reveal nothing, and its owner gets a letter', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      await signUpAs(server, maliha)
      const refusal = await client.refused(signUp, { body: { ...maliha, password: newPassword } })
      expect(refusal.error.code).toBe('account-not-made')
      expect(refusal.error.message).not.toMatch(/already|taken|exists/i)
      expect((await mailbox.take(maliha.email)).subject).toMatch(/account already/)
      // The right password signs in instead, as after a lost reply.
      expect((await client.call(signUp, { body: maliha })).me.email).toBe(maliha.email)
    })
  })
})
