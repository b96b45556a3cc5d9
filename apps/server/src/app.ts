// Builds the server from the features and the platform.
import { setTimeout } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { accountCalls } from './features/account/calls.ts'
import { adminCalls } from './features/admin/calls.ts'
import { leaderboardCalls } from './features/leaderboard/calls.ts'
import { papersCalls } from './features/papers/calls.ts'
import { practiceCalls } from './features/practice/calls.ts'
import { questionsCalls } from './features/questions/calls.ts'
import { withheldNow } from './features/questions/rulings.ts'
import { referralCalls } from './features/referral/calls.ts'
import { resourcesCalls } from './features/resources/calls.ts'
import { rewardsCalls } from './features/rewards/calls.ts'
import { tonightCalls } from './features/tonight/calls.ts'
import { openLiveBank } from './platform/content/live-bank.ts'
import { TooManyRequests } from './platform/errors.ts'
import { admissionOf, refuseWhenFull } from './platform/http/admission.ts'
import { answerFaults, type Watch } from './platform/http/faults.ts'
import type { Endpoint } from './platform/http/http.ts'
import { type BuiltFolders, inlineScriptHashes, servePages } from './platform/http/pages.ts'
import { apiHeaders, securityHeaders } from './platform/http/security-headers.ts'
import { openServer } from './platform/http/server.ts'
import { limitStore } from './platform/limits/limits.ts'
import { type Later, openLater } from './platform/mail/later.ts'
import { serveOutbox } from './platform/mail/outbox-page.ts'
import { type Readiness, serveHealth } from './platform/operation/health.ts'
import { type LogStream, logOf } from './platform/operation/log.ts'
import type { Services } from './platform/services.ts'

const endpoints: readonly Endpoint[] = [
  ...accountCalls,
  ...practiceCalls,
  ...tonightCalls,
  ...papersCalls,
  ...questionsCalls,
  ...rewardsCalls,
  ...leaderboardCalls,
  ...referralCalls,
  ...resourcesCalls,
  ...adminCalls,
]

export interface AppOptions {
  readonly services: Omit<Services, 'log' | 'admission' | 'later' | 'rereadBank'>
  readonly folders: BuiltFolders
  /** pino's level; `silent` for tests. */
  readonly logLevel: string
  /** How many proxies of ours are in front of this server. */
  readonly proxies?: number
  /** Null: there are no metrics. */
  readonly metricsToken?: string | null
  /** Standard output by default. */
  readonly logStream?: LogStream
}

/**
 * Calls worked on at once: enough for two shared commits (decision 25), one on its way to disk while the next fills. More would
 * only stay in memory for longer.
 */
const maxAtWork = 128
/** These get their turn within some tenth of a second. */
const maxWaiting = 384
/** Slow calls, behind which no other waits. */
const maxSlowAtWork = 256

/** Builds the server, ready to listen. */
export const buildApp = async (
  options: AppOptions,
): Promise<{ app: FastifyInstance } & Pick<Services, 'bank'> & Readiness & Pick<Later, 'nothingLeft'>> => {
  const { folders, logLevel, logStream, proxies = 0, metricsToken = null } = options
  const app = openServer({ logger: logOf(logLevel, logStream), proxies })
  const admission = { quick: admissionOf(maxAtWork, maxWaiting), slow: admissionOf(maxSlowAtWork, 0) }
  const metrics = metricsToken
    ? (await import('./platform/operation/metrics.ts')).serveMetrics(
        app,
        metricsToken,
        () => admission.quick.inHand() + admission.slow.inHand(),
      )
    : null
  await installGuards(app, options, metrics ?? unwatched)

  const log = (line: string) => app.log.info(line)
  const { later, nothingLeft } = openLater(log)
  // A mail server that hangs must not keep the process from ending.
  app.addHook('onClose', () => Promise.race([nothingLeft(), setTimeout(5000, undefined, { ref: false })]))
  const mailer = metrics?.counting(options.services.mailer) ?? options.services.mailer
  const { database } = options.services
  const live = await openLiveBank(options.services.bank, () => withheldNow(database.reader), log)
  app.addHook('onClose', async () => live.close())
  const services: Services = {
    ...options.services,
    bank: live.bank,
    rereadBank: live.reread,
    admission,
    later,
    mailer,
    log,
  }
  for (const endpoint of endpoints) endpoint(app, services)
  if (mailer.outbox && services.isDevelopment) serveOutbox(app, mailer.outbox)
  servePages(app, folders, services.publicUrl, live.withheldNow)
  app.addHook('onClose', () => services.typesetter.close())
  app.addHook('onClose', () => services.marker.close())
  const { drain } = serveHealth(app, services.database)
  return { app, drain, nothingLeft, bank: live.bank }
}

const unwatched: Watch = { postponed: () => {}, fault: () => {} }

/** Installs what comes before every call: error replies, admission, headers and limits. */
const installGuards = async (
  app: FastifyInstance,
  { folders, services }: AppOptions,
  watch: Watch,
): Promise<void> => {
  answerFaults(app, watch)
  refuseWhenFull(app, () => watch.postponed('busy'))
  const pageHeaders = securityHeaders(inlineScriptHashes(folders.web))
  app.addHook('onRequest', (request, reply, done) => {
    // By the route that matched, because a path can be written in many ways.
    reply.headers(request.routeOptions.url?.startsWith('/api/') ? apiHeaders : pageHeaders)
    done()
  })
  await app.register(rateLimit, {
    global: false,
    store: limitStore(services.limits),
    // Callers within the limit need no headers about it.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(Math.ceil(ttl / 1000)),
  })
}
