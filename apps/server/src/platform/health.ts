// For whoever balances the load: alive says that the process answers at all, ready that it can serve. A server that is
// told to end stops being ready first, so that new requests go elsewhere while those in hand are answered.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './storage/database.ts'

export interface Readiness {
  /** No more new requests, please. */
  readonly drain: () => void
}

/** `GET /healthz/live` and `GET /healthz/ready`. */
export const serveHealth = (app: FastifyInstance, { reader }: Database): Readiness => {
  let isDraining = false
  app.get('/healthz/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true }),
  )
  app.get('/healthz/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const isReady = !isDraining && (await answers(reader))
    return reply.code(isReady ? 200 : 503).send({ ready: isReady })
  })
  return {
    drain: () => {
      isDraining = true
    },
  }
}

const answers = async (reader: Database['reader']): Promise<boolean> => {
  try {
    await sql`select 1`.execute(reader)
    return true
  } catch {
    return false
  }
}
