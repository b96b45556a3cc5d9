// A database of many servers: Kysely on PostgreSQL, through a pool of connections.
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import type { Pool } from 'pg'
import { batched } from './batch.ts'
import { carrying, type Engine } from './engine.ts'
import { gathering } from './own-handle.ts'
import { isWorthAnotherTry, portable } from './portable.ts'
import { openPool } from './postgres-pool.ts'
import type { ReadRow } from './row-cache.ts'
import { sharedTransactions } from './shared-transactions.ts'
import type { Tables } from './tables.ts'
import type { Work, WorkTogether } from './work.ts'

/** How often a transaction is begun that others get in the way of. */
const attempts = 4

/**
 * How long a transaction may wait for its server's next word before PostgreSQL undoes it: a process that is paused must not hold
 * the locks of students. Said in each transaction, because a pooler gives the next one another connection.
 */
const longestPause = `set local idle_in_transaction_session_timeout = '5s'`

class Driver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    // In one round trip.
    await Promise.all([
      super.beginTransaction(connection, settings),
      connection.executeQuery(CompiledQuery.raw(longestPause)),
    ])
  }
}

class Adapter extends PostgresAdapter {
  // `migrate` holds a lock of its transaction. Kysely's is one of the session, which a pooler would leave behind with another.
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class Dialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver() {
    return new Driver({ pool: this.#pool })
  }

  override createAdapter(): PostgresAdapter {
    const engine: Engine = {
      kit: portable.postgres,
      compiled: new Map(),
      gatherings: new Map(),
      connection: () => undefined,
    }
    return carrying(new Adapter(), engine)
  }
}

/** @param url `postgres://user:password@host:port/database` */
export const openPostgres = async (url: string) => {
  const { pool, answerWithin } = await openPool(url)
  const db = new Kysely<Tables>({ dialect: new Dialect(pool) })
  const transact = async <T>(work: Work<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(async (trx) => work(await gathering(trx)))
      } catch (fault) {
        if (attempt === attempts || !isWorthAnotherTry(fault)) throw fault
      }
    }
  }
  // Another server may change the row.
  const readRow: ReadRow = (row, key) => row.read(db, key)
  return {
    dialect: 'postgres' as const,
    reader: db,
    writer: db,
    transact,
    write: sharedTransactions(db, transact),
    together: <Item, Result>(work: WorkTogether<Item, Result>) =>
      batched((items: readonly Item[]) => transact((trx) => work(trx, items))),
    readRow,
    scrub: () => {},
    answerWithin,
    close: () => db.destroy(),
  }
}
