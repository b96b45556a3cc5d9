// The only place that knows how the two databases differ: column types, table endings, and which faults
// of a database are worth another try.
import { type CreateTableBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/** What a migration needs to say one schema for both databases. */
export interface Portable {
  readonly dialect: Dialect
  readonly text: 'text'
  /** A whole number up to 2^53; epoch milliseconds fit. */
  readonly integer: 'integer' | 'bigint'
  /** A number with a fraction, in the eight bytes that JavaScript has. */
  readonly real: 'real' | 'double precision'
  /** better-auth's moments: ISO text on SQLite, timestamptz on PostgreSQL. */
  readonly moment: 'text' | 'timestamptz'
  /** better-auth's booleans. */
  readonly truth: 'integer' | 'boolean'
  /** Ends a table definition: STRICT on SQLite. */
  readonly asTable: <T extends string, C extends string>(
    table: CreateTableBuilder<T, C>,
  ) => CreateTableBuilder<T, C>
  /** Whether there are tables that are stored by their primary key, so that rows of one student lie side by side. */
  readonly isStoredByKey: boolean
  /** Ends a table that is stored by its primary key: WITHOUT ROWID on SQLite, which saves it a second tree. */
  readonly asClusteredTable: <T extends string, C extends string>(
    table: CreateTableBuilder<T, C>,
  ) => CreateTableBuilder<T, C>
  /** Ends a table whose rows are worth nothing after a crash: PostgreSQL then keeps no journal of it. */
  readonly asPassingTable: <T extends string, C extends string>(
    table: CreateTableBuilder<T, C>,
  ) => CreateTableBuilder<T, C>
  /**
   * A table made of one parameter, a JSON array of rows such as `[["a", 1], ["b", 2]]`, so that a statement over any
   * number of rows has one text. `columns` names them in order. Use it as `from(rowsOf(…).as('given'))`.
   */
  readonly rowsOf: <Row extends object>(
    json: string,
    columns: { readonly [K in keyof Row]: 'text' | 'integer' | 'real' },
  ) => RawBuilder<Row>
  /** Locks the rows that a transaction selects. On SQLite the transaction is the only one that writes already. */
  readonly locked: <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ) => SelectQueryBuilder<DB, TB, O>
}

export const portable: Readonly<Record<Dialect, Portable>> = {
  sqlite: {
    dialect: 'sqlite',
    text: 'text',
    integer: 'integer',
    real: 'real',
    moment: 'text',
    truth: 'integer',
    isStoredByKey: true,
    asTable: (table) => table.modifyEnd(sql`strict`),
    asClusteredTable: (table) => table.modifyEnd(sql`strict, without rowid`),
    asPassingTable: (table) => table.modifyEnd(sql`strict, without rowid`),
    rowsOf: (json, columns) => {
      const read = Object.keys(columns).map(
        (name, index) => sql`json_extract(value, ${sql.lit(`$[${index}]`)}) as ${sql.ref(name)}`,
      )
      return sql`(select ${sql.join(read)} from json_each(${json}))`
    },
    locked: (query) => query,
  },
  postgres: {
    dialect: 'postgres',
    text: 'text',
    integer: 'bigint',
    real: 'double precision',
    moment: 'timestamptz',
    truth: 'boolean',
    isStoredByKey: false,
    asTable: (table) => table,
    asClusteredTable: (table) => table,
    asPassingTable: (table) => table.modifyFront(sql`unlogged`),
    rowsOf: (json, columns) => {
      const read = Object.entries(columns).map(([name, type], index) => {
        const column = sql`value ->> ${sql.lit(index)}`
        const cast = type === 'integer' ? sql`::bigint` : sql`::double precision`
        return sql`${type === 'text' ? column : sql`(${column})${cast}`} as ${sql.ref(name)}`
      })
      return sql`(select ${sql.join(read)} from json_array_elements(${json}::json))`
    },
    locked: (query) => query.forUpdate(),
  },
}

const codeOf = (fault: unknown): unknown =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : undefined

/** The function of PostgreSQL that raised the fault: many of its faults share a code. */
const routineOf = (fault: unknown): unknown =>
  typeof fault === 'object' && fault !== null && 'routine' in fault ? fault.routine : undefined

/**
 * PostgreSQL planned a query before a newer version of the server changed the columns of its table, and does not run it under that
 * name again.
 */
export const isStalePlan = (fault: unknown): boolean =>
  codeOf(fault) === '0A000' && routineOf(fault) === 'RevalidateCachedQuery'

/** PostgreSQL gave up a transaction that would succeed if begun again: serialization failure, deadlock, stale plan. */
export const isWorthAnotherTry = (fault: unknown): boolean =>
  ['40001', '40P01'].includes(String(codeOf(fault))) || isStalePlan(fault)

/** This PostgreSQL takes no changes: it is a replica, or set so. */
export const isReadOnly = (fault: unknown): boolean => codeOf(fault) === '25006'

/** PostgreSQL: somebody else has just written what can be there only once. On SQLite nobody else writes meanwhile. */
export const isDuplicate = (fault: unknown): boolean => codeOf(fault) === '23505'

/** SQLite: disk full, input/output error, cannot open. */
const sqliteTrouble = new Set([13, 10, 14])
/**
 * PostgreSQL, or a pooler before it: disk full, too many connections; shutting down or starting; takes no changes; a transaction
 * that waited too long; a statement or a wait for a lock that was ended; and the connection itself.
 */
const postgresTrouble =
  /^(53\d{3}|57P0[1235]|08[0-9A-Z]{3}|25006|25P0[34]|57014|55P03|ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/

const withoutCode =
  /^(Connection terminated|timeout e(xpired|xceeded when trying to connect)|Query read timeout|Client (has encountered a connection error|was closed)|Postgres connection has been discarded)/

/** The database cannot do anything at this moment; later it may. */
export const isAway = (fault: unknown): boolean => {
  if (typeof fault !== 'object' || fault === null) return false
  if ('errcode' in fault && sqliteTrouble.has(Number(fault.errcode) & 0xff)) return true
  if (postgresTrouble.test(String(codeOf(fault)))) return true
  // node-postgres says these without a code.
  return fault instanceof Error && withoutCode.test(fault.message)
}
