// What a transaction carries on PostgreSQL, as plugins of Kysely's, so that whatever is made of it carries them, too: the calls that
// wait to share a statement in it, and, where several works share it, a handle for each that knows whether that work has
// written. One that fails before it wrote anything leaves nothing to undo.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  SelectQueryNode,
  type Transaction,
} from 'kysely'
import { engineOf, type Gatherings } from './engine.ts'
import type { Tables } from './tables.ts'

class Carried implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }
  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

class Gathers extends Carried {
  readonly gatherings: Gatherings = new Map()
  readonly connection: DatabaseConnection
  /** The first one, which ends the transaction. */
  fault: unknown

  constructor(connection: DatabaseConnection) {
    super()
    this.connection = connection
  }
}

class Handle extends Carried {
  /** The shared transaction. */
  readonly trx: Transaction<Tables>
  hasWritten = false

  constructor(trx: Transaction<Tables>) {
    super()
    this.trx = trx
  }

  override transformQuery({ node }: PluginTransformQueryArgs) {
    if (!SelectQueryNode.is(node)) this.hasWritten = true
    return node
  }
}

const carriedBy = <Kind extends Carried>(
  db: Kysely<Tables>,
  Kind: new (...given: never[]) => Kind,
): Kind | undefined => db.getExecutor().plugins.find((plugin): plugin is Kind => plugin instanceof Kind)

/** Lets calls in the transaction share statements, and statements a round trip. */
export const gathering = async (trx: Transaction<Tables>): Promise<Transaction<Tables>> => {
  const connection = await trx.getExecutor().provideConnection(async (own) => own)
  return trx.withPlugin(new Gathers(connection))
}

/**
 * Sends a query at once. In a transaction Kysely would wait for the reply to the one before, although the connection takes many and
 * answers them in their order. After a fault PostgreSQL refuses all that stands behind it, so whoever asked that is told the fault.
 */
export const send = async <Row>(db: Kysely<Tables>, query: CompiledQuery<Row>): Promise<QueryResult<Row>> => {
  const gathers = carriedBy(db, Gathers)
  if (!gathers) return db.executeQuery(query)
  try {
    return await gathers.connection.executeQuery(query)
  } catch (fault) {
    gathers.fault ??= fault
    throw gathers.fault
  }
}

/** The calls that wait where this one would; null where it is asked by itself. */
export const gatheringsOf = (db: Kysely<Tables>): Gatherings | null => {
  const outside = engineOf(db).gatherings
  if (!outside || !db.isTransaction) return outside
  return carriedBy(db, Gathers)?.gatherings ?? null
}

export const ownHandle = (trx: Transaction<Tables>): Transaction<Tables> => trx.withPlugin(new Handle(trx))

/** The transaction or database behind a handle: queries of several works meet there. */
export const sharedBy = (db: Kysely<Tables>): Kysely<Tables> => carriedBy(db, Handle)?.trx ?? db

export const isShared = (db: Kysely<Tables>): boolean => carriedBy(db, Handle) !== undefined

/** For prepared queries, which pass by Kysely's plugins. */
export const noteWrite = (db: Kysely<Tables>): void => {
  const handle = carriedBy(db, Handle)
  if (handle) handle.hasWritten = true
}

export const hasWritten = (own: Transaction<Tables>): boolean => carriedBy(own, Handle)?.hasWritten ?? false
