import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../testing/each-database.ts'
import { migrate } from '../migrate.ts'

/** Right, right, wrong, right: what each brought, as it was kept. */
const answers = [
  ['motion-001', 1, 10, 0],
  ['motion-002', 1, 10, 50],
  ['motion-003', 0, 0, 0],
  ['motion-004', 1, 0, 0],
] as const

/** As it was kept then. */
interface Attempt {
  readonly runId: string
  readonly chosen: string
  readonly answeredAt: number
  readonly runAnswered: number
  readonly runCorrect: number
  readonly runInARow: number
  readonly runEarned: number
}

describe('a database in which runs carried their own standing', () => {
  eachDatabase((fresh) => {
    test('keeps every answer and entry, and each answer knows how its run stood', async () => {
      const database = await fresh({ empty: true })
      await migrate(database, '0003-maths')
      const db = database.writer
      const no = sql.lit(database.dialect === 'sqlite' ? 0 : false)
      const then = sql.lit('2026-11-01T00:00:00.000Z')
      await sql`insert into "user" values ('s', 'Maliha', 'm@example.com', ${no}, null, ${then}, ${then})`.execute(
        db,
      )
      await sql`insert into "student" ("id", "revision", "displayName", "avatar", "isAnonymous", "skizies", "ledgerNumber",
        "referrals", "referralCode", "referredBy", "streak", "lastLoginDates", "wasInactiveFor3Days", "timeZone",
        "createdAt") values ('s', 9, 'Maliha', '', 0, 70, 2, 0, 'Maliha1', '', 0, '[]', 0, 'Asia/Dhaka', 0)`.execute(
        db,
      )
      for (const run of ['first', 'second']) {
        const number = run === 'first' ? 1 : 2
        await sql`insert into "run" values ('s', ${run}, 'motion', ${sql.lit(number)}, 4, 3, 1, 70, 0)`.execute(
          db,
        )
        for (const [question, correct, earned, bonus] of run === 'first' ? answers : answers.slice(2)) {
          await sql`insert into "attempt" values ('s', ${run}, ${question}, 'A', ${sql.lit(correct)}, ${sql.lit(earned)},
            ${sql.lit(bonus)}, 0, 5)`.execute(db)
        }
      }
      for (const number of [1, 2]) {
        await sql`insert into "ledgerEntry" values ('s', ${sql.lit(number)}, ${`key-${3 - number}`}, 35, 'question',
          'motion', ${sql.lit(35 * number)}, 0)`.execute(db)
      }

      await migrate(database, '0005-lean-answers')
      const { rows: attempts } =
        await sql<Attempt>`select "runId", "chosen", "answeredAt", "runAnswered", "runCorrect",
        "runInARow", "runEarned" from "attempt" order by "runId", "questionId"`.execute(db)
      const standings = attempts.map((row) => [
        row.runId,
        ...[row.runAnswered, row.runCorrect, row.runInARow, row.runEarned].map(Number),
      ])
      expect(standings).toEqual([
        ['first', 1, 1, 1, 10],
        ['first', 2, 2, 2, 70],
        ['first', 3, 2, 0, 70],
        ['first', 4, 3, 1, 70],
        ['second', 1, 0, 0, 0],
        ['second', 2, 1, 1, 0],
      ])
      expect(attempts.every(({ chosen, answeredAt }) => chosen === 'A' && answeredAt === 5)).toBe(true)
      expect(
        await db
          .selectFrom('ledgerEntry')
          .select(['number', 'key', 'balanceAfter'])
          .orderBy('number')
          .execute(),
      ).toEqual([
        { number: 1, key: 'key-2', balanceAfter: 35 },
        { number: 2, key: 'key-1', balanceAfter: 70 },
      ])
    })
  })
})
