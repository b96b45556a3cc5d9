// Whoever comes when very many are being answered is told so at once: waiting would make it worse for all (decision 50).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Busy, problem } from './errors.ts'
import { apiHeaders } from './security-headers.ts'
import { isMuchToCome } from './unread-bodies.ts'

/**
 * Lets so many calls in at a time, and gives a function that tells how many there are now.
 * @param refused hears of each that is turned away
 */
export const limitInHand = (app: FastifyInstance, most: number, refused: () => void): (() => number) => {
  let inHand = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done()
    if (inHand >= most) {
      refused()
      refuseAtOnce(request, reply)
      return
    }
    inHand += 1
    reply.raw.once('close', () => {
      inHand -= 1
    })
    done()
  })
  return () => inHand
}

const busy = new Busy(1)
const { status, reply: no } = problem(503, 'busy', busy.message)
const body = JSON.stringify(no)
const headers = {
  ...apiHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'retry-after': String(busy.seconds),
}

/** Past the framework: saying no must be far cheaper than answering, or a server under load does nothing else. */
const refuseAtOnce = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack()
  reply.raw.writeHead(status, isMuchToCome(request) ? { ...headers, connection: 'close' } : headers)
  reply.raw.end(body)
}
