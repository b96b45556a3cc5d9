// Whether a database is one that this version can bring up to date: a new one, or one whose migrations it knows.
import { type Kysely, sql } from 'kysely'
import { ownerOf } from './owners.ts'
import type { Tables } from './tables.ts'

/** @param known the migrations of this version, in order @throws Error in a sentence for a database that is not ours, or newer */
export const expectOurs = async (db: Kysely<Tables>, known: readonly string[]): Promise<void> => {
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true }))
    // Other programs may have schemas of their own in a database of PostgreSQL.
    .filter(({ schema }) => schema === undefined || schema === 'public')
    .map(({ name }) => name)
  const done = tables.includes('kysely_migration') ? await migrationsDone(db) : []
  const others = done.filter((name) => !known.includes(name))
  if (others.length > 0 && others.length < done.length) {
    throw new Error(
      `A newer version has used this database (its migration ${others.at(-1)}). Start that version, or put back the copy from before it. The database was not changed.`,
    )
  }
  if (others.length > 0 || (done.length === 0 && tables.some((name) => Object.hasOwn(ownerOf, name)))) {
    throw new Error(
      'This database has the tables of another program. Name one for Toron alone. It was not changed.',
    )
  }
}

const migrationsDone = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
