// The open account of the questions (decisions 87 to 89): statistics from first answers, filled from the log; what students say
// is wrong; what was decided; and a word to those concerned.
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

export const openAccount = (portable: Portable) => async (db: Kysely<never>) => {
  const { integer } = portable
  await db.schema.alterTable('attempt').addColumn('rest', integer).execute()
  await db.schema
    .alterTable('progress')
    .addColumn('firstRight', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update "progress" set "firstRight" = (select count(*) from "attempt"
    where "attempt"."studentId" = "progress"."studentId" and "attempt"."topic" = "progress"."topic"
      and "attempt"."number" = 1 and "attempt"."isCorrect" = 1)`.execute(db)
  await addRests(db)
  await createCounts(portable, db)
  await sql`insert into "answerCount"
    select "questionId", "version", "chosen", "isCorrect",
      case when "rest" is null then -1 when "rest" >= 9000 then 9 else "rest" / 1000 end, 0,
      count(*), coalesce(sum("rest"), 0), coalesce(sum("rest" * "rest"), 0)
    from "attempt" where "number" = 1 group by 1, 2, 3, 4, 5`.execute(db)
  await createFlags(portable, db)
  await createRulings(portable, db)
  await createNews(portable, db)
}

/** In maths nothing is marked, so there is no rest score. */
const addRests = (db: Kysely<never>) =>
  sql`update "attempt" set "rest" = (20000 * "firsts"."right" + "firsts"."met") / (2 * "firsts"."met")
    from (
      select "studentId", "topic", "questionId",
        row_number() over "before" - 1 as "met",
        -- PostgreSQL sums to a fraction, whose quotient would be rounded once more.
        cast(sum("isCorrect") over "before" - "isCorrect" as bigint) as "right"
      from "attempt" where "number" = 1 and "place" != 'maths'
      window "before" as (partition by "studentId", "topic" order by "answeredAt", "questionId")
    ) as "firsts"
    where "attempt"."studentId" = "firsts"."studentId" and "attempt"."topic" = "firsts"."topic"
      and "attempt"."questionId" = "firsts"."questionId" and "attempt"."number" = 1 and "firsts"."met" >= 5`.execute(
    db,
  )

const createCounts = async ({ text, integer, asClusteredTable }: Portable, db: Kysely<never>) => {
  await asClusteredTable(
    db.schema
      .createTable('answerCount')
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('chosen', text, (column) => column.notNull())
      .addColumn('isCorrect', integer, (column) => column.notNull())
      .addColumn('band', integer, (column) => column.notNull())
      .addColumn('shard', integer, (column) => column.notNull())
      .addColumn('students', integer, (column) => column.notNull())
      .addColumn('restSum', integer, (column) => column.notNull())
      .addColumn('restSquares', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('answer_count_key', [
        'questionId',
        'version',
        'chosen',
        'isCorrect',
        'band',
        'shard',
      ]),
  ).execute()
}

const createFlags = async ({ text, integer, asClusteredTable }: Portable, db: Kysely<never>) => {
  await asClusteredTable(
    db.schema
      .createTable('questionFlag')
      .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('sentence', text, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('question_flag_key', ['studentId', 'questionId', 'version']),
  ).execute()
  await db.schema
    .createIndex('question_flag_by_question')
    .on('questionFlag')
    .columns(['questionId', 'version', 'at'])
    .execute()
}

const createRulings = async ({ text, integer, asClusteredTable }: Portable, db: Kysely<never>) => {
  await asClusteredTable(
    db.schema
      .createTable('questionRuling')
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('isWithheld', integer, (column) => column.notNull())
      .addColumn('verdict', text, (column) => column.notNull())
      .addColumn('sentence', text, (column) => column.notNull())
      .addColumn('ruledAt', integer, (column) => column.notNull())
      .addColumn('isPaid', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('question_ruling_key', ['questionId', 'version']),
  ).execute()
}

const createNews = async ({ text, integer, asClusteredTable }: Portable, db: Kysely<never>) => {
  await asClusteredTable(
    db.schema
      .createTable('questionNews')
      .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('seenAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('question_news_key', ['studentId', 'questionId', 'version', 'kind']),
  ).execute()
  await asClusteredTable(
    db.schema
      .createTable('changedKey')
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('firstAt', integer, (column) => column.notNull())
      .addColumn('passAt', integer, (column) => column.notNull())
      .addColumn('after', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('changed_key_key', ['questionId', 'version']),
  ).execute()
}
