// An answer touches as few pages as it can (decision 54): a run is written once, and how it stands is kept with its latest
// attempt; where a table is stored by its key, the ledger's is the natural key, and no second tree holds the numbers.
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

const standing = ['runAnswered', 'runCorrect', 'runInARow', 'runEarned']

export const leanAnswers = (portable: Portable) => async (db: Kysely<never>) => {
  const { integer } = portable

  for (const column of standing) {
    await db.schema
      .alterTable('attempt')
      .addColumn(column, integer, (added) => added.notNull().defaultTo(0))
      .execute()
  }
  // In a row: how many attempts since the latest wrong one.
  await sql`update "attempt" set "runAnswered" = "sums"."place", "runCorrect" = "sums"."right",
      "runInARow" = "sums"."place" - "sums"."latestWrong", "runEarned" = "sums"."earned"
    from (
      select "studentId", "runId", "questionId", "place",
        sum("correct") over so_far as "right",
        sum("earnedQuestion" + "earnedBonus") over so_far as "earned",
        max(case when "correct" = 1 then 0 else "place" end) over so_far as "latestWrong"
      from (
        select *, row_number() over (partition by "studentId", "runId" order by "questionId") as "place" from "attempt"
      ) as "placed"
      window so_far as (partition by "studentId", "runId" order by "questionId")
    ) as "sums"
    where "attempt"."studentId" = "sums"."studentId" and "attempt"."runId" = "sums"."runId"
      and "attempt"."questionId" = "sums"."questionId"`.execute(db)
  for (const column of ['answered', 'correct', 'inARow', 'earned']) {
    await db.schema.alterTable('run').dropColumn(column).execute()
  }

  // Reading the student's row for a change locks it; nothing needs a count of the changes.
  await db.schema.alterTable('student').dropColumn('revision').execute()

  if (portable.isStoredByKey) await storeLedgerByNaturalKey(portable, db)
}

const storeLedgerByNaturalKey = async ({ text, integer, asClusteredTable }: Portable, db: Kysely<never>) => {
  const notNegative = sql`${sql.ref('balanceAfter')} >= 0`
  await asClusteredTable(
    db.schema
      .createTable('ledgerByKey')
      .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('about', text, (column) => column.notNull())
      .addColumn('balanceAfter', integer, (column) => column.notNull().check(notNegative))
      .addColumn('at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('ledger_entry_natural_key', ['studentId', 'key']),
  ).execute()
  await sql`insert into "ledgerByKey"
    select "studentId", "number", "key", "amount", "reason", "about", "balanceAfter", "at"
    from "ledgerEntry" order by "studentId", "key"`.execute(db)
  await db.schema.dropTable('ledgerEntry').execute()
  await db.schema.alterTable('ledgerByKey').renameTo('ledgerEntry').execute()
}
