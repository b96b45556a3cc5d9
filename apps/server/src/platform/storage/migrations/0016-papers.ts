// Papers: sittings, and what is chosen in them (decisions 90 to 92). The student's row says which one is open.
import type { Kysely } from 'kysely'
import type { Portable } from '../portable.ts'

export const papers =
  ({ text, integer, asClusteredTable }: Portable) =>
  async (db: Kysely<never>) => {
    await db.schema
      .alterTable('student')
      .addColumn('openPaper', text, (column) => column.notNull().defaultTo(''))
      .execute()
    await asClusteredTable(
      db.schema
        .createTable('sitting')
        .addColumn('studentId', text, (column) =>
          column.notNull().references('student.id').onDelete('cascade'),
        )
        .addColumn('id', text, (column) => column.notNull())
        .addColumn('paper', text, (column) => column.notNull())
        .addColumn('allowance', text, (column) => column.notNull())
        .addColumn('startedAt', integer, (column) => column.notNull())
        .addColumn('deadline', integer, (column) => column.notNull())
        .addColumn('endedAt', integer, (column) => column.notNull())
        .addColumn('end', text, (column) => column.notNull())
        .addColumn('correct', integer, (column) => column.notNull())
        .addColumn('withheld', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('sitting_key', ['studentId', 'id']),
    ).execute()
    // Few are open at a time, and none is changed between its beginning and its end.
    await db.schema
      .createIndex('sitting_open')
      .on('sitting')
      .column('deadline')
      .where('endedAt' as never, '=', 0)
      .execute()
    await asClusteredTable(
      db.schema
        .createTable('choice')
        .addColumn('studentId', text, (column) =>
          column.notNull().references('student.id').onDelete('cascade'),
        )
        .addColumn('sittingId', text, (column) => column.notNull())
        .addColumn('number', integer, (column) => column.notNull())
        .addColumn('option', text, (column) => column.notNull())
        .addColumn('isFlagged', integer, (column) => column.notNull())
        .addColumn('seconds', integer, (column) => column.notNull())
        .addColumn('madeAt', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('choice_key', ['studentId', 'sittingId', 'number']),
    ).execute()
  }
