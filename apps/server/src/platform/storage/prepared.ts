// Queries of the hot path, built and compiled once: building one costs Kysely more than SQLite needs to run it.
// The types stay Kysely's; only the values change from call to call.
import { type Compilable, type CompiledQuery, type Kysely, SelectQueryNode } from 'kysely'
import { type Compiled, engineOf, type Slot } from './engine.ts'
import { noteWrite, send } from './own-handle.ts'
import type { Portable } from './portable.ts'
import type { Tables } from './tables.ts'

/** Stands for a value while the query is built. */
export class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const slotOf = (parameter: unknown): Slot =>
  parameter instanceof Placeholder ? { name: parameter.name, value: null } : { name: null, value: parameter }

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/** Names the values behind the parameters of a query that was built with placeholders. */
export const slotted = (query: CompiledQuery, isRead = SelectQueryNode.is(query.query)): Compiled => ({
  query,
  isRead,
  slots: query.parameters.map(slotOf),
})

/**
 * `prepared<{ id: string }>()((db, value) => db.selectFrom('student').selectAll().where('id', '=', value.id))`
 * returns a function of a database (or transaction) and the values. Every value must be a plain parameter of the query:
 * the builder cannot look at it, and a list must have a fixed length.
 */
export const prepared =
  <Values extends object>() =>
  <Row>(build: (db: Kysely<Tables>, value: Values, kit: Portable) => Compilable<Row>) =>
  async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
    const engine = engineOf(db)
    let compiled = engine.compiled.get(build)
    if (!compiled) {
      compiled = slotted(build(db, placeholders as Values, engine.kit).compile())
      engine.compiled.set(build, compiled)
    }
    const { query, slots } = compiled
    const parameters = slots.map(({ name, value }) => (name === null ? value : values[name as keyof Values]))
    const connection = engine.connection(db.isTransaction)
    if (connection) {
      // SQLite answers at once: the way through Kysely's executor would cost as much again.
      const statement = connection.prepare(query.sql)
      if (statement.reader) return statement.all(parameters) as Row[]
      statement.run(parameters)
      return []
    }
    if (!compiled.isRead) noteWrite(db)
    const { rows } = await send(db, { ...query, parameters })
    return rows as Row[]
  }
