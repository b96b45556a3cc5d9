// Rewards: what badges are decided from, the boards of minutes with the counts that ranks are read from, and who is an
// administrator. A ledger entry can now be about more than a topic.
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

export const rewards = (portable: Portable) => async (db: Kysely<never>) => {
  const { text, integer, asClusteredTable } = portable

  await db.schema.alterTable('ledgerEntry').renameColumn('topic', 'about').execute()

  // Minutes have a table of their own, one row per student and board.
  for (const column of ['timeSpent', 'monthlyTime', 'allTimeTime']) {
    await db.schema.alterTable('student').dropColumn(column).execute()
  }
  for (const column of ['questionsAnswered', 'topicsStarted', 'isAdministrator']) {
    await db.schema
      .alterTable('student')
      .addColumn(column, integer, (added) => added.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable('student')
    .addColumn('badges', text, (added) => added.notNull().defaultTo('{}'))
    .execute()
  await sql`update ${sql.ref('student')} set
    ${sql.ref('questionsAnswered')} = coalesce((select sum(progress.answered) from progress
      where progress.${sql.ref('studentId')} = student.id), 0),
    ${sql.ref('topicsStarted')} = (select count(*) from progress
      where progress.${sql.ref('studentId')} = student.id)`.execute(db)

  await asClusteredTable(
    db.schema
      .createTable('boardTime')
      .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))
      .addColumn('board', text, (column) => column.notNull())
      .addColumn('minutes', integer, (column) => column.notNull())
      .addColumn('spent', integer, (column) => column.notNull())
      .addColumn('reachedAt', integer, (column) => column.notNull())
      .addColumn('dueAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('board_time_of_student', ['studentId', 'board']),
  ).execute()
  // The order of a board. Students who learn at the same time move through it side by side, so that a batch of ticks
  // writes few pages; in the order of ids each of them would write two of its own.
  await db.schema
    .createIndex('board_time_standing')
    .on('boardTime')
    .columns(['board', 'minutes desc', 'reachedAt', 'studentId'])
    .where(sql.ref('minutes'), '>', sql.lit(0))
    .execute()
  await sql`insert into ${sql.ref('boardTime')} select id, 'all-time', 0, 0, 0, 0 from student`.execute(db)

  // Not a student's table: it holds numbers of students only.
  await asClusteredTable(
    db.schema
      .createTable('boardCount')
      .addColumn('board', text, (column) => column.notNull())
      .addColumn('level', integer, (column) => column.notNull())
      .addColumn('bucket', integer, (column) => column.notNull())
      .addColumn('students', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('board_count_of_bucket', ['board', 'level', 'bucket']),
  ).execute()
}
