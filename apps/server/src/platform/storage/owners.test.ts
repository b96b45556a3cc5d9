// Reads the queries of the server, and holds each to the list of owners.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { describe, expect, test } from 'vitest'
import { ownerOf } from './owners.ts'

const sources = join(import.meta.dirname, '../..')

/** Files that name tables of others, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'features/account/export-account.ts': 'a student takes every row away as it is',
  'platform/storage/copy.ts': 'every table moves to another database as it is',
}

/** The one other file that changes the row of a student: the till carries the balance along with each entry. */
const till = 'features/rewards/store.ts'

const changing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const reading = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'table',
])

/** A place where a query names a table. */
interface Named {
  /** Null: whatever is in a variable. */
  readonly table: string | null
  readonly isChange: boolean
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** All nodes of a parsed file. */
function* nodesOf(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  yield value
  for (const part of Object.values(value)) yield* nodesOf(part)
}

/** `student` of `student as friend`. */
const tableIn = (text: string): string => text.split(' ')[0] ?? ''

const namedInCall = (node: Node): Named[] => {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression')
    return []
  const method = isNode(node.callee.property) ? String(node.callee.property.value) : ''
  if (!changing.has(method) && !reading.has(method)) return []
  const [first] = node.arguments as readonly { readonly expression: Node }[]
  const isChange = changing.has(method)
  const given = first?.expression
  if (given?.type === 'StringLiteral') return [{ table: tableIn(String(given.value)), isChange }]
  // A query inside a query is read by itself; so is raw SQL.
  return given?.type === 'Identifier' || given?.type === 'TsAsExpression' ? [{ table: null, isChange }] : []
}

/** Tables that raw SQL names: behind the words after which SQL expects one. */
const namedInSql = (node: Node): Named[] => {
  if (node.type !== 'TaggedTemplateExpression' || !isNode(node.tag) || node.tag.value !== 'sql') return []
  const { quasis } = node.template as { readonly quasis: readonly { readonly raw: string }[] }
  const text = quasis.map(({ raw }) => raw).join('?')
  const found = text.matchAll(/\b(delete from|from|join|into|update|table)\s+"?(\w+)"?/gi)
  return [...found].map(([, word = '', table = '']) => ({
    table,
    isChange: /delete|into|update/i.test(word),
  }))
}

/** @param source of one file */
const tablesNamedIn = (source: string): Named[] =>
  [...nodesOf(parseSync(source, { syntax: 'typescript', target: 'esnext' }).body)].flatMap((node) => [
    ...namedInCall(node),
    ...namedInSql(node),
  ])

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

const queryFiles = () =>
  globSync('{features,platform}/**/*.ts', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|^platform\/storage\/(migrations\/|migrate\.ts$)/.test(file))

const sourceOf = (file: string): string => readFileSync(join(sources, file), 'utf8')

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
