// Serves metrics for Prometheus at GET /metrics to callers with METRICS_TOKEN; to all others the path does not exist
// (decision 51). Loaded only where the token is set. Labels are patterns and classes, never a path, an id or a name.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Postponed, Watch } from '../http/faults.ts'
import { bearerToken } from '../http/session.ts'
import type { Mailer } from '../mail/mail.ts'

export interface Metrics extends Watch {
  /** Returns the same mailer with its letters counted. */
  readonly counting: (mailer: Mailer) => Mailer
}

const reasons: readonly Postponed[] = ['limited', 'busy', 'database-away']

/** Seconds. Most answers take one or two milliseconds; a password takes some fifty. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Must be registered before the routes. @param inHand returns how many calls are worked on or wait for admission */
export const serveMetrics = (app: FastifyInstance, token: string, inHand: () => number): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  measureAnswers(app, registry)
  new Gauge({
    name: 'toron_http_requests_in_hand',
    help: 'Calls worked on, or waiting for their turn.',
    registers,
    collect() {
      this.set(inHand())
    },
  })
  const refused = new Counter({
    name: 'toron_http_refused_total',
    registers,
    labelNames: ['reason'],
    help: 'Requests that were told to come again later.',
  })
  const faults = new Counter({ name: 'toron_http_faults_total', help: 'Requests answered 500.', registers })
  const letters = new Counter({
    name: 'toron_letters_total',
    registers,
    labelNames: ['outcome'],
    help: 'Letters by what became of them.',
  })
  // A series that exists from the start shows its first increment too.
  for (const reason of reasons) refused.inc({ reason }, 0)
  for (const outcome of ['sent', 'failed']) letters.inc({ outcome }, 0)

  const expected = digest(token)
  app.get('/metrics', async (request, reply) => {
    const sent = bearerToken(request.headers.authorization)
    if (sent === null || !timingSafeEqual(digest(sent), expected)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })

  return {
    postponed: (reason) => refused.inc({ reason }),
    fault: () => faults.inc(),
    counting: (mailer) => ({
      ...mailer,
      send: async (letter) => {
        try {
          await mailer.send(letter)
        } catch (fault) {
          letters.inc({ outcome: 'failed' })
          throw fault
        }
        letters.inc({ outcome: 'sent' })
      },
    }),
  }
}

/** Digests have equal length, so comparing them takes constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Binds each route's series once, so that a request only looks up its status. */
const measureAnswers = (app: FastifyInstance, registry: Registry): void => {
  const durations = new Histogram({
    name: 'toron_http_request_duration_seconds',
    registers: [registry],
    buckets,
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
  })
  const seriesOf = (method: string, route: string) => {
    const byClass: ((seconds: number) => void)[] = []
    return (reply: FastifyReply) => {
      const group = Math.floor(reply.statusCode / 100)
      byClass[group] ??= durations.labels({ method, route, status: `${group}xx` }).observe
      byClass[group](reply.elapsedTime / 1000)
    }
  }
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    const series = new Map(methods.map((method) => [method, seriesOf(method, labelOf(route.url))]))
    route.onResponse = [
      ...[route.onResponse ?? []].flat(),
      (request, reply, done) => {
        series.get(request.method)?.(reply)
        done()
      },
    ]
  })
  // A path that does not exist, and one that does not exist for this caller, count alike. Pages are served from there too.
  const nowhere = seriesOf('any', 'none')
  const pages = new Map(['GET', 'HEAD'].map((method) => [method, seriesOf(method, filesAndPages)]))
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) ((reply.statusCode < 400 && pages.get(request.method)) || nowhere)(reply)
    done()
  })
}

const filesAndPages = '/*'

/** The file server has a route for each file of the web build. They count together. */
const labelOf = (pattern: string): string =>
  /^\/(api|healthz|metrics|resources|outbox|data|csv|images|sounds)(\/|$)/.test(pattern)
    ? pattern
    : filesAndPages
