// Very many students with a session, a password and a history each, by a few statements: a million of them take minutes
// instead of days. The n-th has the token `token-n` and the address `n@example.com`.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { scrypt } from '../apps/server/src/platform/identity/hashing.ts'
import { type Database, migrate, openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { portable } from '../apps/server/src/platform/storage/portable.ts'
import type { Tables } from '../apps/server/src/platform/storage/tables.ts'
import { allTime, monthBefore, monthIn } from '../packages/domain/src/calendar.ts'
import { levels } from '../packages/domain/src/leaderboard/rank-counts.ts'
import { type History, heavyHistory, lightHistory, timeZone } from './history.ts'

/** The first so many have the history of one who uses the product every day. */
export const heavyStudents = 200
export const password = 'padma bridge at dawn'
const day = 86_400_000

export const tokenOf = (student: number): string => `token-${student}`
export const emailOf = (student: number): string => `${student}@example.com`

/** Makes a migrated database with so many students. */
export const fillCrowd = async (databaseUrl: string, students: number): Promise<void> => {
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  // Made once, as the product makes it.
  const hash = await scrypt.hash(password)
  // One connection: temporary tables and settings are a connection's own.
  await database.writer.connection().execute(async (db) => {
    const fill = fillOf(db, database)
    await fill.hurry()
    await fill.number(students)
    await fill.addIdentities(hash)
    await fill.addHistory(lightHistory(), sql`n > ${sql.lit(heavyStudents)}`)
    await fill.addHistory(heavyHistory(), sql`n <= ${sql.lit(heavyStudents)}`)
    await fill.addMinutes()
    await fill.tidy()
  })
  await database.close()
}

const fillOf = (db: Kysely<Tables>, { dialect }: Database) => {
  const kit = portable[dialect]
  const isSqlite = dialect === 'sqlite'
  const run = (statement: RawBuilder<unknown>) => statement.execute(db)
  const momentAt = (at: number) => {
    const iso = sql.lit(new Date(at).toISOString())
    return isSqlite ? iso : sql`${iso}::timestamptz`
  }

  /** What is lost when the machine fails is filled again, and what is filled here needs no checking. */
  const hurry = async () => {
    const settings = isSqlite
      ? ['synchronous = off', 'foreign_keys = off', 'temp_store = memory', 'cache_size = -1000000']
      : ['synchronous_commit = off', 'session_replication_role = replica', `work_mem = '256MB'`]
    for (const setting of settings) await run(sql.raw(`${isSqlite ? 'pragma' : 'set'} ${setting}`))
  }

  /** Every student's number and id. Ids are in no order, as real ones are; all tables are filled in the order of ids. */
  const number = async (students: number) => {
    await kit
      .asClusteredTable(
        db.schema
          .createTable('crowd')
          .temporary()
          .addColumn('id', kit.text, (column) => column.primaryKey())
          .addColumn('n', kit.integer),
      )
      .execute()
    const numbers = isSqlite
      ? sql`(with recursive counting(n) as (select 1 union all select n + 1 from counting
          where n < ${sql.lit(students)}) select n from counting)`
      : sql`(select n::bigint from generate_series(1, ${sql.lit(students)}) as series(n))`
    // An odd factor, so that no two numbers below 2^32 get one id.
    const mixed = sql`(n * 2654435761 % 4294967296)`
    const hex = isSqlite ? sql`printf('%08x', ${mixed})` : sql`lpad(to_hex(${mixed}), 8, '0')`
    await run(sql`insert into crowd select ${hex} || 'crowds' as id, n
      from ${numbers} as numbers order by 1`)
    if (!isSqlite) await run(sql`analyze crowd`)
  }

  const addIdentities = async (hash: string) => {
    const now = momentAt(Date.now())
    await run(sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      select id, 'Student ' || n, n || '@example.com', ${isSqlite ? sql`1` : sql`true`}, ${now}, ${now}
      from crowd order by id`)
    await run(sql`insert into "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
      select id, 'token-' || n, id, ${momentAt(Date.now() + day)}, ${now}, ${now} from crowd order by id`)
    await run(sql`insert into "account"
        ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
      select id, id, 'credential', id, ${sql.lit(hash)}, ${now}, ${now} from crowd order by id`)
  }

  /** Gives the history to the students of whom `who` is true. */
  const addHistory = async ({ student, ...tables }: History, who: RawBuilder<unknown>) => {
    const own = {
      ...{ avatar: '', isAnonymous: 0, referredBy: '', wasInactiveFor3Days: 0, timeZone },
      ...{ createdAt: Date.now() - 60 * day, isAdministrator: 0, ...student },
    }
    const columns = Object.keys(own).map((column) => sql.ref(column))
    const values = Object.values(own).map((value) => sql.lit(value))
    await run(sql`insert into "student" ("id", "displayName", "referralCode", ${sql.join(columns)})
      select id, 'Student ' || n, 'S' || n, ${sql.join(values)} from crowd where ${who} order by id`)
    for (const [table, rows] of Object.entries(tables)) await copy(table, rows, who)
  }

  const copy = async (
    table: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    who: RawBuilder<unknown>,
  ) => {
    const [first] = rows
    if (!first) return
    const types = Object.fromEntries(
      Object.entries(first).map(([column, value]) => [
        column,
        typeof value === 'string' ? ('text' as const) : ('integer' as const),
      ]),
    )
    let given = db.schema.createTable('given').temporary()
    for (const [column, type] of Object.entries(types)) given = given.addColumn(column, kit[type])
    await given.execute()
    const values = rows.map((row) => Object.keys(types).map((column) => row[column]))
    await run(sql`insert into "given" select * from ${kit.rowsOf(JSON.stringify(values), types)} as rows`)
    const columns = Object.keys(types).map((column) => sql.ref(column))
    // A cross join is not reordered by SQLite.
    await run(sql`insert into ${sql.table(table)} ("studentId", ${sql.join(columns)})
      select crowd.id, ${sql.join(Object.keys(types).map((column) => sql.ref(`given.${column}`)))}
      from crowd cross join "given" where ${who} order by crowd.id`)
    await run(sql`drop table "given"`)
  }

  /** A few students with very many minutes, most with few, as on a real board. */
  const addMinutes = async () => {
    const month = monthIn(Date.now(), timeZone)
    const thisMonth = sql`(1 + (n * 7919) % 2000 + (case when n % 50 = 0 then (n * 31) % 30000 else 0 end))`
    const lastMonth = sql`(1 + (n * 104729) % 1500)`
    const boards = [
      { board: monthBefore(month), minutes: lastMonth },
      { board: month, minutes: thisMonth },
      { board: allTime, minutes: sql`(${thisMonth} + ${lastMonth})` },
    ]
    for (const { board, minutes } of boards) {
      await run(sql`insert into "boardTime" ("studentId", "board", "minutes", "spent", "reachedAt", "dueAt")
        select id, ${sql.lit(board)}, ${minutes}, ${minutes}, n, 0 from crowd order by id`)
      for (const level of levels) {
        const bucket = sql`"minutes" / ${sql.lit(2 ** (6 * level))}`
        await run(sql`insert into "boardCount" select ${sql.lit(board)}, ${sql.lit(level)}, ${bucket}, count(*)
          from "boardTime" where "board" = ${sql.lit(board)} group by ${bucket}`)
      }
    }
  }

  /** As autovacuum does on a PostgreSQL that has run for a while. Nothing of the like runs by itself on SQLite. */
  const tidy = async () => {
    await run(sql`drop table crowd`)
    if (!isSqlite) await run(sql`vacuum analyze`)
  }

  return { hurry, number, addIdentities, addHistory, addMinutes, tidy }
}
