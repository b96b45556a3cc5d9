import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../testing/each-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

const migrated = async ({ reader }: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(reader)
  return rows.map(({ name }) => name)
}

describe('a database', () => {
  eachDatabase((fresh) => {
    test('of a newer version is refused in a sentence that names its migration, and stays as it is', async () => {
      const database = await fresh({ own: true })
      const newer = sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2030-01-01T00:00:00Z')`
      await newer.execute(database.writer)
      const before = await migrated(database)
      await expect(migrate(database)).rejects.toThrow(/^A newer version .*9999-newer.*not changed\.$/)
      expect(await migrated(database)).toEqual(before)
    })

    test('of another program is refused, whether or not that one keeps its migrations as we do', async () => {
      const database = await fresh({ empty: true })
      await sql`create table session (id text)`.execute(database.writer)
      await expect(migrate(database)).rejects.toThrow(/tables of another program/)
      await sql`create table kysely_migration (name text, timestamp text)`.execute(database.writer)
      await sql`insert into kysely_migration values ('001-theirs', 'x')`.execute(database.writer)
      await expect(migrate(database)).rejects.toThrow(/tables of another program/)
      expect(await migrated(database)).toEqual(['001-theirs'])
    })

    test('with tables that are no concern of ours beside it is used', async () => {
      const database = await fresh({ empty: true })
      await sql`create table spatial_reference (id text)`.execute(database.writer)
      await migrate(database)
      expect((await migrated(database)).length).toBeGreaterThan(20)
    })
  })
})
