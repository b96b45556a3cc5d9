// Every answer gets a row of its own again, in a log that is only added to (decision 82). The answers that runs kept as text
// move there, and what is known of questions of maths.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Dialect, Portable } from '../portable.ts'

/** How a database takes a list of answers apart: `["B",1,10,0,2350]`, with a final 1 where the limit was reached. */
const listed: Readonly<
  Record<
    Dialect,
    { each: RawBuilder<unknown>; id: RawBuilder<unknown>; item: (index: number) => RawBuilder<unknown> }
  >
> = {
  sqlite: {
    each: sql`json_each("runs"."answers") as "each"`,
    id: sql`printf('%s-%03d', "topic", "each"."key" + 1)`,
    item: (index) => sql`json_extract("each"."value", ${sql.lit(`$[${index}]`)})`,
  },
  postgres: {
    each: sql`json_array_elements("runs"."answers"::json) with ordinality as "each"("value", "nth")`,
    id: sql`"topic" || '-' || lpad("each"."nth"::text, 3, '0')`,
    item: (index) => sql`("each"."value" ->> ${sql.lit(index)})`,
  },
}

export const answerLog = (portable: Portable) => async (db: Kysely<never>) => {
  await createLog(portable, db)
  await moveRuns(portable, db)
  // A record says what the latest Next was and when, not what came before it.
  await sql`insert into "attempt"
    select "studentId", "topic", "questionId", 1, "leftAt", 'maths', '', '', 1, '',
      case "latest" when '+' then 1 else 0 end, 0, 0, 0
    from "mathsRecord" where "latest" != ''`.execute(db)
  await db.schema.alterTable('run').dropColumn('answers').execute()
  await db.schema.alterTable('progress').dropColumn('runAnswers').execute()
  await db.schema
    .alterTable('progress')
    .addColumn('runPassed', portable.integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update "progress" set "runPassed" = "runAnswered" - (select count(*) from "attempt"
      where "attempt"."studentId" = "progress"."studentId" and "attempt"."topic" = "progress"."topic"
        and "attempt"."sittingId" = "progress"."runId")
    where "runId" != ''`.execute(db)
}

const createLog = async ({ text, integer, asClusteredTable }: Portable, db: Kysely<never>) => {
  await asClusteredTable(
    db.schema
      .createTable('attempt')
      .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))
      .addColumn('topic', text, (column) => column.notNull())
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('answeredAt', integer, (column) => column.notNull())
      .addColumn('place', text, (column) => column.notNull())
      .addColumn('sittingId', text, (column) => column.notNull())
      .addColumn('objective', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('chosen', text, (column) => column.notNull())
      .addColumn('isCorrect', integer, (column) => column.notNull())
      .addColumn('earned', integer, (column) => column.notNull())
      .addColumn('bonus', integer, (column) => column.notNull())
      .addColumn('isLimited', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('attempt_key', ['studentId', 'topic', 'questionId', 'number']),
  ).execute()
}

const moveRuns = async ({ dialect }: Portable, db: Kysely<never>) => {
  const { each, id, item } = listed[dialect]
  const number = (index: number) => sql`cast(coalesce(${item(index)}, '0') as bigint)`
  await sql`insert into "attempt"
    select "studentId", "topic", "questionId",
      row_number() over (partition by "studentId", "topic", "questionId" order by "answeredAt", "runNumber"),
      "answeredAt", 'run', "runId", '', 1, "chosen", "isCorrect", "earned", "bonus", "isLimited"
    from (
      select "studentId", "topic", ${id} as "questionId", "runId", "runNumber", "startedAt" + ${number(4)} as "answeredAt",
        ${item(0)} as "chosen", ${number(1)} as "isCorrect", ${number(2)} as "earned", ${number(3)} as "bonus",
        ${number(5)} as "isLimited"
      from (
        select "studentId", "topic", "id" as "runId", "number" as "runNumber", "startedAt", "answers" from "run"
        union all
        select "studentId", "topic", "runId", "runNumber", "runStartedAt", "runAnswers" from "progress" where "runId" != ''
      ) as "runs" cross join ${each}
      where ${item(0)} is not null
    ) as "answers"`.execute(db)
}
