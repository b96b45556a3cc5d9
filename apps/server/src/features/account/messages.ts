// The text of the letters about an account. `madeOn` is the day on which the account was made, as a date in words.
import { productName } from '@toron/domain/product.ts'

const confirmAddress = {
  subject: `Confirm your email address for ${productName}`,
  button: 'Confirm this address',
} as const

const notYou = 'If it was not you, you need not do anything.'

export const letterMessages = {
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  reset: {
    subject: `Choose a new password for ${productName}`,
    button: 'Choose a new password',
    paragraphs: (madeOn: string) => [
      `somebody, probably you, asked for a new password for the account of this address, made on ${madeOn}. The link works once and for 30 minutes. ${notYou}`,
      'With a new password, whatever opened the account before ends: the old password, Google, and every device that is signed in.',
    ],
  },
  confirm: {
    ...confirmAddress,
    paragraphs: (madeOn: string) => [
      `an account was made on ${madeOn} with this address. If you made it, open the link to confirm that the address is yours. With it you can get back into your account if you forget your password. The link works once and for three days.`,
      'If you did not make it, leave the link alone: whoever made the account knows its password.',
    ],
  },
  newAddress: {
    ...confirmAddress,
    paragraphs: (oldAddress: string, madeOn: string) => [
      `the account that now has the address ${oldAddress}, made on ${madeOn}, asks to have this one instead. If that is your account, open the link. The link works once and for three days.`,
      'If it is not yours, leave the link alone: whoever has the account keeps its password, and the account would have your address.',
    ],
  },
  emailChanged: {
    subject: `Your ${productName} account has a new email address`,
    paragraphs: [
      'from now on your account is opened with another email address. If it was not you who changed it, somebody knows your password: write to us at once.',
    ],
  },
  passwordChanged: {
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      'your password was changed, and every other device was signed out. If it was not you, choose a new one: open the sign-in screen and press "Forgot your password?".',
    ],
  },
  googleJoined: {
    subject: `Google opens your ${productName} account now`,
    paragraphs: (madeOn: string) => [
      `you signed in with Google, and the account of this address, made on ${madeOn}, is yours from now on. Its progress and its Skizies stay in it. If it was not you who made it, you can change its name or delete it in your account.`,
      'Unless you had chosen its password by mail, the password is gone and every other device was signed out: you can set a new one in your account.',
    ],
  },
  knownAddress: {
    subject: `You have a ${productName} account already`,
    button: 'Sign in',
    paragraphs: (madeOn: string) => [
      `somebody, probably you, wanted to use this address for a ${productName} account. There is one already, made on ${madeOn}: sign in to it, or choose a new password if you forgot it. Another account can have the address once this one is deleted or has another. ${notYou}`,
    ],
  },
} as const
