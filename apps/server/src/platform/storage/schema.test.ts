import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../testing/each-database.ts'
import { migrate } from './migrate.ts'
import { distributionOf } from './shards.ts'

describe('the schema', () => {
  eachDatabase((fresh, dialect) => {
    test('is the same after migrating again', async () => {
      const database = await fresh()
      const before = await database.writer.introspection.getTables()
      await migrate(database)
      expect(await database.writer.introspection.getTables()).toEqual(before)
    })

    test('leads every table of a student with the student id, so that it can be sharded by it', async () => {
      const database = await fresh()
      const tables = await database.writer.introspection.getTables()
      const ofStudents = tables.filter(({ columns }) => columns.some(({ name }) => name === 'studentId'))
      expect(ofStudents.map(({ name }) => name).sort()).toEqual([
        'attempt',
        'boardTime',
        'choice',
        'idea',
        'invitation',
        'ledgerEntry',
        'mathsRecord',
        'memory',
        'nameReport',
        'nameRuling',
        'night',
        'nightAnswer',
        'plan',
        'progress',
        'questionFlag',
        'questionNews',
        'reading',
        'run',
        'sitting',
        'unlock',
        'wish',
      ])
      for (const { name, columns } of ofStudents) {
        expect(columns[0]?.name).toBe('studentId')
        expect(distributionOf).toHaveProperty(name, 'studentId')
      }
    })

    if (dialect === 'postgres') {
      test('keeps no journal of what is counted for limits, and of all else it does', async () => {
        const { rows } = await sql<{ name: string }>`
          select relname as name from pg_class
          where relkind = 'r' and relpersistence <> 'p' and relnamespace = 'public'::regnamespace`.execute(
          (await fresh()).reader,
        )
        expect(rows).toEqual([{ name: 'rateWindow' }])
      })
    }

    if (dialect === 'sqlite') {
      test('is strict, journals ahead, syncs fully and enforces foreign keys', async () => {
        const { writer } = await fresh()
        const one = async (pragma: string) =>
          Object.values(
            (await sql<Record<string, unknown>>`${sql.raw(`pragma ${pragma}`)}`.execute(writer)).rows[0] ??
              {},
          )[0]
        expect(await one('journal_mode')).toBe('wal')
        expect(await one('page_size')).toBe(2048)
        expect(await one('synchronous')).toBe(2)
        expect(await one('foreign_keys')).toBe(1)
        const { rows } = await sql<{
          name: string
          strict: number
        }>`select name, strict from pragma_table_list where schema = 'main' and name not like 'sqlite%' and name not like 'kysely%'`.execute(
          writer,
        )
        expect(rows.length).toBeGreaterThan(8)
        expect(rows.filter((row) => row.strict !== 1)).toEqual([])
      })
    }
  })
})
