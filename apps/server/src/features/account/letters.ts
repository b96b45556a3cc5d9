// The letters about an account. A stranger may have made the account and chosen its name, so the name appears only in
// letters to a confirmed address.
import { maskedAddress } from '@toron/domain/account/address.ts'
import { formatDate } from '@toron/domain/format-dates.ts'
import type { Identity } from '../../platform/identity/identity.ts'
import type { Letter } from '../../platform/mail/mail.ts'
import { letterMessages as messages } from './messages.ts'

/** Letters and the punctuation of names. Digits, dots or slashes could be an advertisement or a link. */
const plainName = /^[\p{L}\p{M} '’-]{1,40}$/u

const greeting = ({ emailConfirmed, isAnonymous, name }: Identity): string =>
  messages.greeting(emailConfirmed && !isAnonymous && plainName.test(name) ? name : null)

const madeOn = ({ madeAt }: Identity): string => formatDate(madeAt, { dateStyle: 'long', timeZone: 'UTC' })

export const resetLetter = (owner: Identity, address: string): Letter => ({
  to: owner.email,
  subject: messages.reset.subject,
  paragraphs: [greeting(owner), ...messages.reset.paragraphs(madeOn(owner))],
  link: { label: messages.reset.button, address },
})

/** To the address that the account has. */
export const confirmLetter = (owner: Identity, address: string): Letter => ({
  to: owner.email,
  subject: messages.confirm.subject,
  paragraphs: [greeting(owner), ...messages.confirm.paragraphs(madeOn(owner))],
  link: { label: messages.confirm.button, address },
})

/** To the address that the account is changing to. */
export const newAddressLetter = (owner: Identity, to: string, address: string): Letter => ({
  to,
  subject: messages.newAddress.subject,
  paragraphs: [
    messages.greeting(null),
    ...messages.newAddress.paragraphs(maskedAddress(owner.email), madeOn(owner)),
  ],
  link: { label: messages.newAddress.button, address },
})

/** To the address that the account had until now. @param before the account as it was */
export const emailChangedLetter = (before: Identity): Letter => ({
  to: before.email,
  subject: messages.emailChanged.subject,
  paragraphs: [greeting(before), ...messages.emailChanged.paragraphs],
})

export const passwordChangedLetter = (owner: Identity): Letter => ({
  to: owner.email,
  subject: messages.passwordChanged.subject,
  paragraphs: [greeting(owner), ...messages.passwordChanged.paragraphs],
})

/** To the owner of an account that existed before Google opened it. */
export const googleJoinedLetter = (owner: Identity): Letter => ({
  to: owner.email,
  subject: messages.googleJoined.subject,
  paragraphs: [greeting(owner), ...messages.googleJoined.paragraphs(madeOn(owner))],
})

/** To the owner of an address with which a second account was asked for. */
export const knownAddressLetter = (owner: Identity, address: string): Letter => ({
  to: owner.email,
  subject: messages.knownAddress.subject,
  paragraphs: [greeting(owner), ...messages.knownAddress.paragraphs(madeOn(owner))],
  link: { label: messages.knownAddress.button, address },
})
