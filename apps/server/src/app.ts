// The server as a list of features on one platform.
import { setTimeout } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { changeOwnEmail } from './features/account/change-email.ts'
import { changeOwnPassword } from './features/account/change-password.ts'
import { checkInToday } from './features/account/check-in.ts'
import { confirmOwnEmail } from './features/account/confirm-email.ts'
import { deleteOwnAccount } from './features/account/delete-account.ts'
import { editOwnProfile } from './features/account/edit-profile.ts'
import { exportOwnAccount } from './features/account/export-account.ts'
import { beginWithGoogle } from './features/account/google-begin.ts'
import { finishWithGoogle } from './features/account/google-finish.ts'
import { readWaysToSignIn } from './features/account/google-ways.ts'
import { readOwnProfile } from './features/account/read-me.ts'
import { confirmationAgain } from './features/account/request-confirmation.ts'
import { sendPasswordReset } from './features/account/request-password-reset.ts'
import { resetOwnPassword } from './features/account/reset-password.ts'
import { signInByEmail } from './features/account/sign-in.ts'
import { signOutHere } from './features/account/sign-out.ts'
import { signOutOnEveryDevice } from './features/account/sign-out-everywhere.ts'
import { signUpByEmail } from './features/account/sign-up.ts'
import { auditAllBoards } from './features/admin/audit-boards.ts'
import { auditSomeStudents } from './features/admin/audit-students.ts'
import { readNamesReported } from './features/admin/read-name-reports.ts'
import { ruleOnStudentName } from './features/admin/rule-on-name.ts'
import { buyMinutes } from './features/leaderboard/buy-time.ts'
import { readBoardPage } from './features/leaderboard/read-board.ts'
import { readPodiumOfLastMonth } from './features/leaderboard/read-last-podium.ts'
import { reportNameOnBoard } from './features/leaderboard/report-name.ts'
import { setOwnVisibility } from './features/leaderboard/set-visibility.ts'
import { tickMinute } from './features/leaderboard/tick.ts'
import { checkVisitorAnswer } from './features/practice/check-answer.ts'
import { makeAnotherQuestion } from './features/practice/maths/make-another.ts'
import { markOwnWork } from './features/practice/maths/mark-work.ts'
import { moveOnFromQuestion } from './features/practice/maths/move-on.ts'
import { readOwnMathsTopic } from './features/practice/maths/read-topic.ts'
import { rememberShownAnswer } from './features/practice/maths/show-answer.ts'
import { openTopicRun } from './features/practice/open-run.ts'
import { readOwnProgress } from './features/practice/read-progress.ts'
import { submitRunAnswer } from './features/practice/submit-answer.ts'
import { renewOwnCode } from './features/referral/renew-code.ts'
import { readWholeShelf } from './features/resources/read-shelf.ts'
import { streamFile } from './features/resources/stream-file.ts'
import { unlockOne } from './features/resources/unlock.ts'
import { readOwnBadges } from './features/rewards/read-badges.ts'
import { readHistory } from './features/rewards/read-ledger.ts'
import { Busy, problem, problemOf, TooManyRequests } from './platform/errors.ts'
import { type Readiness, serveHealth } from './platform/health.ts'
import type { Feature } from './platform/http.ts'
import { type Later, openLater } from './platform/later.ts'
import { limitStore } from './platform/limits.ts'
import { type LogStream, logOf } from './platform/log.ts'
import { serveOutbox } from './platform/outbox-page.ts'
import { type BuiltFolders, inlineScriptHashes, servePages } from './platform/pages.ts'
import { apiHeaders, securityHeaders } from './platform/security-headers.ts'
import type { Services } from './platform/services.ts'
import { refuseWhenFull, turnsOf } from './platform/turns.ts'
import { endUnreadBodies, mostInBody } from './platform/unread-bodies.ts'

const features: readonly Feature[] = [
  signUpByEmail,
  signInByEmail,
  signOutHere,
  readWaysToSignIn,
  beginWithGoogle,
  finishWithGoogle,
  checkInToday,
  readOwnProfile,
  sendPasswordReset,
  resetOwnPassword,
  changeOwnPassword,
  changeOwnEmail,
  confirmationAgain,
  confirmOwnEmail,
  signOutOnEveryDevice,
  editOwnProfile,
  exportOwnAccount,
  deleteOwnAccount,
  openTopicRun,
  submitRunAnswer,
  checkVisitorAnswer,
  readOwnProgress,
  readOwnMathsTopic,
  rememberShownAnswer,
  moveOnFromQuestion,
  markOwnWork,
  makeAnotherQuestion,
  readHistory,
  readOwnBadges,
  readBoardPage,
  readPodiumOfLastMonth,
  tickMinute,
  setOwnVisibility,
  reportNameOnBoard,
  buyMinutes,
  renewOwnCode,
  readWholeShelf,
  unlockOne,
  streamFile,
  auditSomeStudents,
  auditAllBoards,
  readNamesReported,
  ruleOnStudentName,
]

