// Rows that nearly every call asks for, remembered where that is safe: on an embedded database, whose only server this is
// (decision 49), until one of the table is changed or deleted.
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { idleWriter } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** How many are remembered at most, and for how long in milliseconds: somebody may change the file with another program. */
const mostKept = 10_000
const longestKept = 60_000

/** Replaced as a whole whenever one of the table changes: what is read while that happens goes into the old one. */
interface Kept<Row> {
  rows: Map<string, Row>
  since: number
}

/**
 * `read` with a memory. Rows that are added later are found, because nothing is remembered of keys without a row.
 * @param table the one table that `read` reads @returns a function of the database, the key and the time in milliseconds
 */
export const remembered = <Row extends object>(
  table: keyof Tables,
  read: (db: Kysely<Tables>, key: string) => Promise<Row | undefined>,
) => {
  const known = new WeakMap<Kysely<Tables>, Kept<Row>>()
  return async ({ reader }: Database, key: string, now: number): Promise<Row | undefined> => {
    let kept = known.get(reader)
    // While a change is under way nobody may remember what was before it.
    const writer = idleWriter(reader)
    if (!kept && writer) {
      const begun: Kept<Row> = { rows: new Map(), since: now }
      writer.watch(table, () => {
        begun.rows = new Map()
      })
      known.set(reader, begun)
      kept = begun
    }
    if (!kept) return read(reader, key)
    if (kept.rows.size >= mostKept || Math.abs(now - kept.since) >= longestKept) {
      kept.rows = new Map()
      kept.since = now
    }
    const { rows } = kept
    const found = rows.get(key)
    if (found) return found
    const row = await read(reader, key)
    if (row && writer) rows.set(key, row)
    return row
  }
}
