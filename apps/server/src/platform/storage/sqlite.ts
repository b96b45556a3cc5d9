// An embedded database: Kysely on Node's own SQLite. Two connections on one file: one writes, one reads what is committed.
// WAL with synchronous=FULL: a write that was acknowledged survives a crash and a power cut. The shared commits bring their
// journal to disk themselves, before they acknowledge anything.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  Kysely,
  type LimitNode,
  type QueryCompiler,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely'
import { sharedCommits } from './commits.ts'
import { type Compiled, carrying, type Engine } from './engine.ts'
import { type Disk, openJournal } from './journal.ts'
import { portable } from './portable.ts'
import { openRowCaches } from './row-cache.ts'
import { scrubber } from './scrub.ts'
import { Connection } from './sqlite-connection.ts'
import { withLock } from './student-lock.ts'
import type { Tables } from './tables.ts'
import type { StudentWork, Work, WorkTogether } from './work.ts'

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
  readonly #engine: Engine

  constructor(database: Connection, engine: Engine) {
    super({ database })
    this.#engine = engine
  }

  override createAdapter(): SqliteAdapter {
    return carrying(new SqliteAdapter(), this.#engine)
  }

  override createQueryCompiler(): QueryCompiler {
    return new Compiler()
  }
}

// Small pages (of a new file) because a change of a student's books touches few bytes of each: less goes to the journal.
// What is deleted is written over (decision 63).
// A long journal (32 MB) lets the pages of a busy student be written back once instead of after every few answers.
const writing =
  'pragma page_size = 2048; pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 16000; pragma cache_size = -8192; pragma temp_store = memory; pragma secure_delete = on'
/** Bytes of a file that is written anew after a deletion: about a second, in which nobody else writes. */
const largestRewritten = 64 * 1024 * 1024
const reading = 'pragma query_only = on; pragma cache_size = -4096'

/** Opens (and creates) the file. @param location what follows `sqlite:` in the setting, a path */
export const openSqlite = (location: string, disk?: Disk) => {
  mkdirSync(dirname(location), { recursive: true })
  const compiled = new Map<object, Compiled>()
  const kyselyOn = (connection: Connection, of: Engine['connection']) =>
    new Kysely<Tables>({
      dialect: new Dialect(connection, {
        kit: portable.sqlite,
        compiled,
        gatherings: null,
        connection: of,
      }),
    })

  const journal = openJournal(location, disk)
  const writer = new Connection(location, writing)
  const reader = new Connection(location, reading)
  // Outside a transaction of its own a query would be in the middle of another write's.
  const writerDb = kyselyOn(writer, (isInTransaction) => (isInTransaction ? writer : undefined))
  // The writing connection still has the pages that it wrote; the reading one must read them again after every commit.
  const idleWriter = () => (writer.isInTransaction ? undefined : writer)
  const readerDb = kyselyOn(reader, (isInTransaction) =>
    isInTransaction ? reader : (idleWriter() ?? reader),
  )

  const commit = sharedCommits({ db: writerDb, connection: writer, journal })
  const transact = <T>(work: Work<T>): Promise<T> => commit(async (trx) => [await work(trx)], undefined)
  const { scrub, stop } = scrubber(() => writer.rewrite(largestRewritten) && writer.emptyJournal())
  return {
    dialect: 'sqlite' as const,
    reader: readerDb,
    writer: writerDb,
    transact,
    write: <T>(studentId: string, work: StudentWork<T>): Promise<T> =>
      transact((trx) => withLock(trx, studentId, work)),
    together:
      <Item, Result>(work: WorkTogether<Item, Result>) =>
      (item: Item) =>
        commit(work, item),
    readRow: openRowCaches(readerDb, idleWriter),
    scrub,
    answerWithin: () => {},
    close: async () => {
      stop()
      await readerDb.destroy()
      await writerDb.destroy()
      await journal.close()
    },
  }
}
