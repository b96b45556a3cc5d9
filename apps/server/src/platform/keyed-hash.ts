// Hashes with the installation's own secret, for what must be recognised again but not read: addresses are few enough to
// be found by trying all of them, so a plain hash would not hide one. The secret is in the database, because every
// process must hash alike.
import { createHmac } from 'node:crypto'
import type { Database } from './storage/database.ts'

/** 22 letters; the same text for two purposes gives two hashes. */
export type KeyedHash = (purpose: Purpose, text: string) => string

type Purpose = 'limit' | 'device' | 'friend-joined' | 'friend-practised' | 'friend-address' | 'friend-device'

export const keyedHash =
  (key: string): KeyedHash =>
  (purpose, text) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest().subarray(0, 16).toString('base64url')

/** @param database migrated: the secret was made with its table */
export const openKeyedHash = async ({ reader }: Database): Promise<KeyedHash> => {
  const { value } = await reader
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'installation')
    .executeTakeFirstOrThrow()
  return keyedHash(value)
}
