import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../testing/each-database.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'

const columnsOf = {
  attempt:
    '"studentId", "runId", "questionId", "chosen", "correct", "earnedQuestion", "earnedBonus", "alreadyPaidToday", "answeredAt", "runAnswered", "runCorrect", "runInARow", "runEarned"',
  run: '"studentId", "id", "topic", "number", "startedAt"',
  progress:
    '"studentId", "progressKey", "topic", "answered", "correct", "totalQuestions", "lastIndex", "recentStreak", "latest"',
}

/** Adds rows as the schema before took them. */
const addTo =
  ({ writer }: Database) =>
  async (table: keyof typeof columnsOf, ...rows: (string | number)[][]) => {
    for (const row of rows) {
      const values = sql.join(row.map((value) => sql.lit(value)))
      await sql`insert into ${sql.table(table)} (${sql.raw(columnsOf[table])}) values (${values})`.execute(
        writer,
      )
    }
  }

const addStudent = async ({ writer, dialect }: Database, id: string) => {
  const no = sql.lit(dialect === 'sqlite' ? 0 : false)
  const then = sql.lit('2026-11-01T00:00:00.000Z')
  const email = sql.lit(`${id}@example.com`)
  await sql`insert into "user" values (${sql.lit(id)}, 'Maliha', ${email}, ${no}, null, ${then}, ${then})`.execute(
    writer,
  )
  await sql`insert into "student" ("id", "displayName", "avatar", "isAnonymous", "skizies", "ledgerNumber", "referrals",
    "referralCode", "referredBy", "streak", "lastLoginDates", "wasInactiveFor3Days", "timeZone", "createdAt")
    values (${sql.lit(id)}, 'Maliha', '', 0, 0, 0, 0, ${sql.lit(id)}, '', 0, '[]', 0, 'Asia/Dhaka', 0)`.execute(
    writer,
  )
}

describe('a database in which every answer was a row of its own', () => {
  eachDatabase((fresh) => {
    test('keeps every answer: in the run in hand, or in the one that Retry has followed', async () => {
      const database = await fresh({ empty: true })
      await migrate(database, '0005-lean-answers')
      const add = addTo(database)
      for (const id of ['maliha', 'rafi']) await addStudent(database, id)
      await add(
        'run',
        ['maliha', 'first', 'motion', 1, 1000],
        ['maliha', 'second', 'motion', 2, 9000],
        ['maliha', 'unbegun', 'enzymes', 1, 5000],
        ['rafi', 'unknown', 'acids', 1, 5000],
        ['rafi', 'other', 'enzymes', 1, 7000],
      )
      // Written in another order than that of the topic.
      await add(
        'attempt',
        ['maliha', 'first', 'motion-002', 'B', 0, 0, 0, 0, 3500, 2, 1, 0, 60],
        ['maliha', 'first', 'motion-001', 'A', 1, 10, 50, 0, 2000, 1, 1, 1, 60],
        ['maliha', 'second', 'motion-002', 'D', 1, 10, 0, 0, 9200, 2, 2, 2, 10],
        ['maliha', 'second', 'motion-001', 'C', 1, 0, 0, 1, 8500, 1, 1, 1, 0],
        ['rafi', 'other', 'enzymes-001', 'D', 0, 0, 0, 0, 7001, 1, 0, 0, 0],
      )
      await add(
        'progress',
        ['maliha', 'physics_motion', 'motion', 2, 2, 40, 1, 2, '++'],
        ['maliha', 'general-math_number', 'general_math_number', 3, 3, 20, 3, 3, '+++'],
        ['rafi', 'biology_enzymes', 'enzymes', 1, 0, 38, 0, 0, '-'],
      )

      await migrate(database, '0006-runs-in-hand')
      const { reader } = database
      expect(await reader.selectFrom('run').selectAll().execute()).toEqual([
        {
          studentId: 'maliha',
          id: 'first',
          topic: 'motion',
          number: 1,
          startedAt: 1000,
          answers: '[["A",1,10,50,1000],["B",0,0,0,2500]]',
        },
      ])
      const rows = await reader
        .selectFrom('progress')
        .selectAll()
        .orderBy('studentId')
        .orderBy('progressKey')
        .execute()
      const none = { answered: 0, correct: 0, lastIndex: 0, recentStreak: 0, latest: '' }
      const unanswered = { runAnswers: '[]', runAnswered: 0, runCorrect: 0, runInARow: 0, runEarned: 0 }
      expect(rows).toEqual([
        {
          // Opened and not answered: its key is the one that others have.
          studentId: 'maliha',
          progressKey: 'biology_enzymes',
          topic: 'enzymes',
          totalQuestions: 38,
          ...none,
          runId: 'unbegun',
          runNumber: 1,
          runStartedAt: 5000,
          ...unanswered,
        },
        {
          studentId: 'maliha',
          progressKey: 'general-math_number',
          topic: 'general_math_number',
          answered: 3,
          correct: 3,
          totalQuestions: 20,
          lastIndex: 3,
          recentStreak: 3,
          latest: '+++',
          runId: '',
          runNumber: 0,
          runStartedAt: 0,
          ...unanswered,
        },
        {
          studentId: 'maliha',
          progressKey: 'physics_motion',
          topic: 'motion',
          answered: 2,
          correct: 2,
          totalQuestions: 40,
          lastIndex: 1,
          recentStreak: 2,
          latest: '++',
          runId: 'second',
          runNumber: 2,
          runStartedAt: 9000,
          runAnswers: '[["C",1,0,0,-500],["D",1,10,0,200]]',
          runAnswered: 2,
          runCorrect: 2,
          runInARow: 2,
          runEarned: 10,
        },
        {
          studentId: 'rafi',
          progressKey: 'biology_enzymes',
          topic: 'enzymes',
          answered: 1,
          correct: 0,
          totalQuestions: 38,
          lastIndex: 0,
          recentStreak: 0,
          latest: '-',
          runId: 'other',
          runNumber: 1,
          runStartedAt: 7000,
          runAnswers: '[["D",0,0,0,1]]',
          runAnswered: 1,
          runCorrect: 0,
          runInARow: 0,
          runEarned: 0,
        },
      ])
    })
  })
})
