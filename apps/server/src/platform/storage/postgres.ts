// Kysely on PostgreSQL, through a pool of connections.
import { Kysely, PostgresDialect } from 'kysely'
import type { PoolClient } from 'pg'
import type { Tables } from './tables.ts'

/** Connections per process. PostgreSQL gathers their commits by itself. */
const poolSize = 20

/** @param url `postgres://user:password@host:port/database` */
export const openPostgres = async (url: string): Promise<Kysely<Tables>> => {
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
  pool.on('connect', prepareByName)
  // One that dies in the middle of a transaction tells whoever waits for its answer, too; without a listener of its own it
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Lets PostgreSQL parse and plan each query once per connection: a query with parameters is sent under a name that
 * stands for its text. There are a few dozen texts, so the names are few.
 */
const prepareByName = (client: PoolClient): void => {
  const send = client.query.bind(client) as (query: unknown, values?: unknown) => Promise<unknown>
  const query = (text: unknown, values?: unknown) =>
    typeof text === 'string' && Array.isArray(values) && values.length > 0
      ? send({ name: nameOf(text), text, values })
      : send(text, values)
  client.query = query as PoolClient['query']
}

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  let name = names.get(text)
  if (!name) {
    name = `q${names.size}`
    names.set(text, name)
  }
  return name
}
