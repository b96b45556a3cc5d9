// Turns what a call throws into a reply. An unexpected fault is logged under the id that the reply quotes.
import type { FastifyInstance } from 'fastify'
import { Busy, SenderGone, TooManyRequests } from '../errors.ts'
import { faultProblem, problemOf } from './problems.ts'

/** Why a caller was told to retry later. */
export type Postponed = 'limited' | 'busy' | 'database-away'

/** Is notified of every call that was refused for load or failed. */
export interface Watch {
  readonly postponed: (why: Postponed) => void
  /** A call was answered 500. */
  readonly fault: () => void
}

export const answerFaults = (app: FastifyInstance, watch: Watch): void => {
  app.setErrorHandler((thrown, request, reply) => {
    // The reply has no reader; 499 is the status that other servers log for it.
    if (thrown instanceof SenderGone) return reply.code(499).send()
    const known = problemOf(thrown)
    if (known?.status === 503) {
      const isBusy = thrown instanceof Busy
      if (!isBusy) request.log.error({ err: thrown, id: request.id }, 'the database is away')
      watch.postponed(isBusy ? 'busy' : 'database-away')
      reply.header('retry-after', isBusy ? thrown.seconds : 2)
    }
    if (thrown instanceof TooManyRequests) {
      watch.postponed('limited')
      reply.header('retry-after', thrown.seconds)
    }
    if (known) return reply.code(known.status).send(known.reply)
    request.log.error({ err: thrown, id: request.id }, 'fault')
    watch.fault()
    return reply.code(500).send({ error: { ...faultProblem.reply.error, id: request.id } })
  })
}
