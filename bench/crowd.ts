// Creates very many students, each with a session, a password and a history, in a few statements: a million of them take
// minutes instead of days. The n-th has the token `token-n` and the address `n@example.com`.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { scrypt } from '../apps/server/src/platform/identity/hashing.ts'
import { openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { migrate } from '../apps/server/src/platform/storage/migrate.ts'
import { type Dialect, type Portable, portable } from '../apps/server/src/platform/storage/portable.ts'
import type { Tables } from '../apps/server/src/platform/storage/tables.ts'
import { allTime, monthBefore, monthIn } from '../packages/domain/src/calendar.ts'
import { levels } from '../packages/domain/src/leaderboard/rank-counts.ts'
import { type History, heavyHistory, lightHistory, longestHistory } from './history.ts'
import { timeZone } from './topics.ts'

/** How many students, the first ones, have the history of someone who uses the product every day. */
export const heavyStudents = 200
/** How many of them have answered as much as anybody will. */
export const longestStudents = 4
export const password = 'padma bridge at dawn'
const day = 86_400_000

export const tokenOf = (student: number): string => `token-${student}`
export const emailOf = (student: number): string => `${student}@example.com`

/** Migrates a database and fills it with students. */
export const fillCrowd = async (databaseUrl: string, students: number): Promise<void> => {
  const database = await openDatabase(databaseUrl)
  await migrate(database)
  // Hashed once, as the product does it.
  const hash = await scrypt.hash(password)
  // One connection, because temporary tables and settings belong to a connection.
  await database.writer.connection().execute(async (db) => {
    const fill = new Filler(db, database.dialect)
    await fill.hurry()
    await fill.number(students)
    await fill.addIdentities(hash)
    await fill.addHistory(lightHistory(), sql`n > ${sql.lit(heavyStudents)}`)
    await fill.addHistory(
      heavyHistory(),
      sql`n > ${sql.lit(longestStudents)} and n <= ${sql.lit(heavyStudents)}`,
    )
    await fill.addHistory(longestHistory(), sql`n <= ${sql.lit(longestStudents)}`)
    await fill.addCounts()
    await fill.addMinutes()
    await fill.tidy()
  })
  await database.close()
}

/** Whole numbers, unless one of them is not. */
const numberTypeOf = (values: readonly unknown[]) =>
  values.every(Number.isInteger) ? ('integer' as const) : ('real' as const)

/** Fills the tables over one connection. */
class Filler {
  readonly #db: Kysely<Tables>
  readonly #kit: Portable
  readonly #isSqlite: boolean

  constructor(db: Kysely<Tables>, dialect: Dialect) {
    this.#db = db
    this.#kit = portable[dialect]
    this.#isSqlite = dialect === 'sqlite'
  }

  #run(statement: RawBuilder<unknown>) {
    return statement.execute(this.#db)
  }

  #momentAt(at: number) {
    const iso = sql.lit(new Date(at).toISOString())
    return this.#isSqlite ? iso : sql`${iso}::timestamptz`
  }

  /** Trades durability and checks for speed: what a crash loses can be filled again. */
  async hurry() {
    const settings = this.#isSqlite
      ? ['synchronous = off', 'foreign_keys = off', 'temp_store = memory', 'cache_size = -1000000']
      : ['synchronous_commit = off', 'session_replication_role = replica', `work_mem = '256MB'`]
    for (const setting of settings)
      await this.#run(sql.raw(`${this.#isSqlite ? 'pragma' : 'set'} ${setting}`))
  }

  /**
   * Creates a table of every student's number and id. Ids are in no order, as real ones; all tables are filled in the order
   * of ids.
   */
  async number(students: number) {
    await this.#kit
      .asClusteredTable(
        this.#db.schema
          .createTable('crowd')
          .temporary()
          .addColumn('id', this.#kit.text, (column) => column.primaryKey())
          .addColumn('n', this.#kit.integer),
      )
      .execute()
    const numbers = this.#isSqlite
      ? sql`(with recursive counting(n) as (select 1 union all select n + 1 from counting
          where n < ${sql.lit(students)}) select n from counting)`
      : sql`(select n::bigint from generate_series(1, ${sql.lit(students)}) as series(n))`
    // An odd factor, so that no two numbers below 2^32 get the same id.
    const mixed = sql`(n * 2654435761 % 4294967296)`
    const hex = this.#isSqlite ? sql`printf('%08x', ${mixed})` : sql`lpad(to_hex(${mixed}), 8, '0')`
    await this.#run(sql`insert into crowd select ${hex} || 'crowds' as id, n
      from ${numbers} as numbers order by 1`)
    if (!this.#isSqlite) await this.#run(sql`analyze crowd`)
  }

  async addIdentities(hash: string) {
    const now = this.#momentAt(Date.now())
    await this.#run(sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      select id, 'Student ' || n, n || '@example.com', ${this.#isSqlite ? sql`1` : sql`true`}, ${now}, ${now}
      from crowd order by id`)
    await this.#run(sql`insert into "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
      select id, 'token-' || n, id, ${this.#momentAt(Date.now() + day)}, ${now}, ${now} from crowd order by id`)
    await this.#run(sql`insert into "account"
        ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
      select id, id, 'credential', id, ${sql.lit(hash)}, ${now}, ${now} from crowd order by id`)
  }

  /** Adds the history to the students for whom `condition` holds. */
  async addHistory({ student, ...tables }: History, condition: RawBuilder<unknown>) {
    const own = {
      avatar: '',
      isAnonymous: 0,
      referredBy: '',
      wasInactiveFor3Days: 0,
      timeZone,
      createdAt: Date.now() - 60 * day,
      isAdministrator: 0,
      ...student,
    }
    const columns = Object.keys(own).map((column) => sql.ref(column))
    const values = Object.values(own).map((value) => sql.lit(value))
    await this.#run(sql`insert into "student" ("id", "displayName", "referralCode", ${sql.join(columns)})
      select id, 'Student ' || n, 'S' || n, ${sql.join(values)} from crowd where ${condition} order by id`)
    for (const [table, rows] of Object.entries(tables)) await this.#copy(table, rows, condition)
  }

  async #copy(
    table: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    condition: RawBuilder<unknown>,
  ) {
    const [first] = rows
    if (!first) return
    const types = Object.fromEntries(
      Object.entries(first).map(([column, value]) => [
        column,
        typeof value === 'string' ? ('text' as const) : numberTypeOf(rows.map((row) => row[column])),
      ]),
    )
    let source = this.#db.schema.createTable('source').temporary()
    for (const [column, type] of Object.entries(types)) source = source.addColumn(column, this.#kit[type])
    await source.execute()
    const values = rows.map((row) => Object.keys(types).map((column) => row[column]))
    await this.#run(
      sql`insert into "source" select * from ${this.#kit.rowsOf(JSON.stringify(values), types)} as rows`,
    )
    const columns = Object.keys(types).map((column) => sql.ref(column))
    // SQLite does not reorder a cross join.
    await this.#run(sql`insert into ${sql.table(table)} ("studentId", ${sql.join(columns)})
      select crowd.id, ${sql.join(Object.keys(types).map((column) => sql.ref(`source.${column}`)))}
      from crowd cross join "source" where ${condition} order by crowd.id`)
    await this.#run(sql`drop table "source"`)
  }

  /** The statistics of questions, counted from the log. */
  async addCounts() {
    await this.#run(sql`insert into "answerCount"
      select "questionId", "version", "chosen", "isCorrect",
        case when "rest" is null then -1 when "rest" >= 9000 then 9 else "rest" / 1000 end, 0,
        count(*), coalesce(sum("rest"), 0), coalesce(sum("rest" * "rest"), 0)
      from "attempt" where "number" = 1 group by 1, 2, 3, 4, 5`)
  }

  /** A few students with very many minutes, most with few, as on a real board. */
  async addMinutes() {
    const month = monthIn(Date.now(), timeZone)
    const thisMonth = sql`(1 + (n * 7919) % 2000 + (case when n % 50 = 0 then (n * 31) % 30000 else 0 end))`
    const lastMonth = sql`(1 + (n * 104729) % 1500)`
    const boards = [
      { board: monthBefore(month), minutes: lastMonth },
      { board: month, minutes: thisMonth },
      { board: allTime, minutes: sql`(${thisMonth} + ${lastMonth})` },
    ]
    for (const { board, minutes } of boards) {
      await this.#run(sql`insert into "boardTime" ("studentId", "board", "minutes", "spent", "reachedAt", "dueAt")
        select id, ${sql.lit(board)}, ${minutes}, ${minutes}, n, 0 from crowd order by id`)
      for (const level of levels) {
        const bucket = sql`"minutes" / ${sql.lit(2 ** (6 * level))}`
        await this.#run(sql`insert into "boardCount" select ${sql.lit(board)}, ${sql.lit(level)}, ${bucket}, count(*)
          from "boardTime" where "board" = ${sql.lit(board)} group by ${bucket}`)
      }
    }
  }

  /** As autovacuum does on a PostgreSQL that has run for a while. SQLite does nothing similar on its own. */
  async tidy() {
    await this.#run(sql`drop table crowd`)
    if (!this.#isSqlite) await this.#run(sql`vacuum analyze`)
  }
}
