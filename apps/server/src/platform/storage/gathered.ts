// Queries that many calls ask at the same moment. On PostgreSQL a statement costs more than the rows that it touches, so
// calls of one query that arrive together share a statement (`many.ts`). On SQLite, where a statement costs next to nothing,
// each is asked by itself (decision 101).
import type { Compilable, Kysely, OperationNodeSource } from 'kysely'
import { type Call, type Compiled, engineOf, type Gathering, type Gatherings } from './engine.ts'
import { forMany } from './many.ts'
import { gatheringsOf, noteWrite, send, sharedBy } from './own-handle.ts'
import { isAway, type Portable } from './portable.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './tables.ts'

type Build<Values, Row> = (
  db: Kysely<Tables>,
  value: Values,
  kit: Portable,
) => Compilable<Row> & OperationNodeSource

interface Options<Values> {
  /** The names of those values that are whole numbers. The others are texts. */
  readonly integers?: readonly (keyof Values)[]
  /** Makes one of values that are for the same row: a statement can change a row only once. */
  readonly merge?: (all: Values[]) => Values[]
}

/**
 * Returns a function like that of `prepared`, of a database (or transaction) and the values. The query is a select, an update,
 * or an insert of one row; what an upsert sets must refer to `excluded`. Rows come back from a select only, and must not be
 * changed: who asks the same gets the same rows.
 */
export const gathered =
  <Values extends object>({ integers = [], merge }: Options<Values> = {}) =>
  <Row>(build: Build<Values, Row>) => {
    const alone = prepared<Values>()(build)
    const query = { build, integers, merge } as unknown as Gathered
    return (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
      const gatherings = gatheringsOf(db)
      return gatherings ? (ask(db, gatherings, query, values) as Promise<Row[]>) : alone(db, values)
    }
  }

/** A query; of what its values are only `gathered` knows. */
interface Gathered {
  readonly build: Build<unknown, unknown>
  readonly integers: readonly string[]
  readonly merge: ((all: Values[]) => Values[]) | undefined
}

type Values = Readonly<Record<string, unknown>>

/**
 * Statements of one query under way at a time, outside transactions: meanwhile the next calls gather. More than one, so that a
 * call that takes long does not hold up the others.
 */
const mostSent = 3

const gatheringOf = (gatherings: Gatherings, query: Gathered): Gathering => {
  const gathering = gatherings.get(query) ?? { waiting: new Map(), isDue: false, sent: 0 }
  gatherings.set(query, gathering)
  return gathering
}

const compiledFor = (db: Kysely<Tables>, query: Gathered): Compiled => {
  const { compiled, kit } = engineOf(db)
  let many = compiled.get(query)
  if (!many) {
    many = forMany(db, (values) => query.build(db, values, kit), query.integers)
    compiled.set(query, many)
  }
  return many
}

const ask = (
  own: Kysely<Tables>,
  gatherings: Gatherings,
  query: Gathered,
  values: object,
): Promise<unknown[]> => {
  const db = sharedBy(own)
  const gathering = gatheringOf(gatherings, query)
  const { isRead } = compiledFor(db, query)
  if (!isRead) noteWrite(own)
  return new Promise((resolve, reject) => {
    const key = isRead ? JSON.stringify(values) : String(gathering.waiting.size)
    const call = gathering.waiting.get(key) ?? { values: values as Values, askers: [] }
    call.askers.push({ resolve, reject })
    gathering.waiting.set(key, call)
    sendSoon(db, query, gathering)
  })
}

/** At the end of this turn of the event loop, unless enough statements are under way. */
const sendSoon = (db: Kysely<Tables>, query: Gathered, gathering: Gathering): void => {
  if (gathering.isDue || gathering.waiting.size === 0) return
  if (!db.isTransaction && gathering.sent >= mostSent) return
  gathering.isDue = true
  setImmediate(async () => {
    const calls = [...gathering.waiting.values()]
    gathering.waiting = new Map()
    gathering.isDue = false
    gathering.sent += 1
    await answer(db, query, calls)
    gathering.sent -= 1
    sendSoon(db, query, gathering)
  })
}

/** Sends calls as one statement, and tells whoever asked. */
const answer = async (db: Kysely<Tables>, query: Gathered, calls: readonly Call[]): Promise<void> => {
  try {
    const rows = await rowsOf(db, query, calls)
    for (const [index, { askers }] of calls.entries()) {
      for (const { resolve } of askers) resolve(rows[index] ?? [])
    }
  } catch (fault) {
    // What is wrong with one is not told to all. In a transaction nothing more can be asked after a fault.
    if (calls.length > 1 && !db.isTransaction && !isAway(fault)) {
      await Promise.all(calls.map((call) => answer(db, query, [call])))
      return
    }
    for (const { reject } of calls.flatMap(({ askers }) => askers)) reject(fault)
  }
}

/** Returns the rows of each call. */
const rowsOf = async (db: Kysely<Tables>, query: Gathered, calls: readonly Call[]): Promise<unknown[][]> => {
  const compiled = compiledFor(db, query)
  const given = calls.map(({ values }) => values)
  const all = query.merge ? query.merge(given) : given
  const parameters = compiled.slots.map(({ name, value }) =>
    name === null ? value : all.map((values) => values[name]),
  )
  const { rows } = await send<{ nth?: number }>(db, { ...compiled.query, parameters })
  const found: unknown[][] = calls.map(() => [])
  if (!compiled.isRead) return found
  for (const row of rows) {
    const nth = row.nth ?? 0
    // The last column, which costs little to take away.
    delete row.nth
    found[nth - 1]?.push(row)
  }
  return found
}
