// The connections to PostgreSQL, or to a pooler before it: queries by name, what becomes of a name when a newer version has
// changed the schema, and a time after which a database that says nothing is given up.
import type { Pool, PoolClient } from 'pg'
import { isReadOnly, isStalePlan } from './portable.ts'

/** Connections per process. PostgreSQL lets them share commits by itself. */
const poolSize = 20

/** Milliseconds that a connection which a busy moment has opened is kept: another one takes long, and plans every query anew. */
const longestIdle = 600_000

/** Names that stand for the texts of queries. */
interface Names {
  readonly of: Map<string, string>
  /** How often all of them were given up. */
  generation: number
}

interface Sending {
  /** Null: nothing is sent by name. */
  readonly names: Names | null
  /** Milliseconds after which a query without an answer is given up, and its connection with it; 0 for never. */
  longest: number
}

/** Whether a pooler in transaction mode stands between: named statements belong to a connection, and it has many. */
const hasPooler = (url: string): boolean => URL.parse(url)?.searchParams.get('pgbouncer') === 'true'

export const openPool = async (url: string) => {
  const { default: pg } = await import('pg')
  const types = new pg.TypeOverrides()
  // bigint: our whole numbers stay below 2^53.
  types.setTypeParser(20, Number)
  // numeric, which is what a sum of bigints is.
  types.setTypeParser(1700, Number)
  const pool: Pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: longestIdle,
    types,
    // Queries that do not wait for each other share a round trip.
    pipeline: true,
  })
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const sending: Sending = { names: hasPooler(url) ? null : { of: new Map(), generation: 0 }, longest: 0 }
  pool.on('connect', (client) => sendBy(client, sending))
  // One that dies in the middle of a transaction tells whoever waits for its answer, too; without a listener of its own it
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    pool,
    answerWithin: (milliseconds: number) => {
      sending.longest = milliseconds
      // To wait for a connection is to wait for PostgreSQL, too.
      pool.options.connectionTimeoutMillis = milliseconds
    },
  }
}

/**
 * Lets PostgreSQL parse and plan each query once per connection: a query with parameters is sent under a name that
 * stands for its text. There are a few dozen texts, so the names are few.
 */
const sendBy = (client: PoolClient, sending: Sending): void => {
  const send = client.query.bind(client) as unknown as (query: object) => Promise<unknown>
  const query = async (text: string, values: unknown[] = []): Promise<unknown> => {
    const { names, longest } = sending
    const generation = names?.generation
    const name = names && values.length > 0 ? { name: nameOf(text, names) } : {}
    try {
      return await send({ ...name, text, values, query_timeout: longest })
    } catch (fault) {
      // What has its address now may be one that takes changes.
      if (isReadOnly(fault)) void client.end()
      if (!names || !isStalePlan(fault)) throw fault
      if (names.generation === generation) giveUp(names)
      // In a transaction nothing more can be asked after a fault: the whole of it is begun again.
      if (client.getTransactionStatus() !== 'I') throw fault
      return query(text, values)
    }
  }
  client.query = query as PoolClient['query']
}

const nameOf = (text: string, names: Names): string => {
  let name = names.of.get(text)
  if (!name) {
    name = `q${names.generation}_${names.of.size}`
    names.of.set(text, name)
  }
  return name
}

/** Every text gets another name, under which each connection plans it anew. */
const giveUp = (names: Names): void => {
  names.of.clear()
  names.generation += 1
}
