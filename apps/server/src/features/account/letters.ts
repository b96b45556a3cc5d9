// The letters about an account, and sending them without anybody waiting: whether and how fast a letter goes out must not
// tell whoever asked for it if an address is known.
import { productName } from '@toron/domain/product.ts'
import type { Letter } from '../../platform/mail.ts'
import type { Services } from '../../platform/services.ts'

const minutes = 60_000
/** Milliseconds that each link opens something. */
export const linkLasts = { 'reset-password': 30 * minutes, 'confirm-email': 3 * 24 * 60 * minutes } as const

type Post = Pick<Services, 'mailer' | 'log'>

/** Does the work after the reply; what goes wrong is for the log, and the student can ask again. */
export const afterReply = ({ log }: Post, work: () => Promise<void>): void => {
  setImmediate(() => {
    work().catch((fault: unknown) => {
      log(`A letter could not be sent: ${fault instanceof Error ? fault.name : 'unknown fault'}`)
    })
  })
}

const notYou = 'If it was not you, you need not do anything.'

export const resetLetter = (to: string, name: string, address: string): Letter => ({
  to,
  subject: `Choose a new password for ${productName}`,
  paragraphs: [
    `Hello ${name},`,
    `somebody, probably you, asked for a new password for your account. The link works once and for 30 minutes. ${notYou}`,
  ],
  link: { label: 'Choose a new password', address },
})

export const confirmLetter = (to: string, name: string, address: string): Letter => ({
  to,
  subject: `Confirm your email address for ${productName}`,
  paragraphs: [
    `Hello ${name},`,
    `open the link to confirm that this address is yours. With it you can get back into your account if you forget your password. The link works once and for three days. ${notYou}`,
  ],
  link: { label: 'Confirm this address', address },
})

export const emailChangedLetter = (to: string, name: string): Letter => ({
  to,
  subject: `Your ${productName} account has a new email address`,
  paragraphs: [
    `Hello ${name},`,
    'from now on your account is opened with another email address. If it was not you who changed it, somebody knows your password: write to us at once.',
  ],
})

export const passwordChangedLetter = (to: string, name: string): Letter => ({
  to,
  subject: `Your ${productName} password was changed`,
  paragraphs: [
    `Hello ${name},`,
    'your password was changed, and every other device was signed out. If it was not you, choose a new one: open the sign-in screen and press "Forgot your password?".',
  ],
})

/** To the owner of an address that somebody tried to make a second account with. */
export const knownAddressLetter = (to: string, name: string, address: string): Letter => ({
  to,
  subject: `You have a ${productName} account already`,
  paragraphs: [
    `Hello ${name},`,
    `somebody, probably you, wanted to use this address for a ${productName} account. There is one already: sign in to it, or choose a new password if you forgot it. ${notYou}`,
  ],
  link: { label: 'Sign in', address },
})
