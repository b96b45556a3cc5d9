// Kysely on Node's own SQLite. Two connections on one file: one writes, one reads what is committed.
// WAL with synchronous=FULL: a write that was acknowledged survives a crash and a power cut. The shared commits of
// write.ts bring their journal to disk themselves, before they acknowledge anything.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type LimitNode, type QueryCompiler, SqliteDialect, SqliteQueryCompiler } from 'kysely'
import { type Disk, type Journal, openJournal } from './journal.ts'
import { scrubber } from './scrub.ts'
import type { Tables } from './tables.ts'

/** Milliseconds that one program waits for another one's lock. */
const patience = 5000

/** Prepared statements kept per connection; the application has a few dozen distinct ones. */
const keptStatements = 500

/** The part of better-sqlite3's interface that Kysely's dialect uses, on a node:sqlite connection. */
const forKysely = (database: DatabaseSync) => {
  const prepared = new Map<string, ReturnType<typeof statement>>()
  let writes = 0
  const statement = (text: string) => {
    const inner: StatementSync = database.prepare(text)
    const write = /^\s*select\b/i.test(text) ? 0 : 1
    const isOfSchema = /^\s*(create|alter|drop)\b/i.test(text)
    const begin = () => {
      writes += write
      // What the others select may have other columns afterwards.
      if (isOfSchema) prepared.clear()
    }
    const names = inner.columns().map(({ name }) => name)
    inner.setReturnArrays(true)
    return {
      reader: names.length > 0,
      all: (parameters: readonly unknown[]) => {
        begin()
        const rows: unknown[] = inner.all(...(parameters as SQLInputValue[]))
        return rows.map((values) => rowOf(names, values as SQLOutputValue[]))
      },
      run: (parameters: readonly unknown[]) => {
        begin()
        // A full disk ends a transaction by itself; undoing it once more must not hide why.
        return text === 'rollback' && !database.isTransaction
          ? { changes: 0, lastInsertRowid: 0 }
          : inner.run(...(parameters as SQLInputValue[]))
      },
      *iterate(parameters: readonly unknown[]) {
        for (const values of inner.iterate(...(parameters as SQLInputValue[])) as Iterable<unknown>) {
          yield rowOf(names, values as SQLOutputValue[])
        }
      },
    }
  }
  return {
    close: () => database.close(),
    /** False as well after SQLite ended the transaction because of a fault. */
    isInTransaction: () => database.isTransaction,
    /** How many statements were begun that may have changed something. */
    writes: () => writes,
    /**
     * Whether a commit waits for the disk. Without that it is complete after a power cut or not there at all, and whoever
     * acknowledges it must see to the journal first. Not inside a transaction.
     */
    waitForDisk: (isToWait: boolean) => database.exec(`pragma synchronous = ${isToWait ? 'full' : 'normal'}`),
    /**
     * Brings the journal into the file and cuts it off, unless somebody is in the way. False as well when the disk does not
     * let it: then the journal stays what it is.
     */
    emptyJournal: (): boolean => {
      if (database.isTransaction) return false
      // Whoever is reading in this very process would never be done while it is waited for.
      database.exec('pragma busy_timeout = 0')
      try {
        return database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0
      } catch {
        return false
      } finally {
        database.exec(`pragma busy_timeout = ${patience}`)
      }
    },
    /** Calls `changed` for every row of the table that this connection changes or deletes, before it is committed. */
    watch: (table: keyof Tables, changed: () => void) => {
      const name = `${table}_changed`
      database.function(name, () => {
        changed()
        return null
      })
      for (const event of ['update', 'delete']) {
        database.exec(
          `create temp trigger ${name}_by_${event} after ${event} on main."${table}" begin select ${name}(); end`,
        )
      }
    },
    prepare: (text: string) => {
      let known = prepared.get(text)
      if (!known) {
        if (prepared.size >= keptStatements) prepared.clear()
        known = statement(text)
        prepared.set(text, known)
      }
      return known
    },
  }
}

/** A plain object: those that SQLite's own interface makes are dictionaries, slower to make and several times slower to read. */
const rowOf = (names: readonly string[], values: readonly SQLOutputValue[]) => {
  const row: Record<string, SQLOutputValue | undefined> = {}
  let column = 0
  for (const name of names) {
    row[name] = values[column]
    column += 1
  }
  return row
}

type Connection = ReturnType<typeof forKysely>

interface Known {
  readonly connection: Connection
  /** Of the writing connection. */
  readonly journal?: Journal
  /** Of a reading connection: the writing one on the same file. */
  readonly writing?: Connection
}

const connections = new WeakMap<object, Known>()

/**
 * The SQLite connection that a query of this database may use at once, past Kysely's own queue; undefined on
 * PostgreSQL, and for the writing connection outside a transaction, where another write's may be open.
 */
export const connectionOf = (db: Kysely<Tables>): Connection | undefined => {
  const found = connections.get(db.getExecutor().adapter)
  if (!found) return undefined
  if (db.isTransaction) return found.connection
  if (found.journal) return undefined
  // The writing connection still has the pages that it wrote; the reading one must read them again after every commit.
  return idleWriter(db) ?? found.connection
}

/**
 * The writing connection beside a reading one, while no transaction is open on it: what it reads then is the newest there
 * is. Undefined on PostgreSQL.
 */
export const idleWriter = (reader: Kysely<Tables>): Connection | undefined => {
  const writing = connections.get(reader.getExecutor().adapter)?.writing
  return writing?.isInTransaction() ? undefined : writing
}

/** What shared commits need beside their transaction. `db` is the writing side of a SQLite database. */
export const writingSideOf = (db: Kysely<Tables>): { connection: Connection; journal: Journal } => {
  const { connection, journal } = connections.get(db.getExecutor().adapter) ?? {}
  if (!connection || !journal) throw new Error('This is not the writing side of a SQLite database.')
  return { connection, journal }
}

/**
 * SQLite plans by the number behind a limit. Where that is a parameter it plans anew whenever one is given, which takes
 * longer than most queries; a number that must be cast first it does not look at.
 */
class Compiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    this.append('limit cast(')
    this.visitNode(node.limit)
    this.append(' as integer)')
  }
}

class Dialect extends SqliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return new Compiler()
  }
}

/** Opens (and creates) the file. @param location what follows `sqlite:` in the setting, a path */
export const openSqlite = (location: string, disk?: Disk) => {
  mkdirSync(dirname(location), { recursive: true })
  const connect = (pragmas: string, more: { journal: Journal } | { writing: Connection }) => {
    const database = new DatabaseSync(location, { timeout: patience, enableForeignKeyConstraints: true })
    database.exec(pragmas)
    const connection = forKysely(database)
    const db = new Kysely<Tables>({ dialect: new Dialect({ database: connection }) })
    connections.set(db.getExecutor().adapter, { connection, ...more })
    return { db, connection }
  }
  const journal = openJournal(location, disk)
  // Small pages (of a new file) because a change of a student's books touches few bytes of each: less goes to the journal.
  // What is deleted is written over (decision 63).
  // A long journal (32 MB) lets the pages of a busy student be written back once instead of after every few answers.
  const { db: writer, connection: writing } = connect(
    'pragma page_size = 2048; pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 16000; pragma cache_size = -8192; pragma temp_store = memory; pragma secure_delete = on',
    { journal },
  )
  const { db: reader } = connect('pragma query_only = on; pragma cache_size = -4096', { writing })
  const { scrub, stop } = scrubber(writing.emptyJournal)
  const close = async () => {
    stop()
    await reader.destroy()
    await writer.destroy()
    await journal.close()
  }
  return { reader, writer, scrub, close }
}
