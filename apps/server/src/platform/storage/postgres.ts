// A database of many servers: Kysely on PostgreSQL, through a pool of connections.
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import type { PoolClient } from 'pg'
import { batched } from './batch.ts'
import { carrying, type Engine } from './engine.ts'
import { gathering } from './own-handle.ts'
import { isWorthAnotherTry, portable } from './portable.ts'
import type { ReadRow } from './row-cache.ts'
import { sharedTransactions } from './shared-transactions.ts'
import type { Tables } from './tables.ts'
import type { Work, WorkTogether } from './work.ts'

/** Connections per process. PostgreSQL lets them share commits by itself. */
const poolSize = 20

/** How often a transaction is begun that others get in the way of. */
const attempts = 4

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const engine: Engine = {
      kit: portable.postgres,
      compiled: new Map(),
      gatherings: new Map(),
      connection: () => undefined,
    }
    return carrying(new PostgresAdapter(), engine)
  }
}

/** @param url `postgres://user:password@host:port/database` */
export const openPostgres = async (url: string) => {
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool: await openPool(url) }) })
  const transact = async <T>(work: Work<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute((trx) => work(gathering(trx)))
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
    close: () => db.destroy(),
  }
}

const openPool = async (url: string) => {
  const { default: pg } = await import('pg')
  const types = new pg.TypeOverrides()
  // bigint: our whole numbers stay below 2^53.
  types.setTypeParser(20, Number)
  // numeric, which is what a sum of bigints is.
  types.setTypeParser(1700, Number)
  // Queries that do not wait for each other share a round trip.
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types, pipeline: true })
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const names = new Map<string, string>()
  pool.on('connect', (client) => prepareByName(client, names))
  // One that dies in the middle of a transaction tells whoever waits for its answer, too; without a listener of its own it
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Lets PostgreSQL parse and plan each query once per connection: a query with parameters is sent under a name that
 * stands for its text. There are a few dozen texts, so the names are few.
 */
const prepareByName = (client: PoolClient, names: Map<string, string>): void => {
  const send = client.query.bind(client) as (query: unknown, values?: unknown) => Promise<unknown>
  const query = (text: unknown, values?: unknown) =>
    typeof text === 'string' && Array.isArray(values) && values.length > 0
      ? send({ name: nameOf(text, names), text, values })
      : send(text, values)
  client.query = query as PoolClient['query']
}

const nameOf = (text: string, names: Map<string, string>): string => {
  let name = names.get(text)
  if (!name) {
    name = `q${names.size}`
    names.set(text, name)
  }
  return name
}
