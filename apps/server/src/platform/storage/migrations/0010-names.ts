// Names: reports of those that offend, what was ruled about them (decision 68), and the code that a student came with, kept
// apart from whether anybody has it (decision 70).
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

export const names = (portable: Portable) => async (db: Kysely<never>) => {
  const { text, integer, asClusteredTable } = portable
  const ofStudent = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())

  await asClusteredTable(
    ofStudent('nameReport')
      .addColumn('reporterId', text, (column) =>
        column.notNull().references('student.id').onDelete('cascade'),
      )
      .addColumn('reportedAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('name_report_key', ['studentId', 'name', 'reporterId']),
  ).execute()
  await db.schema
    .createIndex('name_report_by_reporter')
    .on('nameReport')
    .columns(['reporterId', 'reportedAt'])
    .execute()

  await asClusteredTable(
    ofStudent('nameRuling')
      .addColumn('ruling', text, (column) => column.notNull())
      .addColumn('ruledAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('name_ruling_key', ['studentId', 'name']),
  ).execute()

  await db.schema
    .alterTable('student')
    .addColumn('nameHidden', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('student')
    .addColumn('cameWith', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update "student" set "cameWith" = "referredBy" where "referredBy" <> ''`.execute(db)
  // A new code is noted at everybody who came with the old one.
  await db.schema
    .createIndex('student_referred_by')
    .on('student')
    .column('referredBy')
    .where(sql.ref('referredBy'), '<>', sql.lit(''))
    .execute()
}
