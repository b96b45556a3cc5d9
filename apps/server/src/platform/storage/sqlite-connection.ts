// One connection of Node's own SQLite, with the part of better-sqlite3's interface that Kysely's dialect uses.
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import type { Tables } from './tables.ts'

/** Milliseconds that one program waits for another one's lock. */
const patience = 5000

/** Prepared statements kept per connection; the application has a few dozen distinct ones. */
const keptStatements = 500

type Statement = ReturnType<typeof statementOf>

export class Connection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Statement>()
  #writes = 0

  constructor(location: string, pragmas: string) {
    this.#database = new DatabaseSync(location, { timeout: patience, enableForeignKeyConstraints: true })
    this.#database.exec(pragmas)
  }

  close(): void {
    this.#database.close()
  }

  /** False as well after SQLite ended the transaction because of a fault. */
  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  /** How many statements were begun that may have changed something. */
  get writes(): number {
    return this.#writes
  }

  prepare(text: string): Statement {
    let statement = this.#statements.get(text)
    if (!statement) {
      if (this.#statements.size >= keptStatements) this.#statements.clear()
      statement = statementOf(this.#database, text, this.#begunBy(text))
      this.#statements.set(text, statement)
    }
    return statement
  }

  /** What is noted whenever a statement of this text begins. */
  #begunBy(text: string): () => void {
    if (/^\s*select\b/i.test(text)) return () => {}
    const isOfSchema = /^\s*(create|alter|drop)\b/i.test(text)
    return () => {
      this.#writes += 1
      // What the others select may have other columns afterwards.
      if (isOfSchema) this.#statements.clear()
    }
  }

  /**
   * Whether a commit waits for the disk. Without that it is complete after a power cut or not there at all, and whoever
   * acknowledges it must see to the journal first. Not inside a transaction.
   */
  waitForDisk(isToWait: boolean): void {
    this.#database.exec(`pragma synchronous = ${isToWait ? 'full' : 'normal'}`)
  }

  /**
   * Brings the journal into the file and cuts it off, unless somebody is in the way. False as well when the disk does not
   * let it: then the journal stays what it is.
   */
  emptyJournal(): boolean {
    if (this.isInTransaction) return false
    // Whoever is reading in this very process would never be done while it is waited for.
    this.#database.exec('pragma busy_timeout = 0')
    try {
      return this.#database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0
    } catch {
      return false
    } finally {
      this.#database.exec(`pragma busy_timeout = ${patience}`)
    }
  }

  /**
   * Writes the whole file anew from its rows, unless it is larger than `largest` bytes. SQLite overwrites what it deletes,
   * but a page whose rows once moved to a neighbour keeps their bytes in its unused part. False when it has to wait.
   */
  rewrite(largest: number): boolean {
    if (this.isInTransaction) return false
    try {
      if (this.#size() <= largest) this.#database.exec('vacuum')
      return true
    } catch {
      return false
    }
  }

  /** Bytes of the file, with what is still in the journal. */
  #size(): number {
    const { pages, bytes } = this.#database
      .prepare('select page_count as pages, page_size as bytes from pragma_page_count, pragma_page_size')
      .get() as { pages: number; bytes: number }
    return pages * bytes
  }

  /** Calls `changed` for every row of the table that this connection changes or deletes, before it is committed. */
  watch(table: keyof Tables, changed: () => void): void {
    const name = `${table}_changed`
    this.#database.function(name, () => {
      changed()
      return null
    })
    for (const event of ['update', 'delete']) {
      this.#database.exec(
        `create temp trigger ${name}_by_${event} after ${event} on main."${table}" begin select ${name}(); end`,
      )
    }
  }
}

/** @param begin called before each execution */
const statementOf = (database: DatabaseSync, text: string, begin: () => void) => {
  const statement = database.prepare(text)
  const names = statement.columns().map(({ name }) => name)
  statement.setReturnArrays(true)
  return {
    reader: names.length > 0,
    all: (parameters: readonly unknown[]) => {
      begin()
      const rows: unknown[] = statement.all(...(parameters as SQLInputValue[]))
      return rows.map((values) => rowOf(names, values as SQLOutputValue[]))
    },
    run: (parameters: readonly unknown[]) => {
      begin()
      // A full disk ends a transaction by itself; undoing it once more must not hide why.
      return text === 'rollback' && !database.isTransaction
        ? { changes: 0, lastInsertRowid: 0 }
        : statement.run(...(parameters as SQLInputValue[]))
    },
    *iterate(parameters: readonly unknown[]) {
      for (const values of statement.iterate(...(parameters as SQLInputValue[])) as Iterable<unknown>) {
        yield rowOf(names, values as SQLOutputValue[])
      }
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
