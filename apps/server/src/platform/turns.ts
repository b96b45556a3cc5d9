// Calls are worked on so many at a time, some more wait for a moment, and whoever comes when very many wait is told so at
// once: waiting would make it worse for all (decision 50).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Busy, problem } from './errors.ts'
import { apiHeaders } from './security-headers.ts'
import { isMuchToCome } from './unread-bodies.ts'

export interface Turns {
  /** Does it in its turn. Throws `Busy` where too many wait. */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>
  readonly isFull: () => boolean
  /** How many are worked on or wait. */
  readonly inHand: () => number
}

/** Ours, because p-limit's promises for each call cost answers some 2% (decision 50). */
export const turnsOf = (mostAtWork: number, mostWaiting: number): Turns => {
  let atWork = 0
  const waiting: (() => void)[] = []
  const inHand = () => atWork + waiting.length
  const isFull = () => inHand() >= mostAtWork + mostWaiting
  return {
    take: async (work) => {
      if (isFull()) throw new Busy(comeAgainIn)
      if (atWork < mostAtWork) atWork += 1
      else await new Promise<void>((begin) => waiting.push(begin))
      try {
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
    /** What calls of this route take a turn of. */
    turns?: Turns
  }
}

/**
 * Refuses calls whose turns are all taken before anything is read from the database. Must come before the other hooks.
 * @param refused hears of each
 */
export const refuseWhenFull = (app: FastifyInstance, refused: () => void): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.turns?.isFull()) return done()
    refused()
    refuseAtOnce(request, reply)
  })
}

/** Seconds. */
const comeAgainIn = 1

const { status, reply: no } = problem(503, 'busy', new Busy(comeAgainIn).message)
const body = JSON.stringify(no)
const headers = {
  ...apiHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'retry-after': String(comeAgainIn),
}

/** Past the framework: saying no must be far cheaper than answering, or a server under load does nothing else. */
const refuseAtOnce = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack()
  reply.raw.writeHead(status, isMuchToCome(request) ? { ...headers, connection: 'close' } : headers)
  reply.raw.end(body)
}
