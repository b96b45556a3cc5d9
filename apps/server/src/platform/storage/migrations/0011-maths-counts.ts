// Maths counts (decision 71): questions moved on from are among those answered, and each remembers whether it was ever left at
// a human pace. What students have by now is counted anew; what it wins them they get when they next come.
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

export const mathsCounts =
  ({ integer }: Portable) =>
  async (db: Kysely<never>) => {
    await db.schema.alterTable('student').renameColumn('mathsPaidAt', 'mathsPacedAt').execute()
    for (const [table, column] of [
      ['student', 'questionsPractised'],
      ['student', 'isReviewDue'],
      ['mathsRecord', 'isPractised'],
      ['mathsRecord', 'leftAt'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(column, integer, (added) => added.notNull().defaultTo(0))
        .execute()
    }
    // Nothing but its payment tells of the pace at which a question was left. A key is `question:2026-11-21:` and its id.
    await sql`update "mathsRecord" set "isPractised" = 1
    where "latest" != '' and ("studentId", "questionId") in (
      select "studentId", substr("key", 21) from "ledgerEntry" where "reason" = 'question'
    )`.execute(db)
    await sql`update "student" set
    "questionsAnswered" = coalesce((select sum("answered") from "progress"
      where "progress"."studentId" = "student"."id"), 0),
    "topicsStarted" = (select count(*) from "progress"
      where "progress"."studentId" = "student"."id" and "answered" > 0)`.execute(db)
    await sql`update "student" set
    "questionsPractised" = "questionsAnswered" - (select count(*) from "mathsRecord"
      where "mathsRecord"."studentId" = "student"."id" and "latest" != '' and "isPractised" = 0),
    "isReviewDue" = case when exists (select 1 from "mathsRecord"
      where "mathsRecord"."studentId" = "student"."id" and "latest" != '') then 1 else 0 end`.execute(db)
  }
