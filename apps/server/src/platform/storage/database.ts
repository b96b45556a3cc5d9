// The database as the server has it: one object, made by one function, which owns the connections, the queue of commits with
// its journal, the compiled queries and the cached rows. `sqlite.ts` and `postgres.ts` say what each has of these.
import type { Kysely } from 'kysely'
import type { Disk } from './journal.ts'
import type { Dialect } from './portable.ts'
import { openPostgres } from './postgres.ts'
import type { ReadRow } from './row-cache.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'
import type { StudentWork, Work, WorkTogether } from './work.ts'

export interface Database {
  readonly dialect: Dialect
  /** For queries outside a transaction. On SQLite it cannot write. */
  readonly reader: Kysely<Tables>
  /** For the schema, tools and counts of limits: books are changed by `write.ts`. On PostgreSQL the same pool as `reader`. */
  readonly writer: Kysely<Tables>
  /** What `write.ts` writes by. */
  readonly transact: <T>(work: Work<T>) => Promise<T>
  readonly write: <T>(studentId: string, work: StudentWork<T>) => Promise<T>
  readonly together: <Item, Result>(work: WorkTogether<Item, Result>) => (item: Item) => Promise<Result>
  /** What `row-cache.ts` reads by. */
  readonly readRow: ReadRow
  /**
   * What was deleted goes from the journal, too, within a minute or so. On PostgreSQL that is for its own vacuum and for
   * whoever keeps its journal.
   */
  readonly scrub: () => void
  /**
   * From now on a statement that PostgreSQL does not answer for so many milliseconds is given up, and its connection with it. Tools
   * and migrations wait as long as it takes. SQLite answers at once.
   */
  readonly answerWithin: (milliseconds: number) => void
  /** Ends all of it. */
  readonly close: () => Promise<void>
}

/**
 * Opens the database that the settings name. @param url `sqlite:` and a path, or `postgres://…`
 * @param disk of SQLite's journal, for tests of what happens when it is slow or fails
 */
export const openDatabase = async (url: string, disk?: Disk): Promise<Database> =>
  url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length), disk) : openPostgres(url)
