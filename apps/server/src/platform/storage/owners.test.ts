// Reads the queries of the server, and holds each to the list of owners.
import { describe, expect, test } from 'vitest'
import { type Named, queriesIn, queryFiles, sourceOf } from '../../testing/queries.ts'
import { ownerOf } from './owners.ts'

/** Files that name tables of others, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'features/account/export-account.ts': 'a student takes every row away as it is',
  'platform/storage/copy.ts': 'every table moves to another database as it is',
}

/** The one other file that changes the row of a student: the till carries the balance along with each entry. */
const till = 'features/rewards/store.ts'

const tablesNamedIn = (source: string): Named[] => queriesIn(source).flatMap(({ named }) => named)

const isTable = (name: string): name is keyof typeof ownerOf => Object.hasOwn(ownerOf, name)

/** Why this file may not name this table so; null where it may. */
const problemOf = (file: string, { table, isChange }: Named): string | null => {
  if (table === null) return `${file} names a table in a variable`
  if (!isTable(table) || file.startsWith(`${ownerOf[table]}/`)) return null
  if (table === 'student' && (!isChange || file === till)) return null
  return `${file} ${isChange ? 'changes' : 'reads'} ${table}, which ${ownerOf[table]} answers for`
}

const problemsOf = (file: string, source: string): string[] =>
  [...new Set(tablesNamedIn(source).map((named) => problemOf(file, named)))].filter((each) => each !== null)

describe('a table', () => {
  test('is named in queries of its owner only', () => {
    const files = queryFiles()
    expect(files.length).toBeGreaterThan(100)
    const problems = files
      .filter((file) => !exceptions[file])
      .flatMap((file) => problemsOf(file, sourceOf(file)))
    expect(problems).toEqual([])
  })

  test('has an owner who reads or changes it, and every exception is needed', () => {
    const named = new Set(
      queryFiles().flatMap((file) => tablesNamedIn(sourceOf(file)).map(({ table }) => table)),
    )
    expect(Object.keys(ownerOf).filter((table) => !named.has(table))).toEqual([])
    for (const file of Object.keys(exceptions)) expect(problemsOf(file, sourceOf(file))).not.toEqual([])
  })

  test.each([
    [`db.selectFrom('unlock').select('path')`, ['reads unlock']],
    [`db.selectFrom('student').leftJoin('progress as p', 'p.studentId', 'student.id')`, ['reads progress']],
    [`trx.updateTable('student').set({ streak: 1 })`, ['changes student']],
    [`trx.insertInto('boardTime').values(row)`, ['changes boardTime']],
    [
      `trx.deleteFrom('session').where((eb) => eb.selectFrom('account').select('id'))`,
      ['changes session', 'reads account'],
    ],
    [`sql\`select sum(students) from \${sql.table("boardCount")}\``, ['reads boardCount']],
    [`sql<Row>\`delete from "nameReport" where \${who}\``, ['changes nameReport']],
    [`sql\`update student set skizies = 1\``, ['changes student']],
    [`db.selectFrom(table).selectAll()`, ['names a table in a variable']],
    [`db.selectFrom('student as friend').selectAll()`, []],
    [`db.selectFrom((eb) => eb.selectFrom('invitation').selectAll().as('x'))`, []],
  ])('is found where %s names it', (source, expected) => {
    const problems = problemsOf('features/referral/x.ts', source)
    expect(problems.map((each) => each.replace(/^\S+ |, which.*/g, ''))).toEqual(expected)
  })
})
