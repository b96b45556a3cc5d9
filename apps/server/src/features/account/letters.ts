// The letters about an account. What they say of it is what its owner can recognise without reading a word that somebody
// else wrote: a name stands only in letters to an address that is confirmed.
import { maskedAddress } from '@toron/domain/account/address.ts'
import { productName } from '@toron/domain/product.ts'
import type { Identity } from '../../platform/identity/identity.ts'
import type { Letter } from '../../platform/mail.ts'

/** Letters and what stands between them in a name: no digits, dots or slashes, which could be an offer or a link. */
const likeAName = /^[\p{L}\p{M} '’-]{1,40}$/u

const greeting = ({ emailConfirmed, isAnonymous, name }: Identity): string =>
  emailConfirmed && !isAnonymous && likeAName.test(name) ? `Hello ${name},` : 'Hello,'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const madeOn = ({ madeAt }: Identity): string => `made on ${days.format(madeAt)}`

const notYou = 'If it was not you, you need not do anything.'

export const resetLetter = (owner: Identity, address: string): Letter => ({
  to: owner.email,
  subject: `Choose a new password for ${productName}`,
  paragraphs: [
    greeting(owner),
    `somebody, probably you, asked for a new password for the account of this address, ${madeOn(owner)}. The link works once and for 30 minutes. ${notYou}`,
    'With a new password, whatever opened the account before ends: the old password, Google, and every device that is signed in.',
  ],
  link: { label: 'Choose a new password', address },
})

/** To the address that the account has. */
export const confirmLetter = (owner: Identity, address: string): Letter => ({
  to: owner.email,
  subject: `Confirm your email address for ${productName}`,
  paragraphs: [
    greeting(owner),
    `an account was ${madeOn(owner)} with this address. If you made it, open the link to confirm that the address is yours. With it you can get back into your account if you forget your password. The link works once and for three days.`,
    'If you did not make it, leave the link alone: whoever made the account knows its password.',
  ],
  link: { label: 'Confirm this address', address },
})

/** To the address that the account shall have. */
export const newAddressLetter = (owner: Identity, to: string, address: string): Letter => ({
  to,
  subject: `Confirm your email address for ${productName}`,
  paragraphs: [
    'Hello,',
    `the account that now has the address ${maskedAddress(owner.email)}, ${madeOn(owner)}, asks to have this one instead. If that is your account, open the link. The link works once and for three days.`,
    'If it is not yours, leave the link alone: whoever has the account keeps its password, and the account would have your address.',
  ],
  link: { label: 'Confirm this address', address },
})

/** To the address that the account no longer has. @param before the account as it was */
export const emailChangedLetter = (before: Identity): Letter => ({
  to: before.email,
  subject: `Your ${productName} account has a new email address`,
  paragraphs: [
    greeting(before),
    'from now on your account is opened with another email address. If it was not you who changed it, somebody knows your password: write to us at once.',
  ],
})

export const passwordChangedLetter = (owner: Identity): Letter => ({
  to: owner.email,
  subject: `Your ${productName} password was changed`,
  paragraphs: [
    greeting(owner),
    'your password was changed, and every other device was signed out. If it was not you, choose a new one: open the sign-in screen and press "Forgot your password?".',
  ],
})

/** To an account that was there before Google opened it, and that its owner had not secured. */
export const googleJoinedLetter = (owner: Identity): Letter => ({
  to: owner.email,
  subject: `Google opens your ${productName} account now`,
  paragraphs: [
    greeting(owner),
    `you signed in with Google, and the account of this address, ${madeOn(owner)}, is yours from now on. Its progress and its Skizies stay in it. If it was not you who made it, you can change its name or delete it in your account.`,
    'Unless you had chosen its password by mail, the password is gone and every other device was signed out: you can set a new one in your account.',
  ],
})

/** To the owner of an address that somebody tried to make a second account with. */
export const knownAddressLetter = (owner: Identity, address: string): Letter => ({
  to: owner.email,
  subject: `You have a ${productName} account already`,
  paragraphs: [
    greeting(owner),
    `somebody, probably you, wanted to use this address for a ${productName} account. There is one already, ${madeOn(owner)}: sign in to it, or choose a new password if you forgot it. Another account can have the address once this one is deleted or has another. ${notYou}`,
  ],
  link: { label: 'Sign in', address },
})
