// What a query that was built once needs of the database it is asked of. Kysely shares its dialect's adapter with every
// connection and every transaction of a database, so the adapter carries it to wherever the query is asked.
import type { CompiledQuery, DialectAdapter, Kysely } from 'kysely'
import type { Portable } from './portable.ts'
import type { Connection } from './sqlite-connection.ts'
import type { Tables } from './tables.ts'

export interface Engine {
  readonly kit: Portable
  /** The queries compiled for this database, by the function that builds each. */
  readonly compiled: Map<object, Compiled>
  /** The calls that wait to share a statement, outside transactions; null where each is asked by itself. */
  readonly gatherings: Gatherings | null
  /** The connection that answers a query at once, past Kysely's own queue; undefined where only Kysely can find one. */
  readonly connection: (isInTransaction: boolean) => Connection | undefined
}

/** By the query. */
export type Gatherings = Map<object, Gathering>

/** The calls of one query that have not been sent to a database, or in a transaction. */
export interface Gathering {
  waiting: Map<string, Call>
  /** They are sent at the end of this turn of the event loop. */
  isDue: boolean
  /** Statements under way. */
  sent: number
}

export interface Call {
  readonly values: Readonly<Record<string, unknown>>
  readonly askers: {
    readonly resolve: (rows: unknown[]) => void
    readonly reject: (fault: unknown) => void
  }[]
}

export interface Compiled {
  readonly query: CompiledQuery
  /** It changes nothing. */
  readonly isRead: boolean
  /** In the order of the query's parameters. */
  readonly slots: readonly Slot[]
}

/** A parameter of a query: one of the values, by its name, or the same each time. */
export interface Slot {
  readonly name: string | null
  readonly value: unknown
}

/** Puts the engine on the adapter of a database that is being opened. */
export const carrying = <Adapter extends DialectAdapter>(adapter: Adapter, engine: Engine): Adapter =>
  Object.assign(adapter, { engine })

/** Returns the engine under a database, or under a transaction of it. */
export const engineOf = (db: Kysely<Tables>): Engine => {
  const { engine } = db.getExecutor().adapter as DialectAdapter & { readonly engine?: Engine }
  if (!engine) throw new Error('This database was not opened by openDatabase.')
  return engine
}
