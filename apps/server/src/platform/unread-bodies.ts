// Whoever is answered while they still send, and may have very much to send, is not listened to any longer. The rest of a
// small body is taken: ending the connection under it could cost them the answer.
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes of a body that a call takes at most. */
export const mostInBody = 64 * 1024

/** Whether so much of a body may be still to come that the connection is to end after the answer. */
export const isMuchToCome = ({ raw, headers }: FastifyRequest): boolean =>
  raw.complete === false &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > mostInBody)

export const endUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isMuchToCome(request)) reply.header('connection', 'close')
    done()
  })
}
