// The HTTP server with its limits on requests: how large, how slow, through how many proxies.
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { faultProblem, problemOf } from './problems.ts'
import { endUnreadBodies, maxBodyBytes } from './unread-bodies.ts'

export interface ServerOptions {
  readonly logger: NonNullable<FastifyServerOptions['logger']>
  /** How many proxies of ours are in front of this server. */
  readonly proxies: number
}

/** Opens a server without routes. */
export const openServer = ({ logger, proxies }: ServerOptions): FastifyInstance => {
  const app = Fastify({
    // Requests are not logged, because addresses and paths are personal data. Faults log themselves.
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests, because a fault names its request itself.
    childLoggerFactory: (logger) => logger,
    bodyLimit: maxBodyBytes,
    // Behind n proxies the caller's address is the n-th from the end of X-Forwarded-For. Without any, the header could come
    // from anyone and is ignored.
    trustProxy: (_address: string, hop: number) => hop < proxies,
    // A request sent a byte at a time ends within 30 s: connections are checked every 5 s.
    requestTimeout: 20_000,
    connectionTimeout: 20_000,
    // Node allows a whole request the longer of the two timeouts, so both are set.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    // Errors of the framework's own parsing get our shape too.
    frameworkErrors: (thrown, _request, reply: FastifyReply) => {
      const { status, reply: body } = problemOf(thrown) ?? faultProblem
      return reply.code(status).send(body)
    },
  })
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('caller', null)
  endUnreadBodies(app)
  return app
}
