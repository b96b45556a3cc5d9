// Health checks for a load balancer: live means that the process answers at all, ready that it can serve. A server that is told
// to end stops being ready first, so that new requests go elsewhere while those in hand are answered.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'

export interface Readiness {
  /** Makes the server report that it is not ready. */
  readonly drain: () => void
}

/** Serves `GET /healthz/live` and `GET /healthz/ready`. */
export const serveHealth = (app: FastifyInstance, { reader }: Database): Readiness => {
  let isDraining = false
  app.get('/healthz/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true }),
  )
  app.get('/healthz/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const isReady = !isDraining && (await canQuery(reader))
    return reply.code(isReady ? 200 : 503).send({ ready: isReady })
  })
  return {
    drain: () => {
      isDraining = true
    },
  }
}

const canQuery = async (reader: Database['reader']): Promise<boolean> => {
  try {
    await sql`select 1`.execute(reader)
    return true
  } catch {
    return false
  }
}
