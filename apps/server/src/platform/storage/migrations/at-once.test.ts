// Many processes start at the same moment, and a migration that cannot be done.
import { type Kysely, sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { eachDatabase } from '../../../testing/each-database.ts'
import { type Database, openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'

const versions = [
  'nothing',
  '0001-foundation',
  '0002-rewards',
  '0003-maths',
  '0004-limits',
  '0005-lean-answers',
  '0006-runs-in-hand',
  '0007-position-in-one-trip',
  '0008-links-with-state',
  '0009-bounded-rewards',
  '0010-names',
  '0011-maths-counts',
  '0012-zone-by-hand',
  '0013-answer-log',
  '0014-tonight',
  '0015-open-account',
  '0016-papers',
  '0017-paper-codes',
  '0018-typed-answers',
  '0019-remembered',
  '0020-ids-of-steps',
  '0022-places-of-reading',
  '0023-maths-papers',
] as const

const schemaOf = async ({ writer }: Database) => ({
  tables: await writer.introspection.getTables({ withInternalKyselyTables: true }),
  migrations: (await migrationsOf(writer)).map(({ name }) => name),
})

const migrationsOf = async (db: Kysely<never> | Database['writer']) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows

describe('migrations', () => {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  eachDatabase((fresh, dialect) => {
    if (dialect === 'postgres') {
      test.each(versions)('that ten processes begin at once, from %s, are done once', async (version) => {
        const database = await fresh({ empty: true })
        if (version !== 'nothing') await migrate(database, version)
        const {
          rows: [row],
        } = await sql<{ name: string }>`select current_database() as name`.execute(database.reader)
        const url = `${inject('postgres').server}/${row?.name}`
        const processes = await Promise.all(Array.from({ length: 10 }, () => openDatabase(url)))
        closing.push(...processes.map((each) => each.close))
        await Promise.all(processes.map((each) => migrate(each)))

        const { tables, migrations } = await schemaOf(database)
        expect(migrations).toEqual(versions.slice(1))
        expect(tables).toEqual((await schemaOf(await fresh())).tables)
        const secrets = await database.reader.selectFrom('secret').select('name').execute()
        expect(secrets).toEqual([{ name: 'installation' }])
      })
    }

    test('that fail leave everything as it was, and can be run again when the way is free', async () => {
      const database = await fresh({ empty: true })
      await migrate(database, '0001-foundation')
      // In the way of the third migration; the second one has work to do before.
      await sql`create table "mathsRecord" (x integer)`.execute(database.writer)
      const before = await schemaOf(database)
      await expect(migrate(database)).rejects.toThrow(/mathsRecord.* already exists/)
      expect(await schemaOf(database)).toEqual(before)

      await sql`drop table "mathsRecord"`.execute(database.writer)
      await migrate(database)
      expect(await schemaOf(database)).toEqual(await schemaOf(await fresh()))
    })
  })
})
