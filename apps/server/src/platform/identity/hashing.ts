// Passwords are stored as scrypt hashes, made and verified by better-auth.
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'

export interface Hashing {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/** Node has four threads for hashing and for files: one stays free, so that no answer waits behind passwords for the disk. */
const limit = pLimit(3)

export const scrypt: Hashing = {
  hash: (password) => limit(() => hashPassword(password)),
  verify: (attempt) => limit(() => verifyPassword(attempt)),
}
