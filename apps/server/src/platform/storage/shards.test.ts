// Reads the queries of the server: each that touches a table of students names whose rows, so that it stays in one shard.
import { describe, expect, test } from 'vitest'
import { queriesIn, queryFiles, sourceOf } from '../../testing/queries.ts'
import { distributionOf } from './shards.ts'

/** What asks all shards, by file and table, and why. None of it is in an answer, a tick, a purchase or a page of one's own. */
const exceptions: Readonly<Record<string, string>> = {
  'platform/storage/students.ts student': 'a renewed code, at the friends who came with the old one',
  'platform/limits/limits-shared.ts rateWindow': 'a sweep once a minute, and whoever deletes an account',
  'platform/identity/sessions.ts session': 'all sessions of one user, at a sign-in and when they end',
  'platform/identity/by-google.ts account': 'signing in: by the id that Google gives',
  'platform/identity/rows.ts user': 'signing in: by the address',
  'features/account/export-account.ts session': 'all sessions of one user',
  'features/account/export-account.ts nameReport': 'reports of others that the student made',
  'features/rewards/pay-referrer.ts student': 'a friend’s twentieth question: by the code of whoever invited',
  'features/referral/renew-code.ts student': 'whether a code is taken',
  'features/referral/invitations.ts invitation': 'a sweep at a sign-up, and the audit’s rings',
  'features/questions/flags.ts questionFlag': 'the desk: by the question',
  'features/practice/maths/store.ts mathsRecord': 'the report on the bank',
  'features/papers/store.ts sitting': 'the sweep of papers whose time is over',
  'features/learning/answer-counts.ts attempt': 'the audit of what is counted of each question',
  'features/leaderboard/names.ts nameReport': 'by who reported, and the administrator’s list',
  'features/leaderboard/recount.ts boardTime': 'the audit of boards',
  'features/leaderboard/standings.ts boardTime': 'boards: students beside others',
}

const isTable = (name: string): name is keyof typeof distributionOf => Object.hasOwn(distributionOf, name)

/** The tables of this source that a query touches without naming whose rows. */
const tablesWithoutOwner = (source: string): string[] =>
  queriesIn(source).flatMap(({ named, chosenBy, isInsert }) => {
    const tables = named.flatMap(({ table, isChange }) => {
      if (table === null || !isTable(table)) return []
      const column = distributionOf[table]
      // The types ask for the column of a row that is added.
      if (column === 'everywhere' || column === 'one place' || (isInsert && isChange)) return []
      return chosenBy.some((text) => text === column || text.endsWith(`.${column}`)) ? [] : [table]
    })
    return [...new Set(tables)]
  })

const found = queryFiles().flatMap((file) =>
  tablesWithoutOwner(sourceOf(file)).map((table) => `${file} ${table}`),
)

describe('a query of a table that is distributed by student', () => {
  test('names whose rows, but for those over many students', () => {
    expect(found.filter((each) => !exceptions[each])).toEqual([])
  })

  test('needs no exception that is not used', () => {
    expect(Object.keys(exceptions).filter((each) => !found.includes(each))).toEqual([])
  })

  test.each([
    [`db.selectFrom('unlock').select('path').where('studentId', '=', id)`, []],
    [`db.selectFrom('unlock').select('studentId').where('path', '=', path)`, ['unlock']],
    [`db.selectFrom('unlock').where((eb) => eb('unlock.studentId', '=', id))`, []],
    [`db.updateTable('student').set({ streak: 1 }).where('referredBy', '=', code)`, ['student']],
    [`db.selectFrom('student as s').innerJoin('run as r', 'r.studentId', 's.id')`, []],
    [
      `db.deleteFrom('run').where('topic', 'in', (eb) => eb.selectFrom('plan').select('studentId'))`,
      ['run', 'plan'],
    ],
    [`trx.insertInto('run').values(row)`, []],
    [`sql\`delete from "attempt" where "studentId" = \${id}\``, []],
    [`sql\`select count(*) from "attempt"\``, ['attempt']],
    [`db.selectFrom('boardCount').selectAll()`, []],
  ])('is told from one that does not: %s', (source, expected) => {
    expect(tablesWithoutOwner(source)).toEqual(expected)
  })
})
