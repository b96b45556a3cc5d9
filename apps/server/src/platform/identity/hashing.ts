// Passwords are stored as scrypt hashes, made and verified by better-auth.
import pLimit from 'p-limit'

export interface Hashing {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/** Node has four threads for hashing and for files: one stays free, so that no answer waits behind passwords for the disk. */
const limit = pLimit(3)

/** Loaded with the first password: it takes a tenth of a second, which every start would wait for. */
const hashes = () => import('better-auth/crypto')

export const scrypt: Hashing = {
  hash: (password) => limit(async () => (await hashes()).hashPassword(password)),
  verify: (attempt) => limit(async () => (await hashes()).verifyPassword(attempt)),
}
