// What bounds the rewards (decisions 64 and 65): how much answering brought on a student's latest day, in the row that an
// answer changes anyway; where invited friends signed up, for a month; and which addresses somebody was paid for.
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

export const boundedRewards = (portable: Portable) => async (db: Kysely<never>) => {
  const { text, integer, asTable, asClusteredTable } = portable
  const student = () => db.schema.alterTable('student')
  await student()
    .addColumn('paidOn', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await student()
    .addColumn('paidToday', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  // The day is in the natural key: question:2026-11-21:…, run-10:2026-11-21:…. What came after the first payment of the
  // latest day counts to it, whatever its own day is.
  await sql`with "dated" as (
      select "studentId", "number", "amount",
        substr("key", case "reason" when 'question' then 10 else 8 end, 10) as "day"
      from "ledgerEntry" where "reason" in ('question', 'run-10', 'run-25')
    ), "latest" as (
      select "studentId", max("day") as "day" from "dated" group by "studentId"
    ), "first" as (
      select "dated"."studentId", "latest"."day", min("number") as "number"
      from "dated" join "latest" on "latest"."studentId" = "dated"."studentId" and "latest"."day" = "dated"."day"
      group by "dated"."studentId", "latest"."day"
    ), "sums" as (
      select "first"."studentId", "first"."day", sum("dated"."amount") as "amount"
      from "first" join "dated" on "dated"."studentId" = "first"."studentId" and "dated"."number" >= "first"."number"
      group by "first"."studentId", "first"."day"
    )
    update "student" set "paidOn" = "sums"."day", "paidToday" = "sums"."amount"
    from "sums" where "sums"."studentId" = "student"."id"`.execute(db)

  await asTable(
    db.schema
      .createTable('invitation')
      .addColumn('studentId', text, (column) =>
        column.primaryKey().references('student.id').onDelete('cascade'),
      )
      .addColumn('address', text, (column) => column.notNull())
      .addColumn('device', text, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('invitation_at').on('invitation').column('at').execute()

  await asClusteredTable(
    db.schema
      .createTable('paidAddress')
      .addColumn('mark', text, (column) => column.primaryKey())
      .addColumn('until', integer, (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('paid_address_until').on('paidAddress').column('until').execute()
}
