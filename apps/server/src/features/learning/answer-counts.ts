// The statistics of questions (decision 87): first answers, counted in their own transaction by question, version, option and
// rest score. The log is their truth; the audit counts it anew.
import { type AnswerCount, bandOf } from '@toron/domain/questions/figures.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { gathered } from '../../platform/storage/gathered.ts'
import { type Portable, portable } from '../../platform/storage/portable.ts'
import { prepared } from '../../platform/storage/prepared.ts'
import type { Tables } from '../../platform/storage/tables.ts'

interface FirstAnswer {
  readonly studentId: string
  readonly questionId: string
  readonly version: number
  readonly chosen: string
  readonly isCorrect: number
  readonly rest: number | null
}

/** @param students 1 to count the answer, -1 to take it out again */
export const countFirst = async (
  trx: Transaction<Tables>,
  { questionId, version, chosen, isCorrect, rest }: FirstAnswer,
  students: 1 | -1,
): Promise<void> => {
  await addCount(trx, {
    questionId,
    version,
    chosen,
    isCorrect,
    band: bandOf(rest),
    students,
    restSum: students * (rest ?? 0),
    restSquares: students * (rest ?? 0) ** 2,
  })
}

/** Takes the first answers of a student who leaves out of the statistics of their questions. */
export const uncountAnswers = async (trx: Transaction<Tables>, studentId: string): Promise<void> => {
  const firsts = await trx
    .selectFrom('attempt')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('number', '=', 1)
    // In one order, so that two who leave at once do not wait for each other.
    .orderBy('topic')
    .orderBy('questionId')
    .execute()
  for (const first of firsts) await countFirst(trx, first, -1)
}

/**
 * SQLite has one writer, for whom few rows are better than many. On PostgreSQL every connection counts in one of eight shards, so
 * that few transactions wait for each other.
 */
const shardOf = { sqlite: sql.lit(0), postgres: sql<number>`pg_backend_pid() % 8` } as const

type Count = Omit<Tables['answerCount'], 'shard'>

/** Those of one row added up, in one order everywhere, so that two transactions never wait for each other. */
const addedUp = (counts: readonly Count[]): Count[] => {
  const byRow = Map.groupBy(counts, ({ questionId, version, chosen, isCorrect, band }) =>
    JSON.stringify([questionId, version, chosen, isCorrect, band]),
  )
  const sums = [...byRow].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return sums.map(([, [first, ...more]]) => more.reduce(sumOf, first as Count))
}

const sumOf = (a: Count, b: Count): Count => ({
  ...a,
  students: a.students + b.students,
  restSum: a.restSum + b.restSum,
  restSquares: a.restSquares + b.restSquares,
})

const addCount = gathered<Count>({
  integers: ['version', 'isCorrect', 'band', 'students', 'restSum', 'restSquares'],
  merge: addedUp,
})((db, value, { dialect }) => {
  const { questionId, version, chosen, isCorrect, band, students, restSum, restSquares } = value
  return db
    .insertInto('answerCount')
    .values({
      questionId,
      version,
      chosen,
      isCorrect,
      band,
      shard: shardOf[dialect],
      students,
      restSum,
      restSquares,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['questionId', 'version', 'chosen', 'isCorrect', 'band', 'shard'])
        .doUpdateSet((eb) => ({
          students: eb('answerCount.students', '+', eb.ref('excluded.students')),
          restSum: eb('answerCount.restSum', '+', eb.ref('excluded.restSum')),
          restSquares: eb('answerCount.restSquares', '+', eb.ref('excluded.restSquares')),
        })),
    )
})

interface Versions {
  readonly questionId: string
  /** The first and the last of those counted together. */
  readonly since: number
  readonly upTo: number
}

/** The counts of these versions of a question. */
export const countsOfQuestion = (db: Kysely<Tables>, versions: Versions): Promise<AnswerCount[]> =>
  countsOfVersions(db, versions)

const countsOfVersions = prepared<Versions>()((db, { questionId, since, upTo }) =>
  db
    .selectFrom('answerCount')
    .select(['chosen', 'isCorrect', 'band'])
    .select(summed)
    .where('questionId', '=', questionId)
    .where('version', '>=', since)
    .where('version', '<=', upTo)
    .groupBy(['chosen', 'isCorrect', 'band']),
)

/** The counts of every version of every question. */
export const allCounts = (
  db: Kysely<Tables>,
): Promise<(AnswerCount & { readonly questionId: string; readonly version: number })[]> =>
  db
    .selectFrom('answerCount')
    .select(['questionId', 'version', 'chosen', 'isCorrect', 'band'])
    .select(summed)
    .groupBy(['questionId', 'version', 'chosen', 'isCorrect', 'band'])
    .orderBy('questionId')
    .orderBy('version')
    .execute()

const total = (column: 'students' | 'restSum' | 'restSquares') =>
  sql<number>`sum(${sql.ref(column)})`.as(column)
const summed = () => [total('students'), total('restSum'), total('restSquares')]

/** The log counted anew, as a query of rows like those of the table, all in shard 0. */
const recount = sql`select "questionId", "version", "chosen", "isCorrect",
    case when "rest" is null then -1 when "rest" >= 9000 then 9 else "rest" / 1000 end as "band", 0 as "shard",
    count(*) as "students", coalesce(sum("rest"), 0) as "restSum", coalesce(sum("rest" * "rest"), 0) as "restSquares"
  from "attempt" where "number" = 1 group by 1, 2, 3, 4, 5`

/** A count that is not what the log says. */
export interface WrongCount {
  readonly questionId: string
  readonly version: number
  readonly is: number
  readonly shouldBe: number
}

/** Versions of questions whose counts differ from the log; the numbers are students, and may be alike where only sums differ. */
export const wrongAnswerCounts = async (db: Kysely<Tables>): Promise<WrongCount[]> => {
  const { rows } = await sql<WrongCount>`
    select "questionId", "version", sum("is") as "is", sum("shouldBe") as "shouldBe" from (
      select "questionId", "version", sum("is") as "is", sum("shouldBe") as "shouldBe",
        sum("restSum") as "restSum", sum("restSquares") as "restSquares"
      from (
        select "questionId", "version", "chosen", "isCorrect", "band", "students" as "is", 0 as "shouldBe",
          "restSum", "restSquares" from "answerCount"
        union all
        select "questionId", "version", "chosen", "isCorrect", "band", 0, "students", -"restSum", -"restSquares"
        from (${recount}) as "anew"
      ) as "both"
      group by "questionId", "version", "chosen", "isCorrect", "band"
      having sum("is") != sum("shouldBe") or sum("restSum") != 0 or sum("restSquares") != 0
    ) as "wrong"
    group by "questionId", "version" order by "questionId", "version"`.execute(db)
  return rows.map(({ is, shouldBe, ...of }) => ({ ...of, is: Number(is), shouldBe: Number(shouldBe) }))
}

/** Counts the whole log anew. */
export const restoreAnswerCounts = async (
  trx: Transaction<Tables>,
  dialect: Portable['dialect'],
): Promise<void> => {
  // Whoever is counting an answer is waited for, and the next ones wait.
  if (dialect === portable.postgres.dialect)
    await sql`lock table "answerCount" in exclusive mode`.execute(trx)
  await trx.deleteFrom('answerCount').execute()
  await sql`insert into "answerCount" ${recount}`.execute(trx)
}
