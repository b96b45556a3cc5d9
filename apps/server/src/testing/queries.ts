// Reads the queries in the sources of the server, for tests of what they may name.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

const sources = join(import.meta.dirname, '..')

export const queryFiles = (): string[] =>
  globSync('{features,platform}/**/*.ts', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|^platform\/storage\/(migrations\/|migrate\.ts$)/.test(file))

export const sourceOf = (file: string): string => readFileSync(join(sources, file), 'utf8')

/** A place where a query names a table. */
export interface Named {
  /** Null: whatever is in a variable. */
  readonly table: string | null
  readonly isChange: boolean
}

/** A chain of Kysely's calls, or raw SQL. What is in a query inside another belongs to that one alone. */
export interface Query {
  readonly named: readonly Named[]
  /** The texts by which it chooses rows, of which the columns are some; of raw SQL the whole of it. */
  readonly chosenBy: readonly string[]
  readonly isInsert: boolean
}

const changing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const joining = ['innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin']
const reading = new Set(['selectFrom', 'table', ...joining])
const choosing = new Set(['where', 'whereRef', 'having', ...joining])

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** A call of a method. */
interface Link {
  readonly node: Node
  readonly method: string
  readonly given: readonly Node[]
}

const linkOf = (node: Node): Link | null => {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression')
    return null
  const method = isNode(node.callee.property) ? String(node.callee.property.value) : ''
  const given = (node.arguments as readonly { readonly expression: Node }[]).map(
    ({ expression }) => expression,
  )
  return { node, method, given }
}

/** The calls of a chain such as `db.selectFrom('run').where(…).execute()`, from the last to the first. */
const chainOf = (node: Node): Link[] => {
  const link = linkOf(node)
  if (!link) return []
  const { object } = node.callee as Node
  return [link, ...(isNode(object) ? chainOf(object) : [])]
}

/** `student` of `student as friend`. */
const tableIn = (text: string): string => text.split(' ')[0] ?? ''

const namedIn = ({ method, given }: Link): Named[] => {
  const isChange = changing.has(method)
  if (!isChange && !reading.has(method)) return []
  const [first] = given
  if (first?.type === 'StringLiteral') return [{ table: tableIn(String(first.value)), isChange }]
  // A query inside a query is read by itself; so is raw SQL.
  return first?.type === 'Identifier' || first?.type === 'TsAsExpression' ? [{ table: null, isChange }] : []
}

/** The texts in what a call is given, but for those of queries inside it. */
const textsIn = (value: unknown): string[] => {
  if (!isNode(value)) return []
  if (chainOf(value).some((link) => namedIn(link).length > 0)) return []
  if (value.type === 'StringLiteral') return [String(value.value)]
  return Object.values(value).flatMap(textsIn)
}

/** Tables that raw SQL names: behind the words after which SQL expects one. */
const queryInSql = (node: Node): Query | null => {
  if (node.type !== 'TaggedTemplateExpression' || !isNode(node.tag) || node.tag.value !== 'sql') return null
  const { quasis } = node.template as { readonly quasis: readonly { readonly raw: string }[] }
  const text = quasis.map(({ raw }) => raw).join('?')
  const found = [...text.matchAll(/\b(delete from|from|join|into|update|table)\s+"?(\w+)"?/gi)]
  const named = found.map(([, word = '', table = '']) => ({
    table,
    isChange: /delete|into|update/i.test(word),
  }))
  return { named, chosenBy: text.match(/[\w.]+/g) ?? [], isInsert: /\binsert into\b/i.test(text) }
}

/** @param source of one file */
export const queriesIn = (source: string): Query[] => {
  const queries: Query[] = []
  const seen = new Set<Node>()
  const visit = (value: unknown): void => {
    if (!isNode(value)) return
    const inSql = queryInSql(value)
    if (inSql) queries.push(inSql)
    const links = seen.has(value) ? [] : chainOf(value)
    for (const { node } of links) seen.add(node)
    const named = links.flatMap(namedIn)
    if (named.length > 0) {
      const chosenBy = links
        .filter(({ method }) => choosing.has(method))
        .flatMap(({ given }) => textsIn(given))
      queries.push({ named, chosenBy, isInsert: links.some(({ method }) => method === 'insertInto') })
    }
    for (const part of Object.values(value)) visit(part)
  }
  visit(parseSync(source, { syntax: 'typescript', target: 'esnext' }).body)
  return queries
}
