// A database on PostgreSQL for one test. A new one takes a third of a second, most of it in copying the catalogues, so each
// worker keeps those that it made, and empties one before a test gets it.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/storage/database.ts'
import { ownerOf } from '../platform/storage/owners.ts'

export interface DatabaseOptions {
  /** Without tables, for tests of the migrations themselves. */
  readonly empty?: boolean
  /** For a test that breaks a table: nobody gets this database after it. */
  readonly own?: boolean
}

const onPostgres = (name: string) => openDatabase(`${inject('postgres').server}/${name}`)

const administer = async <T>(work: (db: Database['writer']) => Promise<T>): Promise<T> => {
  const administration = await onPostgres('postgres')
  try {
    return await work(administration.writer)
  } finally {
    await administration.close()
  }
}

/** A new database like this one; `close` also drops it. */
const newPostgres = async (like: string) => {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await administer((db) => sql`create database ${sql.id(name)} template ${sql.id(like)}`.execute(db))
  const database = await onPostgres(name)
  const close = async () => {
    await database.close()
    await administer((db) => sql`drop database ${sql.id(name)} with (force)`.execute(db))
  }
  return { database, close }
}

/** The databases that tests hold now. */
const lent = new Set<string>()
/** A connection of the worker's own to each database that it has used: one that knows its tables already empties them faster. */
const keepers = new Map<string, Promise<Database>>()

/** Whoever still holds a connection from the test before is cut off. Triggers and foreign keys do not run. */
const emptied = `
  begin;
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  set local session_replication_role = replica;
  ${Object.keys(ownerOf)
    .map((table) => `delete from "${table}"${table === 'secret' ? ` where name <> 'installation'` : ''};`)
    .join('\n  ')}
  commit`

/** A change of the schema would last into the tests after it. */
const guard = `
  create function refuse() returns event_trigger language plpgsql
    as $$ begin raise 'A test that changes the schema asks for a database of its own'; end $$;
  create event trigger schema_stays on ddl_command_start execute function refuse()`

/** Makes this database of the worker unless it exists, and connects to it. */
const keeperOf = async (name: string): Promise<Database> => {
  const isNew = await administer(async (db) => {
    const { rows } = await sql`select from pg_database where datname = ${name}`.execute(db)
    if (rows.length > 0) return false
    await sql`create database ${sql.id(name)} template ${sql.id(inject('postgres').template)}`.execute(db)
    return true
  })
  const keeper = await onPostgres(name)
  if (isNew) await sql.raw(guard).execute(keeper.writer)
  return keeper
}

/** Lends a database on PostgreSQL, with the rows of a new one; `close` gives it back. */
export const freshPostgres = async ({ empty = false, own = false }: DatabaseOptions = {}) => {
  // Nothing ever connects to template0, not even a vacuum, which would block the copy.
  if (empty) return newPostgres('template0')
  if (own) return newPostgres(inject('postgres').template)
  let number = 1
  const nameNow = () => `test_${process.env.VITEST_POOL_ID}_${number}`
  while (lent.has(nameNow())) number += 1
  const name = nameNow()
  lent.add(name)
  const keeper = keepers.get(name) ?? keeperOf(name)
  keepers.set(name, keeper)
  await sql.raw(emptied).execute((await keeper).writer)
  const database = await onPostgres(name)
  const close = async () => {
    await database.close()
    lent.delete(name)
  }
  return { database, close }
}
