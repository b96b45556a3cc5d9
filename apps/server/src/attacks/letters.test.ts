// A28: strangers who have letters sent to someone: with words of their own in them, in large numbers, or to lock the
// recipient out. A37: what a letter calls its reader.
import { readMe, signUp } from '@toron/contract/account.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
} from '@toron/contract/credentials.ts'
import { setVisibility } from '@toron/contract/leaderboard.ts'
import { editProfile } from '@toron/contract/profile.ts'
import { describe, expect, test } from 'vitest'
import { maxLetters } from '../features/account/send-letter.ts'
import { htmlOf, textOf } from '../platform/mail/mail.ts'
import { aServer, day, noon, type TestServer } from '../testing/builders.ts'
import { eachDatabase } from '../testing/each-database.ts'

const timeZone = 'Asia/Dhaka'
const offer = 'Claim your prize at https://prize.example'
const maliha = {
  name: 'Maliha Rahman',
  email: 'maliha@example.com',
  password: 'padma bridge at dawn',
  timeZone,
}
const better = 'seven rivers and a boat'

const wordsOf = ({ mailbox }: TestServer) =>
  mailbox.letters.map((letter) => `${letter.subject} ${textOf(letter)} ${htmlOf(letter)}`).join('\n')

describe('letters that a stranger causes', () => {
  eachDatabase((fresh) => {
    const open = async (database?: Parameters<typeof aServer>[0]) =>
      aServer(database ?? (await fresh()), undefined)

    test('A28 letters that a stranger causes have no word of the stranger in them, whatever the stranger does', async () => {
      const server = await open()
      const { client, mailbox } = server
      const body = { ...maliha, name: offer }
      const { token } = await client.call(signUp, { body })
      await mailbox.take(maliha.email)
      await client.refused(signUp, { body: { ...body, password: better } })
      await mailbox.take(maliha.email)
      await client.call(requestConfirmation, { token })
      await mailbox.take(maliha.email)
      await client.call(requestPasswordReset, { body: { email: maliha.email } })
      const link = await mailbox.takeLink(maliha.email)
      const change = { current: maliha.password, password: maliha.password }
      await client.call(changePassword, { token, body: change })
      await mailbox.take(maliha.email)
      // From an address that reads like an offer, to someone else's.
      const other = await client.call(signUp, {
        body: { ...maliha, name: 'Claim it', email: 'prize@claim.example' },
      })
      await client.call(changeEmail, {
        token: other.token,
        body: { email: 'victim@example.com', password: maliha.password },
      })
      await mailbox.take('victim@example.com')
      const again = await client.refused(resetPassword, { body: { link, password: better } })
      expect(again.error.code).toBe('link-not-valid')
      await client.call(requestPasswordReset, { body: { email: maliha.email } })
      await client.call(resetPassword, {
        body: { link: await mailbox.takeLink(maliha.email), password: better },
      })
      await mailbox.take(maliha.email)
      expect(wordsOf(server)).not.toMatch(/claim|prize\.|https:\/\/prize/i)
    })

    test('A28 A37 letters address a reader who has confirmed the address by their present name, unless it is no name or hidden', async () => {
      const server = await open()
      const { client, mailbox } = server
      const { token } = await client.call(signUp, { body: maliha })
      await client.call(confirmEmail, { body: { link: await mailbox.takeLink(maliha.email) } })
      const greeting = async () => {
        await client.call(requestPasswordReset, { body: { email: maliha.email } })
        return (await mailbox.take(maliha.email)).paragraphs[0]
      }
      expect(await greeting()).toBe('Hello Maliha Rahman,')
      await client.call(editProfile, { token, body: { displayName: 'মালিহা' } })
      expect(await greeting()).toBe('Hello মালিহা,')
      await client.call(editProfile, { token, body: { displayName: offer } })
      expect(await greeting()).toBe('Hello,')
      await client.call(editProfile, { token, body: { displayName: 'Maliha' } })
      await client.call(setVisibility, { token, body: { isAnonymous: true } })
      expect(await greeting()).toBe('Hello,')
    })

    test('A28 letters to a mailbox are five a day, from however many accounts, and in any spelling of it', async () => {
      const server = await open()
      const { client, mailbox } = server
      for (let number = 0; number < 12; number += 1) {
        const email = `ma.li.ha+${number}@gmail.com`
        await client.call(signUp, { body: { ...maliha, name: `Maliha ${number}`, email } })
      }
      for (let number = 0; number < 12; number += 1) {
        const { token } = await client.call(signUp, {
          body: { ...maliha, name: `Mallory ${number}`, email: `mallory${number}@example.com` },
        })
        await client.call(changeEmail, {
          token,
          body: { email: 'm.aliha@gmail.com', password: maliha.password },
        })
      }
      await server.nothingLeft()
      const toMaliha = () => mailbox.letters.filter(({ to }) => /^m\.?a.*@gmail\.com$/.test(to)).length
      expect(toMaliha()).toBe(maxLetters)
      server.setClock(noon + day)
      await client.call(signUp, { body: { ...maliha, email: 'maliha@gmail.com' } })
      await mailbox.take('maliha@gmail.com')
      expect(toMaliha()).toBe(maxLetters + 1)
    })

    test('A28 letters that use up the resets of a day lock no one out: the newest link is valid as long again', async () => {
      const server = await open()
      const { client, mailbox } = server
      await client.call(signUp, { body: maliha })
      await mailbox.take(maliha.email)
      const links: string[] = []
      for (let number = 0; number < maxLetters; number += 1) {
        server.setClock(noon + number * 60_000)
        await client.call(requestPasswordReset, { body: { email: maliha.email } })
        links.push(await mailbox.takeLink(maliha.email))
      }
      const requestAnother = async (now: number) => {
        server.setClock(now)
        const known = await client.call(requestPasswordReset, { body: { email: maliha.email } })
        expect(known).toEqual({ sent: true })
        await server.nothingLeft()
      }
      const sent = mailbox.letters.length
      const tooLate = noon + 3 * 60 * 60_000
      server.setClock(tooLate)
      const late = { link: links.at(-1) ?? '', password: better }
      expect((await client.refused(resetPassword, { body: late })).error.code).toBe('link-not-valid')
      await requestAnother(tooLate)
      expect(mailbox.letters).toHaveLength(sent)
      // The older ones stay as they were.
      const older = { ...late, link: links[0] ?? '' }
      expect((await client.refused(resetPassword, { body: older })).error.code).toBe('link-not-valid')
      expect(await client.call(resetPassword, { body: late })).toEqual({ email: maliha.email })
      // Once used, it is invalid, whoever asks.
      await requestAnother(tooLate + 1)
      expect((await client.refused(resetPassword, { body: late })).error.code).toBe('link-not-valid')
    })

    test('A28 letters from strangers never keep an owner from learning that the address was changed', async () => {
      const server = await open()
      const { client, mailbox } = server
      const { token } = await client.call(signUp, { body: maliha })
      await client.call(confirmEmail, { body: { link: await mailbox.takeLink(maliha.email) } })
      for (let number = 0; number < 12; number += 1) {
        await client.refused(signUp, { body: { ...maliha, password: `wrong password ${number}` } })
        if (number === 8) server.setClock(noon + 60 * 60_000)
      }
      await server.nothingLeft()
      await client.call(changeEmail, {
        token,
        body: { email: 'mallory@example.com', password: maliha.password },
      })
      await client.call(confirmEmail, { body: { link: await mailbox.takeLink('mallory@example.com') } })
      await server.nothingLeft()
      expect(mailbox.letters.at(-1)).toMatchObject({
        to: maliha.email,
        subject: expect.stringContaining('has a new email address'),
      })
      expect((await client.call(readMe, { token })).email).toBe('mallory@example.com')
    })
  })
})
