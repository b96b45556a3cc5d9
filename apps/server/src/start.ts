// Starts the server: settings, content, database, routes, in this order. Apart from main.mjs, so that the compile cache is on
// before anything large is loaded.
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadBank } from '@toron/content/bank.ts'
import { loadPapers } from '@toron/content/papers.ts'
import { loadShelf } from '@toron/content/shelf.ts'
import { buildApp } from './app.ts'
import { sweepPapers } from './features/papers/sweep.ts'
import { payChangedKeys } from './features/questions/pay-changed-keys.ts'
import { checkBuilt } from './platform/content/built-content.ts'
import { loadMathsBank } from './platform/content/maths-bank.ts'
import { openDevices } from './platform/http/devices.ts'
import { openAccounts } from './platform/identity/accounts.ts'
import { openLimits } from './platform/limits/limits-shared.ts'
import { noMailer, openOutbox } from './platform/mail/mail.ts'
import { outboxPath } from './platform/mail/outbox-page.ts'
import { openMarker } from './platform/marking/marker.ts'
import { prepareFolder, whyNotOpened } from './platform/operation/cannot-open.ts'
import { readSettings } from './platform/operation/settings.ts'
import { openKeyedHash } from './platform/secrets/keyed-hash.ts'
import { openReferralMarks } from './platform/secrets/referral-key.ts'
import { holdAlone } from './platform/storage/sole-server.ts'
import { openUpToDate } from './platform/storage/up-to-date.ts'
import { openTypesetter } from './platform/typesetting/typesetter.ts'

const root = join(import.meta.dirname, '../../..')

/** Milliseconds. A database that says nothing for longer is away. */
const longestStatement = 6000

/** Ends the process with a sentence instead of a stack trace. */
const stop = (why: string): never => {
  console.error(why)
  process.exit(1)
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

const orStop = async <T>(what: string, work: () => T | Promise<T>, why = messageOf): Promise<T> => {
  try {
    return await work()
  } catch (thrown) {
    return stop(`${what}\n${why(thrown)}`)
  }
}

const settings = await orStop('The settings cannot be used:', () => readSettings(process.env))
const bank = await orStop('The question bank cannot be served:', () => loadBank())
const papers = await orStop('The papers cannot be served:', () => loadPapers(bank))
const maths = await orStop('The maths questions cannot be served:', () => loadMathsBank(join(root, 'dist')))
const shelf = await orStop('The resources cannot be served:', () => loadShelf())
await orStop('The built content cannot be served:', () =>
  checkBuilt(join(root, 'dist'), bank, papers.all, maths, shelf),
)
const { database, hash, referralMarks } = await orStop(
  'The database cannot be opened (DATABASE_URL):',
  async () => {
    const [, location] = settings.databaseUrl.match(/^sqlite:(.+)$/) ?? []
    if (location) {
      prepareFolder(location)
      holdAlone(location)
    }
    const opened = await openUpToDate(settings.databaseUrl, {
      withoutCopy: settings.migrateWithoutCopy,
      now: Date.now(),
      tell: console.warn,
    })
    opened.answerWithin(longestStatement)
    const referralMarks = openReferralMarks(settings.referralKey, settings.databaseUrl)
    return { database: opened, hash: await openKeyedHash(opened), referralMarks }
  },
  whyNotOpened,
)
const limits = openLimits(database, hash, Date.now)

/** Used by parts that are made before the server and its log. */
let log: (line: string) => void = console.warn

// What is not set up is not loaded, to save memory.
const mailer = settings.smtpUrl
  ? (await import('./platform/mail/smtp.ts')).openMailer(settings.smtpUrl, settings.mailFrom)
  : settings.isDevelopment
    ? openOutbox((line) => log(line))
    : noMailer
const google = settings.google
  ? (await import('./platform/identity/google-client.ts')).openGoogle(settings.google, settings.publicUrl)
  : null

const services = {
  database,
  bank,
  papers,
  maths,
  typesetter: openTypesetter(join(root, 'dist/images')),
  marker: openMarker(),
  shelf,
  resourcesFolder: join(root, 'dist/resources'),
  accounts: openAccounts(database, limits, Date.now),
  limits,
  devices: openDevices(hash, settings.publicUrl),
  referralMarks,
  google,
  isDevelopment: settings.isDevelopment,
  mailer,
  publicUrl: settings.publicUrl,
  boardTimeZone: settings.boardTimeZone,
  clock: Date.now,
  random: Math.random,
}
const {
  app,
  drain,
  bank: liveBank,
} = await buildApp({
  services,
  folders: { content: join(root, 'dist'), web: join(root, 'apps/web/build/client') },
  logLevel: settings.logLevel,
  proxies: settings.proxies,
  metricsToken: settings.metricsToken,
})
log = (line) => app.log.info(line)
const stopSweeping = sweepPapers({ ...services, bank: liveBank }, (fault) =>
  app.log.error({ err: fault }, 'papers whose time is over could not be ended; they will be'),
)
let isStopping = false
// Node's own report of an uncaught error would show all that a database said, rows included.
process.once('uncaughtException', (thrown) => {
  app.log.fatal({ err: thrown }, 'the process ends')
  process.exit(1)
})

/** All addresses of the machine, so that a phone in the same network can open it. Not all machines have IPv6. */
const allAddresses = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.family === 'IPv6')
  ? '::'
  : '0.0.0.0'

await orStop(`Nothing can listen on port ${settings.port} (PORT). Is another server running there?`, () =>
  app.listen({ port: settings.port, host: allAddresses }),
)
if (mailer.outbox) {
  console.warn(`Letters are not sent but shown at ${settings.publicUrl}${outboxPath}/${mailer.outbox.key}`)
}
if (mailer.delivery === 'not-sent') {
  console.warn(
    'Letters cannot be sent: SMTP_URL is not set. Nobody can confirm an address or get back in after forgetting a password.',
  )
}
if (!referralMarks) {
  console.warn(
    'REFERRAL_KEY is not set: a student who deletes an account and makes it again can earn a friend Skizies twice.',
  )
}
console.warn(`Toron is open on http://localhost:${settings.port}`)
// Not awaited: a try that comes first waits for the thread, as any does.
services.marker
  .start()
  .catch((fault) => app.log.error({ err: fault }, 'the thread that marks could not be started'))
payChangedKeys({ database, bank, log, clock: Date.now, isStopping: () => isStopping }).catch((fault) =>
  app.log.error({ err: fault }, 'first answers that are right by a changed key could not be paid'),
)

/** Milliseconds. No request lasts longer: its timeout is 20 s, see http/server.ts. */
const longestRequest = 22_000

/**
 * Ends the process: stops being ready, gives a load balancer time to send new requests elsewhere, and answers those in hand. A
 * connection that still waits after that does not keep the process from ending.
 */
const close = async () => {
  isStopping = true
  drain()
  await setTimeout(settings.drainMs)
  await Promise.race([app.close(), setTimeout(longestRequest)])
  await stopSweeping()
  await database.close()
  process.exit(0)
}
process.once('SIGTERM', () => void close())
process.once('SIGINT', () => void close())
