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

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/**
 * `prepared<{ id: string }>()((db, value) => db.selectFrom('student').selectAll().where('id', '=', value.id))`
 * gives a function of a database (or transaction) and the values. Every value must be a plain parameter of the query:
 * the builder cannot look at it, and a list must have a fixed length.
 */
export const prepared =
  <Values extends object>() =>
  <Row>(build: (db: Kysely<Tables>, value: Values, kit: Portable) => Compilable<Row>) => {
    const compiled = new WeakMap<object, CompiledQuery<Row>>()
    return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
      const { adapter } = db.getExecutor()
      let query = compiled.get(adapter)
      if (!query) {
        const kit = portable[adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres']
        query = build(db, placeholders as Values, kit).compile()
        compiled.set(adapter, query)
      }
      const parameters = query.parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
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
