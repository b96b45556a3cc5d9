// Queries of the hot path, built and compiled once: building one costs Kysely more than SQLite needs to run it.
// The types stay Kysely's; only the values change from call to call.
import { type Compilable, type CompiledQuery, type Kysely, SqliteAdapter } from 'kysely'
import { type Portable, portable } from './portable.ts'
import { connectionOf } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Stands for a value while the query is built. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A parameter of a query: one of the values, by its name, or the same each time. */
interface Slot {
  readonly name: string | null
  readonly value: unknown
}

const slotOf = (parameter: unknown): Slot =>
  parameter instanceof Placeholder ? { name: parameter.name, value: null } : { name: null, value: parameter }

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/**
 * `prepared<{ id: string }>()((db, value) => db.selectFrom('student').selectAll().where('id', '=', value.id))`
 * gives a function of a database (or transaction) and the values. Every value must be a plain parameter of the query:
 * the builder cannot look at it, and a list must have a fixed length.
 */
export const prepared =
  <Values extends object>() =>
  <Row>(build: (db: Kysely<Tables>, value: Values, kit: Portable) => Compilable<Row>) => {
    const compiled = new WeakMap<object, { query: CompiledQuery<Row>; slots: readonly Slot[] }>()
    return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
      const { adapter } = db.getExecutor()
      let known = compiled.get(adapter)
      if (!known) {
        const kit = portable[adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres']
        const built = build(db, placeholders as Values, kit).compile()
        known = { query: built, slots: built.parameters.map(slotOf) }
        compiled.set(adapter, known)
      }
      const { query, slots } = known
      const parameters = slots.map(({ name, value }) =>
        name === null ? value : values[name as keyof Values],
      )
      const connection = connectionOf(db)
      if (connection) {
        // SQLite answers at once: the way through Kysely's executor would cost as much again.
        const statement = connection.prepare(query.sql)
        if (statement.reader) return statement.all(parameters) as Row[]
        statement.run(parameters)
        return []
      }
      const { rows } = await db.executeQuery<Row>({ ...query, parameters })
      return rows
    }
  }
