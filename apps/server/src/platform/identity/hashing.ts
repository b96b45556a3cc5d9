// Passwords are kept as scrypt hashes, made and checked by better-auth's functions.
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'

export interface Hashing {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/** Node has four threads for hashing and for files: one stays free, so that no answer waits on its way to disk for passwords. */
const atOnce = pLimit(3)

export const scrypt: Hashing = {
  hash: (password) => atOnce(() => hashPassword(password)),
  verify: (given) => atOnce(() => verifyPassword(given)),
}
