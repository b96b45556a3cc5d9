// Rows that nearly every call asks for, kept in memory where that is safe: on an embedded database, whose only server this
// is (decision 49), until one of the table is changed or deleted (decision 57).
import type { Kysely } from 'kysely'
import type { Connection } from './sqlite-connection.ts'
import type { Tables } from './tables.ts'

/** How many are kept at most, and for how long in milliseconds: somebody may change the file with another program. */
const mostKept = 10_000
const longestKept = 60_000

/** How a row is read by its key. */
export interface RowRead<Row extends object> {
  /** The one table that `read` reads. */
  readonly table: keyof Tables
  readonly read: (db: Kysely<Tables>, key: string) => Promise<Row | undefined>
}

/** A row by its key at this moment, epoch milliseconds. */
export type ReadRow = <Row extends object>(
  row: RowRead<Row>,
  key: string,
  now: number,
) => Promise<Row | undefined>

/** `rows` is replaced as a whole whenever one of the table changes: what is read while that happens goes into the old one. */
interface RowCache {
  rows: Map<string, object>
  since: number
}

/**
 * The caches of an embedded database, one for each kind of row. Rows that are added later are found, because nothing is
 * kept of keys without a row.
 * @param idleWriter the writing connection, undefined while a transaction is open on it
 */
export const openRowCaches = (reader: Kysely<Tables>, idleWriter: () => Connection | undefined): ReadRow => {
  const caches = new Map<RowRead<object>, RowCache>()
  const begin = (row: RowRead<object>, writer: Connection, now: number): RowCache => {
    const cache: RowCache = { rows: new Map(), since: now }
    writer.watch(row.table, () => {
      cache.rows = new Map()
    })
    caches.set(row, cache)
    return cache
  }
  return async <Row extends object>(row: RowRead<Row>, key: string, now: number) => {
    // While a change is under way nobody may keep what was before it.
    const writer = idleWriter()
    const cache = caches.get(row) ?? (writer && begin(row, writer, now))
    if (!cache) return row.read(reader, key)
    if (cache.rows.size >= mostKept || Math.abs(now - cache.since) >= longestKept) {
      cache.rows = new Map()
      cache.since = now
    }
    const { rows } = cache
    const found = rows.get(key) as Row | undefined
    if (found) return found
    const read = await row.read(reader, key)
    if (read && writer) rows.set(key, read)
    return read
  }
}

/** Returns a function of the database, the key and the time in milliseconds, which asks the database's cache first. */
export const cachedRow = <Row extends object>(
  table: RowRead<Row>['table'],
  read: RowRead<Row>['read'],
): ((database: { readonly readRow: ReadRow }, key: string, now: number) => Promise<Row | undefined>) => {
  const row = { table, read }
  return (database, key, now) => database.readRow(row, key, now)
}
