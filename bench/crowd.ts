// Very many students with a session each, by a handful of statements: a million of them take seconds instead of hours.
// The n-th has the token `token-n`.
import { sql } from 'kysely'
import { type Database, migrate, openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { allTime, monthIn } from '../packages/domain/src/calendar.ts'
import { levels } from '../packages/domain/src/leaderboard/rank-counts.ts'

const day = 86_400_000

export const tokenOf = (number: number): string => `token-${number}`

/** Makes a migrated database with so many students. @param onBoards whether they have minutes on both boards */
export const fillCrowd = async (databaseUrl: string, students: number, onBoards: boolean): Promise<void> => {
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  await addStudents(database, students)
  if (onBoards) await addMinutesOfAll(database)
  await sql`analyze`.execute(database.writer)
  await database.close()
}

const addStudents = async ({ dialect, writer }: Database, students: number) => {
  const isSqlite = dialect === 'sqlite'
  const momentAt = (at: number) => {
    const iso = sql.lit(new Date(at).toISOString())
    return isSqlite ? iso : sql`${iso}::timestamptz`
  }
  const now = momentAt(Date.now())
  const numbers = isSqlite
    ? sql`(with recursive counting(n) as (select 1 union all select n + 1 from counting where n < ${sql.lit(students)})
        select n from counting) as numbers`
    : sql`generate_series(1, ${sql.lit(students)}) as numbers(n)`
  // Ids in no order, as real ones are.
  const id = isSqlite ? sql`hex(randomblob(16))` : sql`md5(random()::text || n)`
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    select ${id}, 'Student ' || n, n || '@example.com', ${isSqlite ? sql`0` : sql`false`}, ${now}, ${now}
    from ${numbers}`.execute(writer)
  await sql`insert into "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
    select "id", 'token-' || substr("name", 9), "id", ${momentAt(Date.now() + day)}, ${now}, ${now} from "user"`.execute(
    writer,
  )
  await sql`insert into "student" ("id", "displayName", "avatar", "isAnonymous", "skizies", "ledgerNumber",
      "referrals", "referralCode", "referredBy", "streak", "lastLoginDates", "wasInactiveFor3Days",
      "timeZone", "createdAt")
    select "id", "name", '', 0, 0, 0, 0, "email", '', 0, '[]', 0, 'Asia/Dhaka', 0 from "user"`.execute(writer)
  await sql`insert into "boardTime" select "id", ${sql.lit(allTime)}, 0, 0, 0, 0 from "student"`.execute(
    writer,
  )
}

/** A few students with very many minutes, most with few, as on a real board. */
const addMinutesOfAll = async ({ writer }: Database) => {
  const number = sql`cast(substr("displayName", 9) as bigint)`
  const minutes = sql`1 + (n * 7919) % 2000 + (case when n % 50 = 0 then (n * 31) % 30000 else 0 end)`
  for (const board of [monthIn(Date.now(), 'Asia/Dhaka'), allTime]) {
    await sql`insert into "boardTime" ("studentId", "board", "minutes", "spent", "reachedAt", "dueAt")
      select "id", ${sql.lit(board)}, ${minutes}, ${minutes}, n, 0 from (
        select "id", ${number} as n from "student") as numbered
      where true on conflict ("studentId", "board") do update set "minutes" = excluded."minutes"`.execute(
      writer,
    )
    for (const level of levels) {
      const bucket = sql`"minutes" / ${sql.lit(2 ** (6 * level))}`
      await sql`insert into "boardCount" select ${sql.lit(board)}, ${sql.lit(level)}, ${bucket}, count(*)
        from "boardTime" where "board" = ${sql.lit(board)} group by ${bucket}`.execute(writer)
    }
  }
}
