// The only place that knows how the two databases differ: column types, table endings, and which faults
// of a database are worth another try.
import { type CreateTableBuilder, sql } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/** What a migration needs to say one schema for both databases. */
export interface Portable {
  readonly dialect: Dialect
  readonly text: 'text'
  /** A whole number up to 2^53; epoch milliseconds fit. */
  readonly integer: 'integer' | 'bigint'
  /** better-auth's moments: ISO text on SQLite, timestamptz on PostgreSQL. */
  readonly moment: 'text' | 'timestamptz'
  /** better-auth's booleans. */
  readonly truth: 'integer' | 'boolean'
  /** Ends a table definition: STRICT on SQLite. */
  readonly asTable: <T extends string, C extends string>(
    table: CreateTableBuilder<T, C>,
  ) => CreateTableBuilder<T, C>
  /** Ends a table that is stored by its primary key: WITHOUT ROWID on SQLite, which saves it a second tree. */
  readonly asClusteredTable: <T extends string, C extends string>(
    table: CreateTableBuilder<T, C>,
  ) => CreateTableBuilder<T, C>
}

export const portable: Readonly<Record<Dialect, Portable>> = {
  sqlite: {
    dialect: 'sqlite',
    text: 'text',
    integer: 'integer',
    moment: 'text',
    truth: 'integer',
    asTable: (table) => table.modifyEnd(sql`strict`),
    asClusteredTable: (table) => table.modifyEnd(sql`strict, without rowid`),
  },
  postgres: {
    dialect: 'postgres',
    text: 'text',
    integer: 'bigint',
    moment: 'timestamptz',
    truth: 'boolean',
    asTable: (table) => table,
    asClusteredTable: (table) => table,
  },
}

const codeOf = (fault: unknown): unknown =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : undefined

/** PostgreSQL gave up a transaction that would succeed if begun again: serialization failure, deadlock. */
export const isWorthAnotherTry = (fault: unknown): boolean =>
  ['40001', '40P01'].includes(String(codeOf(fault)))
