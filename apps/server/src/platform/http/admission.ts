// Limits how many calls are worked on at once. Some more wait for a moment; beyond that a call is refused immediately, because
// waiting would make it worse for all (decision 50).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Busy, SenderGone } from '../errors.ts'
import { busyProblem } from './problems.ts'
import { apiHeaders } from './security-headers.ts'
import { isMuchToCome } from './unread-bodies.ts'

export interface Admission {
  /**
   * Does the work once there is room for it. @throws Busy when too many wait @throws SenderGone, without doing the work, when
   * `hasGone` returns true after the wait
   */
  readonly run: <T>(work: () => Promise<T>, hasGone?: () => boolean) => Promise<T>
  readonly isFull: () => boolean
  /** Returns the number of calls worked on or waiting. */
  readonly inHand: () => number
}

/** Our own, because p-limit's promises for each call cost some 2% of throughput (decision 50). */
export const admissionOf = (maxAtWork: number, maxWaiting: number): Admission => {
  let atWork = 0
  const waiting: (() => void)[] = []
  const inHand = () => atWork + waiting.length
  const isFull = () => inHand() >= maxAtWork + maxWaiting
  return {
    run: async (work, hasGone) => {
      if (isFull()) throw new Busy(retryAfter)
      if (atWork < maxAtWork) atWork += 1
      else await new Promise<void>((begin) => waiting.push(begin))
      try {
        if (hasGone?.()) throw new SenderGone()
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else atWork -= 1
      }
    },
    isFull,
    inHand,
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The queue in which calls of this route wait. */
    admission?: Admission
  }
}

/**
 * Refuses calls that there is no room for before anything is read from the database. Must be registered before other hooks.
 * @param onRefused called for each
 */
export const refuseWhenFull = (app: FastifyInstance, onRefused: () => void): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.admission?.isFull()) return done()
    onRefused()
    refuseAtOnce(request, reply)
  })
}

/** Seconds. */
const retryAfter = 1

const { status, reply: errorReply } = busyProblem(retryAfter)
const body = JSON.stringify(errorReply)
const headers = {
  ...apiHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'retry-after': String(retryAfter),
}

/** Bypasses the framework: refusing must be far cheaper than answering, or a server under load does nothing else. */
const refuseAtOnce = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack()
  reply.raw.writeHead(status, isMuchToCome(request) ? { ...headers, connection: 'close' } : headers)
  reply.raw.end(body)
}
