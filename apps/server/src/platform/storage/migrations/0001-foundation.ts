// The first schema: better-auth's four tables, the student, and the books of practising and earning.
// Every per-student table leads with the student's id, so that a PostgreSQL cluster can shard by it.
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

/** Generous for anything the rules allow, and still a wall against a fault that pays without end. */
const wholeAndNotNegative = (column: string) => sql`${sql.ref(column)} >= 0`

export const foundation = (portable: Portable) => async (db: Kysely<never>) => {
  const { text, integer, moment, truth, asTable, asClusteredTable } = portable

  await asTable(
    db.schema
      .createTable('user')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('emailVerified', truth, (column) => column.notNull())
      .addColumn('image', text)
      .addColumn('createdAt', moment, (column) => column.notNull())
      .addColumn('updatedAt', moment, (column) => column.notNull()),
  ).execute()

  await asTable(
    db.schema
      .createTable('session')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('token', text, (column) => column.notNull().unique())
      .addColumn('userId', text, (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('expiresAt', moment, (column) => column.notNull())
      .addColumn('ipAddress', text)
      .addColumn('userAgent', text)
      .addColumn('createdAt', moment, (column) => column.notNull())
      .addColumn('updatedAt', moment, (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('session_user').on('session').column('userId').execute()

  await asTable(
    db.schema
      .createTable('account')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('accountId', text, (column) => column.notNull())
      .addColumn('providerId', text, (column) => column.notNull())
      .addColumn('userId', text, (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('accessToken', text)
      .addColumn('refreshToken', text)
      .addColumn('idToken', text)
      .addColumn('accessTokenExpiresAt', moment)
      .addColumn('refreshTokenExpiresAt', moment)
      .addColumn('scope', text)
      .addColumn('password', text)
      .addColumn('createdAt', moment, (column) => column.notNull())
      .addColumn('updatedAt', moment, (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('account_user').on('account').column('userId').execute()

  await asTable(
    db.schema
      .createTable('verification')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('identifier', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('expiresAt', moment, (column) => column.notNull())
      .addColumn('createdAt', moment, (column) => column.notNull())
      .addColumn('updatedAt', moment, (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute()

  await asTable(
    db.schema
      .createTable('student')
      .addColumn('id', text, (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('revision', integer, (column) => column.notNull())
      .addColumn('displayName', text, (column) => column.notNull())
      .addColumn('avatar', text, (column) => column.notNull())
      .addColumn('isAnonymous', integer, (column) => column.notNull())
      .addColumn('skizies', integer, (column) => column.notNull().check(wholeAndNotNegative('skizies')))
      .addColumn('ledgerNumber', integer, (column) => column.notNull())
      .addColumn('referrals', integer, (column) => column.notNull())
      .addColumn('referralCode', text, (column) => column.notNull().unique())
      .addColumn('referredBy', text, (column) => column.notNull())
      .addColumn('timeSpent', integer, (column) => column.notNull())
      .addColumn('monthlyTime', integer, (column) => column.notNull())
      .addColumn('allTimeTime', integer, (column) => column.notNull())
      .addColumn('streak', integer, (column) => column.notNull())
      .addColumn('lastLoginDates', text, (column) => column.notNull())
      .addColumn('wasInactiveFor3Days', integer, (column) => column.notNull())
      .addColumn('timeZone', text, (column) => column.notNull())
      .addColumn('createdAt', integer, (column) => column.notNull()),
  ).execute()

  const ofStudent = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('studentId', text, (column) => column.notNull().references('student.id').onDelete('cascade'))

  await asClusteredTable(
    ofStudent('run')
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('topic', text, (column) => column.notNull())
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('answered', integer, (column) => column.notNull())
      .addColumn('correct', integer, (column) => column.notNull())
      .addColumn('inARow', integer, (column) => column.notNull())
      .addColumn('earned', integer, (column) => column.notNull())
      .addColumn('startedAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('run_key', ['studentId', 'id'])
      .addUniqueConstraint('run_number', ['studentId', 'topic', 'number']),
  ).execute()

  await asClusteredTable(
    ofStudent('attempt')
      .addColumn('runId', text, (column) => column.notNull())
      .addColumn('questionId', text, (column) => column.notNull())
      .addColumn('chosen', text, (column) => column.notNull())
      .addColumn('correct', integer, (column) => column.notNull())
      .addColumn('earnedQuestion', integer, (column) => column.notNull())
      .addColumn('earnedBonus', integer, (column) => column.notNull())
      .addColumn('alreadyPaidToday', integer, (column) => column.notNull())
      .addColumn('answeredAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('attempt_key', ['studentId', 'runId', 'questionId']),
  ).execute()

  await asClusteredTable(
    ofStudent('progress')
      .addColumn('progressKey', text, (column) => column.notNull())
      .addColumn('topic', text, (column) => column.notNull())
      .addColumn('answered', integer, (column) => column.notNull())
      .addColumn('correct', integer, (column) => column.notNull())
      .addColumn('totalQuestions', integer, (column) => column.notNull())
      .addColumn('lastIndex', integer, (column) => column.notNull())
      .addColumn('recentStreak', integer, (column) => column.notNull())
      .addColumn('latest', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('progress_of_topic', ['studentId', 'progressKey']),
  ).execute()

  await asClusteredTable(
    ofStudent('ledgerEntry')
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('topic', text, (column) => column.notNull())
      .addColumn('balanceAfter', integer, (column) =>
        column.notNull().check(wholeAndNotNegative('balanceAfter')),
      )
      .addColumn('at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('ledger_entry_number', ['studentId', 'number'])
      .addUniqueConstraint('ledger_entry_natural_key', ['studentId', 'key']),
  ).execute()

  await asClusteredTable(
    ofStudent('unlock')
      .addColumn('path', text, (column) => column.notNull())
      .addColumn('unlockedAt', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('unlock_once', ['studentId', 'path']),
  ).execute()
}
