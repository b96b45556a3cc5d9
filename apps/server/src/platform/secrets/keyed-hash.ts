// Hashes keyed with the installation's own secret, for what must be recognised but not read. There are few enough addresses to
// try them all, so a plain hash would not hide one. The secret is in the database, because every process must hash alike.
import { createHmac } from 'node:crypto'
import type { Database } from '../storage/database.ts'

/** Returns 22 letters. The same text has a different hash for each purpose. */
export type KeyedHash = (purpose: Purpose, text: string) => string

type Purpose = 'limit' | 'device' | 'friend-joined' | 'friend-practised' | 'friend-address' | 'friend-device'

export const keyedHash =
  (key: string): KeyedHash =>
  (purpose, text) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest().subarray(0, 16).toString('base64url')

/** @param database already migrated, because the migration makes the secret */
export const openKeyedHash = async ({ reader }: Database): Promise<KeyedHash> => {
  const { value } = await reader
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'installation')
    .executeTakeFirstOrThrow()
  return keyedHash(value)
}
