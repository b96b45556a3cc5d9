// Closes the connection of a client that is answered while it may still have much to send. The rest of a small body is read,
// because closing the connection during it could lose the reply.
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Greatest size of a body, in bytes. */
export const maxBodyBytes = 64 * 1024

/** Whether so much of a body may follow that the connection should close after the reply. */
export const isMuchToCome = ({ raw, headers }: FastifyRequest): boolean =>
  raw.complete === false &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > maxBodyBytes)

export const endUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isMuchToCome(request)) reply.header('connection', 'close')
    done()
  })
}
