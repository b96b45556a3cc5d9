// Where a student is in each book, so that it opens there on every device (decision 105).
import type { Kysely } from 'kysely'
import type { Portable } from '../portable.ts'

export const placesOfReading =
  ({ text, integer, asClusteredTable }: Portable) =>
  async (db: Kysely<never>) => {
    await asClusteredTable(
      db.schema
        .createTable('reading')
        .addColumn('studentId', text, (column) =>
          column.notNull().references('student.id').onDelete('cascade'),
        )
        .addColumn('path', text, (column) => column.notNull())
        .addColumn('page', integer, (column) => column.notNull())
        .addColumn('bookmarks', text, (column) => column.notNull())
        .addColumn('savedAt', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('reading_key', ['studentId', 'path']),
    ).execute()
  }
