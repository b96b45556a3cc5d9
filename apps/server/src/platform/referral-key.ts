// The key of what is remembered about invitations (decision 64). It is outside the database, so that whoever has a copy of
// that cannot find out by trying which addresses are in it.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type KeyedHash, keyedHash } from './keyed-hash.ts'

/**
 * With the key of the setting, else of a file beside an embedded database, which the first start makes for its owner only.
 * Null on PostgreSQL without the setting: its servers may be many, and a file of each would be another key.
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