export interface AppOptions {
  readonly services: Omit<Services, 'log' | 'turns' | 'later'>
  readonly folders: BuiltFolders
  /** pino's level; `silent` for tests. */
  readonly logLevel: string
  /** How many proxies of ours stand before this server. */
  readonly proxies?: number
  /** Null: there are no metrics. */
  readonly metricsToken?: string | null
  /** Standard output, if not given. */
  readonly logStream?: LogStream
}

/**
 * Calls that are worked on at the same time: two shared commits (decision 25), one on its way to disk while the next fills;
 * with more, each only lies in memory for longer. Those that wait are through in some tenth of a second.
 */
const [atWork, waiting] = [128, 384]

/** Of calls that wait for something slower: nobody else waits behind them. */
const slowAtWork = 256

/** Builds the server, ready to listen. */
export const buildApp = async ({
  services,
  folders,
  logLevel,
  proxies = 0,
  metricsToken = null,
  logStream,
}: AppOptions): Promise<{ app: FastifyInstance } & Readiness & Pick<Later, 'nothingLeft'>> => {
  const app = Fastify({
    // Requests are not logged: an address and a path are personal data, and faults log themselves.
    logger: logOf(logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests: a fault names its request itself.
    childLoggerFactory: (logger) => logger,
    bodyLimit: mostInBody,
    // Behind so many proxies the caller's address is that many from the end of X-Forwarded-For; in front of none, a
    // header that anybody can send is not believed.
    trustProxy: (_address: string, hop: number) => hop < proxies,
    // Whatever comes a byte at a time is over within 30 s: looked for every 5 s.
    requestTimeout: 20_000,
    connectionTimeout: 20_000,
    // Node takes the longer of the two times for the whole request, so neither may be left at its default.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    // A fault of the framework's own parsing answers in our shape too.
    frameworkErrors: (thrown, _request, reply: FastifyReply) => {
      const { status, reply: no } = problemOf(thrown) ?? fault
      return reply.code(status).send(no)
    },
  })
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('caller', null)

  const turns = { quick: turnsOf(atWork, waiting), slow: turnsOf(slowAtWork, 0) }
  const metrics = metricsToken
    ? (await import('./platform/metrics.ts')).serveMetrics(
        app,
        metricsToken,
        () => turns.quick.inHand() + turns.slow.inHand(),
      )
    : null

  app.setErrorHandler((thrown, request, reply) => {
    const known = problemOf(thrown)
    if (known?.status === 503) {
      if (!(thrown instanceof Busy))
        request.log.error({ err: thrown, id: request.id }, 'the database is away')
      metrics?.refused(thrown instanceof Busy ? 'busy' : 'database-away')
      reply.header('retry-after', thrown instanceof Busy ? thrown.seconds : 2)
    }
    if (thrown instanceof TooManyRequests) {
      metrics?.refused('limited')
      reply.header('retry-after', thrown.seconds)
    }
    if (known) return reply.code(known.status).send(known.reply)
    request.log.error({ err: thrown, id: request.id }, 'fault')
    metrics?.fault()
    return reply.code(500).send({ error: { ...fault.reply.error, id: request.id } })
  })

  endUnreadBodies(app)
  refuseWhenFull(app, () => metrics?.refused('busy'))

  const ofPages = securityHeaders(inlineScriptHashes(folders.web))
  app.addHook('onRequest', (request, reply, done) => {
    // By the route that was found: an address can be written in many ways.
    reply.headers(request.routeOptions.url?.startsWith('/api/') ? apiHeaders : ofPages)
    done()
  })
  await app.register(rateLimit, {
    global: false,
    store: limitStore(services.limits),
    // Whoever is within the limit need not hear of it with every answer.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(Math.ceil(ttl / 1000)),
  })
  const log = (line: string) => app.log.info(line)
  const { later, nothingLeft } = openLater(log)
  // A mail server that hangs does not keep the process.
  app.addHook('onClose', () => Promise.race([nothingLeft(), setTimeout(5000, undefined, { ref: false })]))
  const withLog = {
    ...services,
    turns,
    later,
    mailer: metrics?.counting(services.mailer) ?? services.mailer,
    log,
  }
  for (const feature of features) feature(app, withLog)
  if (services.mailer.outbox && services.isDevelopment) serveOutbox(app, services.mailer.outbox)
  servePages(app, folders, services.publicUrl)
  app.addHook('onClose', () => services.typesetter.close())
  const { drain } = serveHealth(app, services.database)
  return { app, drain, nothingLeft }
}

const fault = problem(
  500,
  'fault',
  'Something went wrong on our side, and nothing of yours is lost. Try again.',
)
