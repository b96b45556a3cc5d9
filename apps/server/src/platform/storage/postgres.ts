// Kysely on PostgreSQL, through a pool of connections.
import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from './tables.ts'

/** Connections per process. PostgreSQL gathers their commits by itself. */
const poolSize = 20

/** @param url `postgres://user:password@host:port/database` */
export const openPostgres = async (url: string): Promise<Kysely<Tables>> => {
  const { default: pg } = await import('pg')
  const types = new pg.TypeOverrides()
  // bigint: our whole numbers stay below 2^53.
  types.setTypeParser(20, Number)
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types })
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
