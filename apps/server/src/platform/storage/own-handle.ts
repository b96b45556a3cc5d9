// What a transaction carries on PostgreSQL, as plugins of Kysely's, so that whatever is made of it carries them, too: the calls that
// wait to share a statement in it, and, where several works share it, a handle for each that knows whether that work has
// written. One that fails before it wrote anything leaves nothing to undo.
import {
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
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

/** Lets calls in the transaction share statements. */
export const gathering = (trx: Transaction<Tables>): Transaction<Tables> => trx.withPlugin(new Gathers())

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
