// On PostgreSQL several works share a transaction. Each gets a handle of its own to it, which knows whether that work has
// written: one that fails before it wrote anything leaves nothing to undo.
import { type Kysely, SelectQueryNode, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

interface Handle {
  /** The shared transaction. */
  readonly trx: Transaction<Tables>
  hasWritten: boolean
}

const handles = new WeakMap<Kysely<Tables>, Handle>()

export const ownHandle = (trx: Transaction<Tables>): Transaction<Tables> => {
  const handle: Handle = { trx, hasWritten: false }
  const own = trx.withPlugin({
    transformQuery: ({ node }) => {
      if (!SelectQueryNode.is(node)) handle.hasWritten = true
      return node
    },
    transformResult: async ({ result }) => result,
  })
  handles.set(own, handle)
  return own
}

/** The transaction or database behind a handle: queries of several works meet there. */
export const sharedBy = (db: Kysely<Tables>): Kysely<Tables> => handles.get(db)?.trx ?? db

export const isShared = (db: Kysely<Tables>): boolean => handles.has(db)

/** For prepared queries, which pass by Kysely's plugins. */
export const noteWrite = (db: Kysely<Tables>): void => {
  const handle = handles.get(db)
  if (handle) handle.hasWritten = true
}

export const hasWritten = (own: Transaction<Tables>): boolean => handles.get(own)?.hasWritten ?? false
