// Rows as an earlier schema took them, for tests of what a migration does to them.
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Adds a row as the schema before took it. */
export const add = async (
  { writer }: Database,
  table: string,
  row: Record<string, string | number | boolean>,
) => {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(Object.values(row).map((value) => sql.lit(value)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(writer)
}

export const addStudent = async (database: Database, id: string) => {
  const emailVerified = database.dialect === 'sqlite' ? 0 : false
  const then = '2026-11-01T00:00:00.000Z'
  const at = { createdAt: then, updatedAt: then }
  await add(database, 'user', { id, name: 'Maliha', email: `${id}@example.com`, emailVerified, ...at })
  const names = { id, displayName: 'Maliha', avatar: '', referralCode: id, referredBy: '' }
  const none = {
    isAnonymous: 0,
    skizies: 0,
    ledgerNumber: 0,
    referrals: 0,
    streak: 0,
    lastLoginDates: '[]',
    wasInactiveFor3Days: 0,
  }
  await add(database, 'student', { ...names, ...none, timeZone: 'Asia/Dhaka', createdAt: 0 })
}
