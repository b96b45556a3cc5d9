import { checkIn } from '@toron/contract/account.ts'
import { readBadges } from '@toron/contract/rewards.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditPage } from '../../../features/admin/audit-students.ts'
import { aBankWith, aServer, noon } from '../../../testing/builders.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'

/** Adds a row as the schema before took it. */
const add = async ({ writer }: Database, table: string, row: Record<string, string | number | boolean>) => {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(Object.values(row).map((value) => sql.lit(value)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(writer)
}

const addStudent = async (database: Database, id: string, counted: Record<string, number>) => {
  const emailVerified = database.dialect === 'sqlite' ? 0 : false
  const then = '2026-11-01T00:00:00.000Z'
  const at = { createdAt: then, updatedAt: then }
  await add(database, 'user', { id, name: 'Maliha', email: `${id}@example.com`, emailVerified, ...at })
  const expiresAt = '2030-01-01T00:00:00.000Z'
  await add(database, 'session', { id, token: `token-of-${id}`, userId: id, expiresAt, ...at })
  const names = { id, displayName: 'Maliha', avatar: '', referralCode: id, referredBy: '' }
  const none = { isAnonymous: 0, referrals: 0, streak: 0, lastLoginDates: '[]', wasInactiveFor3Days: 0 }
  const time = { timeZone: 'Asia/Dhaka', createdAt: 0 }
  await add(database, 'student', { ...names, ...none, ...time, ...counted })
  await add(database, 'boardTime', {
    studentId: id,
    board: 'all-time',
    minutes: 0,
    spent: 0,
    reachedAt: 0,
    dueAt: 0,
  })
}

const progress = (answered: number, correct: number, latest: string) => ({
  answered,
  correct,
  latest,
  totalQuestions: 12,
  lastIndex: 0,
  recentStreak: 0,
})

/** Twelve of twelve questions of maths, two of them too quickly and one with its answer, and two of science. */
const addMaliha = async (database: Database) => {
  const studentId = 'maliha'
  await addStudent(database, studentId, {
    skizies: 110,
    ledgerNumber: 11,
    questionsAnswered: 2,
    topicsStarted: 1,
    mathsPaidAt: 77,
  })
  await add(database, 'progress', {
    studentId,
    progressKey: 'physics_motion',
    topic: 'motion',
    ...progress(2, 1, '+-'),
    runId: 'run',
    runNumber: 1,
    runStartedAt: 5,
    runAnswers: '[["A",1,10,0,5],["B",0,0,0,9]]',
    runAnswered: 2,
    runCorrect: 1,
    runInARow: 0,
    runEarned: 10,
  })
  const topic = 'general_math_number'
  await add(database, 'progress', {
    studentId,
    progressKey: 'general-math_number',
    topic,
    ...progress(12, 11, '-+++++++++++'),
  })
  // Opened and not answered.
  await add(database, 'progress', {
    studentId,
    progressKey: 'biology_enzymes',
    topic: 'enzymes',
    ...progress(0, 0, ''),
    runId: 'other',
  })
  const entry = { studentId, amount: 10, reason: 'question', at: 0 }
  const pay = (number: number, questionId: string, about: string) => {
    const key = `question:2026-11-${10 + number}:${questionId}`
    return add(database, 'ledgerEntry', { ...entry, number, key, about, balanceAfter: 10 * number })
  }
  await pay(1, 'motion-001', 'motion')
  for (let number = 1; number <= 12; number += 1) {
    const questionId = questionIdAt(topic, number - 1)
    const latest = number === 1 ? '-' : '+'
    await add(database, 'mathsRecord', { studentId, topic, questionId, latest, shownOn: '' })
    if (number > 3) await pay(number - 2, questionId, topic)
  }
  // Paid twice, on two days; and only shown, never left.
  await pay(11, `${topic}-004`, topic)
  await add(database, 'mathsRecord', {
    studentId,
    topic: 'additional_math_series',
    questionId: 'additional_math_series-001',
    latest: '',
    shownOn: '2026-11-01',
  })
}

const counts = ['questionsAnswered', 'questionsPractised', 'topicsStarted', 'isReviewDue'] as const

describe('a database in which maths did not count', () => {
  eachDatabase((fresh) => {
    test('counts it anew, agrees with the audit, and gives the badges at the next check-in', async () => {
      const database = await fresh({ empty: true })
      await migrate(database, '0007-position-in-one-trip')
      await addMaliha(database)
      await addStudent(database, 'rafi', { skizies: 0, ledgerNumber: 0, mathsPaidAt: 0 })
      await migrate(database)

      const rows = await database.reader
        .selectFrom('student')
        .select([...counts, 'mathsPacedAt', 'badges'])
        .orderBy('id')
        .execute()
      expect(rows).toEqual([
        {
          questionsAnswered: 14,
          questionsPractised: 11,
          topicsStarted: 2,
          isReviewDue: 1,
          mathsPacedAt: 77,
          badges: '{}',
        },
        {
          questionsAnswered: 0,
          questionsPractised: 0,
          topicsStarted: 0,
          isReviewDue: 0,
          mathsPacedAt: 0,
          badges: '{}',
        },
      ])
      const here = { bank: aBankWith(3), boardTimeZone: 'Asia/Dhaka' }
      const books = { ...here, database, random: () => 0.5, now: noon }
      expect(await auditPage(books, '', false)).toMatchObject({ checked: 2, findings: [] })

      const { client } = await aServer(database)
      const token = 'token-of-maliha'
      const body = { timeZone: 'Asia/Dhaka' }
      const { newBadges, me } = await client.call(checkIn, { token, body })
      expect([newBadges, me.badgesWon]).toEqual([['first_steps', 'topic_pro'], 2])
      expect((await client.call(checkIn, { token, body })).newBadges).toEqual([])
      const { badges } = await client.call(readBadges, { token })
      expect(badges.filter(({ unlocked, progress, goal }) => !unlocked && progress === goal)).toEqual([])
      expect(await auditPage(books, '', false)).toMatchObject({ findings: [] })
    })
  })
})
