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
import { describe, expect, it } from 'vitest'
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
const better = 'seven rivers and a boat'
const minutes = 60_000

/** A student whose first letter, the one that asks to confirm the address, is taken from the box. */
const join = async ({ client, mailbox }: TestServer, who: typeof maliha) => {
  const { token } = await client.call(signUp, { body: who })
  return { token, link: await mailbox.takeLink(who.email) }
}

const enterWith = ({ client }: TestServer, email: string, password: string) =>
  client.call(signIn, { body: { email, password, timeZone } })
const keptOut = async ({ client }: TestServer, email: string, password: string) =>
  (await client.refused(signIn, { body: { email, password, timeZone } })).error.code

describe('a forgotten password', () => {
  eachDatabase((fresh) => {
    it('is chosen anew by the link of a letter, and every session ends', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token } = await join(server, maliha)
      await client.call(requestPasswordReset, { body: { email: 'Maliha@Example.com' } })
      const link = await mailbox.takeLink(maliha.email)
      const body = { link, password: better }
      expect(await client.call(resetPassword, { body })).toEqual({ email: maliha.email })
      expect(await client.refused(readMe, { token })).toMatchObject({ status: 401 })
      expect(await keptOut(server, maliha.email, maliha.password)).toBe('wrong-credentials')
      // Whoever opened the link reads the mail of the address.
      expect((await enterWith(server, maliha.email, better)).me.emailConfirmed).toBe(true)
      expect((await mailbox.take(maliha.email)).subject).toBe('Your Toron password was changed')
    })

    it('is opened by a link once, within half an hour, and a bad password does not use it up', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      await join(server, maliha)
      const ask = async () => {
        await client.call(requestPasswordReset, { body: { email: maliha.email } })
        return mailbox.takeLink(maliha.email)
      }
      const tryIt = async (link: string, password = better) =>
        (await client.refused(resetPassword, { body: { link, password } })).error.code
      const link = await ask()
      expect(await tryIt(link, 'password123')).toBe('password-common')
      await client.call(resetPassword, { body: { link, password: better } })
      await mailbox.take(maliha.email)
      expect(await tryIt(link)).toBe('link-not-valid')
      expect(await tryIt('made up')).toBe('link-not-valid')
      const late = await ask()
      server.setClock(noon + 30 * minutes)
      expect(await tryIt(late)).toBe('link-not-valid')
    })

    it('opens once even when the link is sent ten times at the same moment', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      await join(server, maliha)
      await client.call(requestPasswordReset, { body: { email: maliha.email } })
      const link = await mailbox.takeLink(maliha.email)
      const tries = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          client.app.inject({
            method: 'POST',
            url: resetPassword.path,
            payload: { link, password: `${better} ${number}` },
          }),
        ),
      )
      expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    })

    it('says the same for an address that has no account, and writes to nobody', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      await join(server, maliha)
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
    it('changes with the current one, and signs out every other device', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const { token: phone } = await join(server, maliha)
      const { token } = await enterWith(server, maliha.email, maliha.password)
      const change = (current: string, password: string) => ({ token, body: { current, password } })
      const wrong = await client.refused(changePassword, change('not it', better))
      expect(wrong.error.code).toBe('password-wrong')
      const common = await client.refused(changePassword, change(maliha.password, 'password123'))
      expect(common.error.code).toBe('password-common')
      await client.call(changePassword, change(maliha.password, better))
      expect(await client.refused(readMe, { token: phone })).toMatchObject({ status: 401 })
      expect((await client.call(readMe, { token })).email).toBe(maliha.email)
      expect(await keptOut(server, maliha.email, maliha.password)).toBe('wrong-credentials')
    })

    it('opens nothing any more after signing out everywhere', async () => {
      const server = await aServer(await fresh())
      const { token: phone } = await join(server, maliha)
      const { token: laptop } = await enterWith(server, maliha.email, maliha.password)
      await server.client.call(signOutEverywhere, { token: laptop })
      for (const token of [phone, laptop]) {
        expect(await server.client.refused(readMe, { token })).toMatchObject({ status: 401 })
      }
    })
  })
})

