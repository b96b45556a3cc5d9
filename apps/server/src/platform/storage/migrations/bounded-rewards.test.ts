import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../testing/each-database.ts'
import { migrate } from '../migrate.ts'

describe('a database in which answers brought what they brought', () => {
  eachDatabase((fresh, dialect) => {
    test('knows what each student was paid on their latest day, also after a move to an earlier one', async () => {
      const database = await fresh({ empty: true })
      await migrate(database, '0007-position-in-one-trip')
      const { writer } = database
      const no = sql.lit(dialect === 'sqlite' ? 0 : false)
      for (const id of ['maliha', 'rafi']) {
        const then = sql.lit('2026-11-01T00:00:00.000Z')
        await sql`insert into "user" values (${sql.lit(id)}, 'M', ${sql.lit(`${id}@example.com`)}, ${no}, null, ${then}, ${then})`.execute(
          writer,
        )
        await sql`insert into "student" ("id", "displayName", "avatar", "isAnonymous", "skizies", "ledgerNumber", "referrals",
          "referralCode", "referredBy", "streak", "lastLoginDates", "wasInactiveFor3Days", "timeZone", "createdAt")
          values (${sql.lit(id)}, 'M', '', 0, 0, 0, 0, ${sql.lit(id)}, '', 0, '[]', 0, 'Asia/Dhaka', 0)`.execute(
          writer,
        )
      }
      const entries = [
        [1, 'question:2026-11-20:motion-001', 10, 'question'],
        [2, 'question:2026-11-21:motion-002', 10, 'question'],
        [3, 'run-10:2026-11-21:motion', 50, 'run-10'],
        [4, 'unlock:english/grammar.pdf', -20, 'unlock'],
        [5, 'question:2026-11-20:motion-003', 10, 'question'],
        [6, 'friend-joined:rafi', 50, 'friend-joined'],
      ] as const
      for (const [number, key, amount, reason] of entries) {
        const values = sql.join([number, key, amount, reason].map((value) => sql.lit(value)))
        await sql`insert into "ledgerEntry" ("number", "key", "amount", "reason", "studentId", "about", "balanceAfter", "at")
          values (${values}, 'maliha', '', 100, 0)`.execute(writer)
      }
      await migrate(database)
      const rows = await database.reader
        .selectFrom('student')
        .select(['id', 'paidOn', 'paidToday'])
        .orderBy('id')
        .execute()
      expect(rows).toEqual([
        { id: 'maliha', paidOn: '2026-11-21', paidToday: 70 },
        { id: 'rafi', paidOn: '', paidToday: 0 },
      ])
    })
  })
})
