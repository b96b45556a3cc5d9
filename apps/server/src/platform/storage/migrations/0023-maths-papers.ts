// Written papers of maths: what was typed in them, what it is worth, and the marks that students give themselves (decision 106).
import type { Kysely } from 'kysely'
import type { Portable } from '../portable.ts'

export const mathsPapers =
  ({ text, integer }: Portable) =>
  async (db: Kysely<never>) => {
    for (const name of ['texts', 'signs', 'ticks'])
      await db.schema
        .alterTable('choice')
        .addColumn(name, text, (column) => column.notNull().defaultTo(''))
        .execute()
    await db.schema
      .alterTable('choice')
      .addColumn('marks', integer, (column) => column.notNull().defaultTo(0))
      .execute()
  }
