// Settings come from the environment and are checked before anything starts: each mistake gets a sentence.
import { isTimeZone } from '@toron/domain/calendar.ts'
import { z } from 'zod'
import type { GoogleSettings } from './google.ts'

const settingsSchema = z.object({
  PORT: z.coerce
    .number('PORT must be a number such as 3000.')
    .int('PORT must be a whole number.')
    .min(0, 'PORT must be between 0 and 65535.')
    .max(65535, 'PORT must be between 0 and 65535.')
    .default(3000),
  DATABASE_URL: z
    .string()
    .regex(
      /^(sqlite:.+|postgres(ql)?:\/\/.+)$/,
      'DATABASE_URL must begin with sqlite: (a file, as in sqlite:./data/toron.db) or postgres:// (a server).',
    )
    .refine(
      (address) => !/^postgres(ql)?:/.test(address) || URL.canParse(address),
      'DATABASE_URL is not an address that can be read. Write signs such as # and / of its password as %23 and %2F.',
    )
    .default('sqlite:./data/toron.db'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    })
    .default('info'),
  BOARD_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'BOARD_TIME_ZONE must be an IANA time zone such as Asia/Dhaka.')
    .default('Asia/Dhaka'),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'PUBLIC_URL must be the address that students open, such as https://toron.example.',
    })
    .transform((address) => new URL(address).origin)
    .optional(),
  SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/.+$/,
      'SMTP_URL must begin with smtp:// or smtps://, as in smtps://user:password@host.',
    )
    .refine(
      (address) => !/^smtps?:\/\/./.test(address) || URL.parse(address)?.hostname,
      'SMTP_URL must name a host, as in smtps://user:password@host. Write signs such as # and / of its password as %23 and %2F.',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s@]+@[^\s@]+$|^[^\r\n<]+<[^\s@]+@[^\s@]+>$/,
      'MAIL_FROM must be an address such as Toron <hello@toron.example>.',
    )
    .default('Toron <no-reply@localhost>'),
  PROXIES: z.coerce
    .number('PROXIES must be a number such as 1.')
    .int('PROXIES must be a whole number.')
    .min(0, 'PROXIES must be between 0 and 10.')
    .max(10, 'PROXIES must be between 0 and 10.')
    .default(0),
  DRAIN_SECONDS: z.coerce
    .number('DRAIN_SECONDS must be a number such as 5.')
    .min(0, 'DRAIN_SECONDS must be between 0 and 60.')
    .max(60, 'DRAIN_SECONDS must be between 0 and 60.')
    .default(0),
  MIGRATE_WITHOUT_COPY: z
    .enum(['yes', 'no'], { error: 'MIGRATE_WITHOUT_COPY must be yes or no.' })
    .default('no'),
  GOOGLE_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: 'GOOGLE_ISSUER must be an address such as https://accounts.google.com.',
    })
    .default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  REFERRAL_KEY: z
    .string()
    .regex(/^\S{16,256}$/, 'REFERRAL_KEY must be 16 to 256 signs without a space.')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\w.~+/=-]{16,256}$/,
      'METRICS_TOKEN must be 16 to 256 letters, digits or signs of . _ ~ + / = - without a space.',
    )
    .optional(),
})

/** Half of what Google needs would look like a button that is missing for no reason. */
const googleIsWhole = (given: { GOOGLE_CLIENT_ID?: unknown; GOOGLE_CLIENT_SECRET?: unknown }) =>
  Boolean(given.GOOGLE_CLIENT_ID) === Boolean(given.GOOGLE_CLIENT_SECRET)

const checkedSettings = settingsSchema.refine(googleIsWhole, {
  error: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both, or neither.',
  // Whatever else is wrong: all mistakes are said at once.
  when: () => true,
})

export interface Settings {
  readonly port: number
  readonly databaseUrl: string
  readonly logLevel: string
  /** The zone in which a month of the leaderboard begins and ends. */
  readonly boardTimeZone: string
  /** Where students open the product: every link in a letter begins with it. Never taken from a request. */
  readonly publicUrl: string
  /** Null: letters are kept here and not sent. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** How many proxies of ours stand before this server: limits by address need to know. */
  readonly proxies: number
  /** Milliseconds between the word that this process ends and the end of taking requests. */
  readonly drainMs: number
  /** No copy is made of an embedded database before it is brought up to date. */
  readonly migrateWithoutCopy: boolean
  /** Null: signing in with Google is not set up. */
  readonly google: GoogleSettings | null
  /** The product is run on the machine of whoever works on it: PUBLIC_URL is not set, or is this machine. */
  readonly isDevelopment: boolean
  /** Null: on an embedded database a file beside it has the key. */
  readonly referralKey: string | null
  /** Opens /metrics; null: there are none. */
  readonly metricsToken: string | null
}

/** Reads the settings; empty values count as not set. Throws one Error that lists every mistake. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = checkedSettings.safeParse(given)
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('\n'))
  const {
    PORT,
    DATABASE_URL,
    LOG_LEVEL,
    BOARD_TIME_ZONE,
    PUBLIC_URL,
    SMTP_URL,
    MAIL_FROM,
    PROXIES,
    DRAIN_SECONDS,
  } = result.data
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, METRICS_TOKEN, REFERRAL_KEY } = result.data
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`
  return {
    port: PORT,
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    boardTimeZone: BOARD_TIME_ZONE,
    publicUrl,
    smtpUrl: SMTP_URL ?? null,
    mailFrom: MAIL_FROM,
    proxies: PROXIES,
    drainMs: DRAIN_SECONDS * 1000,
    migrateWithoutCopy: result.data.MIGRATE_WITHOUT_COPY === 'yes',
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : null,
    isDevelopment: ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname),
    referralKey: REFERRAL_KEY ?? null,
    metricsToken: METRICS_TOKEN ?? null,
  }
}