describe('an email address', () => {
  eachDatabase((fresh) => {
    it('is confirmed by the letter that signing up brings, once', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token, link } = await join(server, maliha)
      expect((await client.call(readMe, { token })).emailConfirmed).toBe(false)
      expect(await client.call(confirmEmail, { body: { link } })).toEqual({ email: maliha.email })
      expect((await client.call(readMe, { token })).emailConfirmed).toBe(true)
      const again = await client.refused(confirmEmail, { body: { link } })
      expect(again.error.code).toBe('link-not-valid')
      // There is nothing left to confirm.
      await client.call(requestConfirmation, { token })
      expect(mailbox.letters).toHaveLength(1)
    })

    it('changes when the letter to the new one is opened, and the old one is told', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token } = await join(server, maliha)
      const body = { email: 'new@example.com', password: maliha.password }
      await client.call(changeEmail, { token, body })
      expect((await client.call(readMe, { token })).email).toBe(maliha.email)
      const link = await mailbox.takeLink('new@example.com')
      await client.call(confirmEmail, { body: { link } })
      expect(await client.call(readMe, { token })).toMatchObject({
        ...{ email: 'new@example.com', emailConfirmed: true },
      })
      expect((await mailbox.take(maliha.email)).subject).toMatch(/has a new email address/)
      expect(await keptOut(server, maliha.email, maliha.password)).toBe('wrong-credentials')
    })

    it('that somebody has is not given away and not told apart: its owner gets a letter', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token } = await join(server, maliha)
      await join(server, rafi)
      const change = (email: string) =>
        client.call(changeEmail, { token, body: { email, password: maliha.password } })
      expect(await change(rafi.email)).toEqual(await change('free@example.com'))
      const letter = await mailbox.take(rafi.email)
      expect(letter.subject).toMatch(/account already/)
      expect(letter.link?.address).toBe('https://toron.test/login')
    })

    it('that was free when the letter went out, and is taken when it is opened, stays where it is', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token } = await join(server, maliha)
      await client.call(changeEmail, { token, body: { email: rafi.email, password: maliha.password } })
      const link = await mailbox.takeLink(rafi.email)
      await join(server, rafi)
      const no = await client.refused(confirmEmail, { body: { link } })
      expect(no.error.code).toBe('address-taken')
      expect((await client.call(readMe, { token })).email).toBe(maliha.email)
    })

    it('needs the password to be changed, and a reset link sent to the old one opens nothing', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      const { token } = await join(server, maliha)
      const body = { email: 'new@example.com', password: 'not it' }
      expect((await client.refused(changeEmail, { token, body })).error.code).toBe('password-wrong')
      await client.call(requestPasswordReset, { body: { email: maliha.email } })
      const old = await mailbox.takeLink(maliha.email)
      await client.call(changeEmail, { token, body: { ...body, password: maliha.password } })
      await client.call(confirmEmail, { body: { link: await mailbox.takeLink('new@example.com') } })
      const no = await client.refused(resetPassword, { body: { link: old, password: better } })
      expect(no.error.code).toBe('link-not-valid')
    })
  })
})

describe('a second account with a known address', () => {
  eachDatabase((fresh) => {
    it('is not made, in words that tell nothing, and the owner gets a letter', async () => {
      const server = await aServer(await fresh())
      const { client, mailbox } = server
      await join(server, maliha)
      const no = await client.refused(signUp, { body: { ...maliha, password: better } })
      expect(no.error.code).toBe('account-not-made')
      expect(no.error.message).not.toMatch(/already|taken|exists/i)
      expect((await mailbox.take(maliha.email)).subject).toMatch(/account already/)
      // Whoever knows the password is let in instead, as after a lost reply.
      expect((await client.call(signUp, { body: maliha })).me.email).toBe(maliha.email)
    })
  })
})
