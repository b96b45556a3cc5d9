// The key for what is stored about invitations (decision 64). It is outside the database, so that a copy of the database alone
// does not allow guessing which addresses are in it.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type KeyedHash, keyedHash } from './keyed-hash.ts'

/**
 * Takes the key from the setting, else from a file beside an embedded database, made at the first start and readable by its
 * owner only. Returns null on PostgreSQL without the setting: several servers would each have a file with a different key.
 */
export const openReferralMarks = (setting: string | null, databaseUrl: string): KeyedHash | null => {
  if (setting) return keyedHash(setting)
  const [, location] = databaseUrl.match(/^sqlite:(.+)$/) ?? []
  if (!location) return null
  const file = `${location}-referral-key`
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 16) throw new Error(`${file} has no key. Put it back from your copy, or remove the file.`)
  return keyedHash(key)
}
