// A run keeps its answers in its own row, and the run in hand lies in the row of its topic's progress (decision 58): an
// answer changes one row where it changed two, and adds none.
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

const ofProgress = ['studentId', 'progressKey', 'topic', 'answered', 'correct', 'totalQuestions']
const columns = [...ofProgress, 'lastIndex', 'recentStreak', 'latest'].map((name) => sql.ref(name))

export const runsInHand = (portable: Portable) => async (db: Kysely<never>) => {
  const { text, integer, asTable, asClusteredTable } = portable
  const ofStudent = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))

  await asClusteredTable(
    ofStudent('wholeRun')
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('topic', text, (column) => column.notNull())
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('startedAt', integer, (column) => column.notNull())
      .addColumn('answers', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('whole_run_key', ['studentId', 'id']),
  ).execute()
  await sql`insert into "wholeRun"
    select "run"."studentId", "run"."id", "run"."topic", "run"."number", "run"."startedAt", coalesce("list", '[]')
    from "run" left join (
      select "attempt"."studentId", "runId", '[' || string_agg('["' || "chosen" || '",' || "attempt"."correct" || ','
        || "earnedQuestion" || ',' || "earnedBonus" || ',' || ("answeredAt" - "startedAt") || ']',
        ',' order by "questionId") || ']' as "list"
      from "attempt" join "run" on "run"."studentId" = "attempt"."studentId" and "run"."id" = "runId"
      group by "attempt"."studentId", "runId"
    ) as "lists" on "lists"."studentId" = "run"."studentId" and "runId" = "run"."id"
    order by "run"."studentId", "run"."id"`.execute(db)
  await db.schema.dropTable('run').execute()
  await db.schema.alterTable('wholeRun').renameTo('run').execute()

  // Stored apart from its key: a row of up to a kilobyte in a tree of keys would lie in pieces.
  await asTable(
    ofStudent('topicProgress')
      .addColumn('progressKey', text, (column) => column.notNull())
      .addColumn('topic', text, (column) => column.notNull())
      .addColumn('answered', integer, (column) => column.notNull())
      .addColumn('correct', integer, (column) => column.notNull())
      .addColumn('totalQuestions', integer, (column) => column.notNull())
      .addColumn('lastIndex', integer, (column) => column.notNull())
      .addColumn('recentStreak', integer, (column) => column.notNull())
      .addColumn('latest', text, (column) => column.notNull())
      .addColumn('runId', text, (column) => column.notNull().defaultTo(''))
      .addColumn('runNumber', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('runStartedAt', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('runAnswers', text, (column) => column.notNull().defaultTo('[]'))
      .addColumn('runAnswered', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('runCorrect', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('runInARow', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('runEarned', integer, (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('topic_progress_key', ['studentId', 'progressKey']),
  ).execute()
  await sql`insert into "topicProgress" (${sql.join(columns)})
    select ${sql.join(columns)} from "progress" order by "studentId", "progressKey"`.execute(db)
  // A topic that was opened and not answered yet has a run, but no progress. Its key is what it is for everybody else; the
  // empty run of a topic that nobody has answered is forgotten: opening the topic begins it again.
  await sql`insert into "topicProgress" (${sql.join(columns)})
    select "run"."studentId", "keys"."progressKey", "run"."topic", 0, 0, "keys"."totalQuestions", 0, 0, ''
    from "run"
    join (select "topic", max("progressKey") as "progressKey", max("totalQuestions") as "totalQuestions"
      from "progress" group by "topic") as "keys" on "keys"."topic" = "run"."topic"
    where "run"."number" = 1 and not exists (select 1 from "progress"
      where "progress"."studentId" = "run"."studentId" and "progress"."topic" = "run"."topic")`.execute(db)
  await db.schema.dropTable('progress').execute()
  await db.schema.alterTable('topicProgress').renameTo('progress').execute()

  await sql`update "progress" set "runId" = "run"."id", "runNumber" = "run"."number",
      "runStartedAt" = "run"."startedAt", "runAnswers" = "run"."answers"
    from "run"
    where "run"."studentId" = "progress"."studentId" and "run"."topic" = "progress"."topic"
      and "run"."number" = (select max("number") from "run" as "other"
        where "other"."studentId" = "run"."studentId" and "other"."topic" = "run"."topic")`.execute(db)
  await sql`update "progress" set "runAnswered" = "attempt"."runAnswered", "runCorrect" = "attempt"."runCorrect",
      "runInARow" = "attempt"."runInARow", "runEarned" = "attempt"."runEarned"
    from "attempt"
    where "attempt"."studentId" = "progress"."studentId" and "attempt"."runId" = "progress"."runId"
      and "attempt"."questionId" = (select max("questionId") from "attempt" as "other"
        where "other"."studentId" = "attempt"."studentId" and "other"."runId" = "attempt"."runId")`.execute(
    db,
  )
  await db.schema.dropTable('attempt').execute()
  // Only those that Retry has followed stay.
  await sql`delete from "run" where not exists (select 1 from "progress"
    where "progress"."studentId" = "run"."studentId" and "progress"."topic" = "run"."topic"
      and "progress"."runId" != "run"."id")`.execute(db)
}
