import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../testing/each-database.ts'
import { migrate } from '../migrate.ts'

describe('a database from before the rewards', () => {
  eachDatabase((fresh) => {
    test('keeps every entry, and students bring what they have answered', async () => {
      const database = await fresh({ empty: true })
      await migrate(database, '0001-foundation')
      const db = database.writer
      const no = sql.lit(database.dialect === 'sqlite' ? 0 : false)
      const then = sql.lit('2026-11-01T00:00:00.000Z')
      await sql`insert into "user" values ('s', 'Maliha', 'm@example.com', ${no}, null, ${then}, ${then})`.execute(
        db,
      )
      await sql`insert into "student" values ('s', 3, 'Maliha', '', 0, 10, 1, 0, 'Maliha1', '', 0, 0, 0, 0, '[]', 0,
        'Asia/Dhaka', 0)`.execute(db)
      for (const [topic, answered] of [
        ['motion', 12],
        ['enzymes', 3],
      ] as const) {
        await sql`insert into "progress" values ('s', ${topic}, ${topic}, ${sql.lit(answered)}, 1, 40, 1, 1, '+')`.execute(
          db,
        )
      }
      await sql`insert into "ledgerEntry" values ('s', 1, 'k', 10, 'question', 'motion', 10, 0)`.execute(db)

      await migrate(database)
      expect(await db.selectFrom('student').selectAll().executeTakeFirstOrThrow()).toMatchObject({
        id: 's',
        skizies: 10,
        questionsAnswered: 15,
        topicsStarted: 2,
        badges: '{}',
        isAdministrator: 0,
      })
      expect(await db.selectFrom('ledgerEntry').select(['key', 'about']).execute()).toEqual([
        { key: 'k', about: 'motion' },
      ])
      expect(await db.selectFrom('boardTime').selectAll().execute()).toEqual([
        { studentId: 's', board: 'all-time', minutes: 0, spent: 0, reachedAt: 0, dueAt: 0 },
      ])
    })
  })
})
