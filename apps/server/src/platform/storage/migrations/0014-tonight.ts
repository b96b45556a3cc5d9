// Tonight: the plan, its nights, and what is remembered of a student (decisions 84 to 86). The log learns on which day of the
// student an answer was given, and in which order.
import { type Kysely, sql } from 'kysely'
import type { Dialect, Portable } from '../portable.ts'

/** Days before this migration are those of Bangladesh, where the students are: nothing else tells in which zone they were. */
const dayInDhaka: Readonly<Record<Dialect, string>> = {
  sqlite: `date("answeredAt" / 1000 + 21600, 'unixepoch')`,
  postgres: `to_char(to_timestamp("answeredAt" / 1000 + 21600) at time zone 'UTC', 'YYYY-MM-DD')`,
}

export const tonight = (portable: Portable) => async (db: Kysely<never>) => {
  await numberAttempts(portable, db)
  await createMemory(portable, db)
  await createNights(portable, db)
}

const numberAttempts = async ({ dialect, text, integer }: Portable, db: Kysely<never>) => {
  const add = (table: string, column: string, type: Portable['text'] | Portable['integer']) =>
    db.schema
      .alterTable(table)
      .addColumn(column, type, (added) => added.notNull().defaultTo(type === 'text' ? '' : 0))
      .execute()
  await add('attempt', 'day', text)
  await add('attempt', 'sequence', integer)
  await add('student', 'attempts', integer)
  await add('student', 'memoryBasis', text)
  await sql`update "attempt" set "day" = ${sql.raw(dayInDhaka[dialect])} where "answeredAt" > 0`.execute(db)
  await sql`update "attempt" set "sequence" = "numbered"."nth" from (
      select "studentId", "topic", "questionId", "number", row_number() over (
        partition by "studentId" order by "answeredAt", "topic", "questionId", "number") as "nth"
      from "attempt") as "numbered"
    where "attempt"."studentId" = "numbered"."studentId" and "attempt"."topic" = "numbered"."topic"
      and "attempt"."questionId" = "numbered"."questionId" and "attempt"."number" = "numbered"."number"`.execute(
    db,
  )
  await sql`update "student" set "attempts" = (select count(*) from "attempt" where "studentId" = "student"."id")`.execute(
    db,
  )
}

const createMemory = async (portable: Portable, db: Kysely<never>) => {
  const { text, integer, real, asClusteredTable } = portable
  await asClusteredTable(
    ofStudent(portable, db, 'memory')
      .addColumn('objective', text, (column) => column.notNull())
      .addColumn('stability', real, (column) => column.notNull())
      .addColumn('difficulty', real, (column) => column.notNull())
      .addColumn('firstDay', integer, (column) => column.notNull())
      .addColumn('lastDay', integer, (column) => column.notNull())
      .addColumn('dueDay', integer, (column) => column.notNull())
      .addColumn('answered', integer, (column) => column.notNull())
      .addColumn('right', integer, (column) => column.notNull())
      .addColumn('inARow', integer, (column) => column.notNull())
      .addColumn('firstRight', integer, (column) => column.notNull())
      .addColumn('surprise', real, (column) => column.notNull())
      .addColumn('seen', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('memory_key', ['studentId', 'objective']),
  ).execute()
  await asClusteredTable(
    ofStudent(portable, db, 'idea')
      .addColumn('idea', text, (column) => column.notNull())
      .addColumn('missed', text, (column) => column.notNull())
      .addColumn('lastDay', integer, (column) => column.notNull())
      .addColumn('rights', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('idea_key', ['studentId', 'idea']),
  ).execute()
  await asClusteredTable(
    ofStudent(portable, db, 'wish')
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('wishedAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('wish_key', ['studentId', 'questionId']),
  ).execute()
}

const createNights = async (portable: Portable, db: Kysely<never>) => {
  const { text, integer, asClusteredTable } = portable
  await asClusteredTable(
    ofStudent(portable, db, 'plan')
      .addColumn('subjects', text, (column) => column.notNull())
      .addColumn('minutes', integer, (column) => column.notNull())
      .addColumn('madeAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('plan_key', ['studentId']),
  ).execute()
  await asClusteredTable(
    ofStudent(portable, db, 'night')
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('expected', text, (column) => column.notNull())
      .addColumn('isFinished', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('night_key', ['studentId', 'day']),
  ).execute()
  await asClusteredTable(
    ofStudent(portable, db, 'nightAnswer')
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('topic', text, (column) => column.notNull())
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('objective', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('idea', text, (column) => column.notNull())
      .addColumn('isWished', integer, (column) => column.notNull())
      .addColumn('wasSecured', integer, (column) => column.notNull())
      .addColumn('answeredAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('night_answer_key', ['studentId', 'day', 'position']),
  ).execute()
}

const ofStudent = ({ text }: Portable, db: Kysely<never>, table: string) =>
  db.schema
    .createTable(table)
    .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))
