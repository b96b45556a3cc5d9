// Moves an embedded installation to PostgreSQL: every row of every table, table by table and in batches, so that it can
// be run again after a crash. Rows that are there already become what the source has.
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

/** Parents before children, as foreign keys ask. */
const inOrder = [
  'user',
  'session',
  'account',
  'verification',
  'accountLink',
  'student',
  'attempt',
  'answerCount',
  'run',
  'progress',
  'mathsRecord',
  'memory',
  'idea',
  'wish',
  'plan',
  'night',
  'nightAnswer',
  'sitting',
  'choice',
  'paperCode',
  'ledgerEntry',
  'unlock',
  'reading',
  'boardTime',
  'boardCount',
  'invitation',
  'paidAddress',
  'nameReport',
  'nameRuling',
  'questionFlag',
  'questionRuling',
  'questionNews',
  'changedKey',
  'secret',
]

/** What is counted in a minute is not worth moving. */
const leftOut = ['rateWindow']

const rowsPerBatch = 400

// Any table by its name: what the rows are made of is the same on both sides.
type AnyTables = Record<string, Record<string, unknown>>

export interface Copied {
  readonly table: string
  readonly rows: number
}

/**
 * Copies every row of the SQLite database `from` into the migrated PostgreSQL database `to`. No server may write to
 * either meanwhile. @param tell hears of each table that is done
 * @throws Error when a table of the source is not known here, and when the target has rows that the source has not
 */
export const copyDatabase = async (
  from: Database,
  to: Database,
  tell: (copied: Copied) => void,
): Promise<void> => {
  if (from.dialect !== 'sqlite' || to.dialect !== 'postgres') {
    throw new Error('A copy goes from sqlite: to postgres://.')
  }
  const source = from.reader as unknown as Kysely<AnyTables>
  const target = to.writer as unknown as Kysely<AnyTables>
  const shapes = await tablesOf(source)
  const unknown = [...shapes.keys()].filter((name) => ![...inOrder, ...leftOut].includes(name))
  if (unknown.length > 0) throw new Error(`Nothing is known here of the tables ${unknown.join(', ')}.`)
  const booleans = await booleanColumns(target)
  for (const table of inOrder) {
    const columns = shapes.get(table)
    if (!columns) throw new Error(`The source has no table ${table}. Start the server on it once, then copy.`)
    const keys = await keyOf(source, table)
    const rows = await copyTable(source, target, { table, columns, keys, booleans })
    const there = await countOf(target, table)
    if (there !== rows) {
      throw new Error(
        `${table} has ${there} rows there and ${rows} here. Empty the target, or copy to a new database, and run this again.`,
      )
    }
    tell({ table, rows })
  }
  // PostgreSQL counts new rows by itself only after a while, and plans badly until then.
  await sql`analyze`.execute(target)
}

interface TableShape {
  readonly table: string
  readonly columns: readonly string[]
  /** Of its primary key. */
  readonly keys: readonly string[]
  /** `table.column` of those that are truth values on PostgreSQL and 0 or 1 on SQLite. */
  readonly booleans: ReadonlySet<string>
}

type Row = Record<string, unknown>

const copyTable = async (
  source: Kysely<AnyTables>,
  target: Kysely<AnyTables>,
  { table, columns, keys, booleans }: TableShape,
): Promise<number> => {
  const write = (rows: readonly Row[]) =>
    target
      .insertInto(table)
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns([...keys])
          .doUpdateSet((eb) =>
            Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
          ),
      )
      .execute()
  let copied = 0
  let batch: Row[] = []
  const flush = async () => {
    if (batch.length === 0) return
    await write(batch)
    copied += batch.length
    batch = []
  }
  for await (const row of source.selectFrom(table).selectAll().stream()) {
    const value = (column: string) => (booleans.has(`${table}.${column}`) ? row[column] === 1 : row[column])
    batch.push(Object.fromEntries(columns.map((column) => [column, value(column)])))
    if (batch.length === rowsPerBatch) await flush()
  }
  await flush()
  return copied
}

const tablesOf = async (source: Kysely<AnyTables>): Promise<ReadonlyMap<string, readonly string[]>> => {
  const tables = await source.introspection.getTables()
  return new Map(
    tables
      .filter(({ name }) => !name.startsWith('kysely_'))
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  )
}

const keyOf = async (source: Kysely<AnyTables>, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(source)
  return rows.map(({ name }) => name)
}

const booleanColumns = async (target: Kysely<AnyTables>): Promise<ReadonlySet<string>> => {
  const tables = await target.introspection.getTables()
  return new Set(
    tables.flatMap(({ name, columns }) =>
      columns.filter(({ dataType }) => dataType === 'bool').map((column) => `${name}.${column.name}`),
    ),
  )
}

const countOf = async (db: Kysely<AnyTables>, table: string): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(row.rows)
}
