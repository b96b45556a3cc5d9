// Maths: what is known of a student and a question, and when the latest one was paid (decision 23).
import type { Kysely } from 'kysely'
import type { Portable } from '../portable.ts'

export const maths = (portable: Portable) => async (db: Kysely<never>) => {
  const { text, integer, asClusteredTable } = portable
  await db.schema
    .alterTable('student')
    .addColumn('mathsPaidAt', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await asClusteredTable(
    db.schema
      .createTable('mathsRecord')
      .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))
      .addColumn('topic', text, (column) => column.notNull())
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('latest', text, (column) => column.notNull())
      .addColumn('shownOn', text, (column) => column.notNull())
      .addColumn('marksEarned', integer)
      .addPrimaryKeyConstraint('maths_record_of_question', ['studentId', 'topic', 'questionId']),
  ).execute()
}
