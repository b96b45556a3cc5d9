// Reads the settings from the environment and checks them before anything starts. Each mistake gets a sentence.
import { isTimeZone } from '@toron/domain/calendar.ts'
import { z } from 'zod'
import type { GoogleSettings } from '../identity/google.ts'

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
    .refine(
      (address) => [null, undefined, 'true'].includes(URL.parse(address)?.searchParams.get('pgbouncer')),
      'DATABASE_URL may end with ?pgbouncer=true, or leave it out.',
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

/** With only one of the two, the Google button would be missing without an explanation. */
const isGoogleComplete = (values: { GOOGLE_CLIENT_ID?: unknown; GOOGLE_CLIENT_SECRET?: unknown }) =>
  Boolean(values.GOOGLE_CLIENT_ID) === Boolean(values.GOOGLE_CLIENT_SECRET)

const checkedSettings = settingsSchema.refine(isGoogleComplete, {
  error: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both, or neither.',
  // Runs even if other settings are wrong, because all mistakes are reported at once.
  when: () => true,
})

export interface Settings {
  readonly port: number
  readonly databaseUrl: string
  readonly logLevel: string
  /** The zone in which a month of the leaderboard begins and ends. */
  readonly boardTimeZone: string
  /** The address that students open, with which links in letters begin. Never taken from a request. */
  readonly publicUrl: string
  /** Null: letters are not sent. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** How many proxies of ours are in front of this server, which limits by address depend on. */
  readonly proxies: number
  /** Milliseconds for which the process still takes requests after being told to end. */
  readonly drainMs: number
  /** Whether an embedded database is migrated without a copy being made first. */
  readonly migrateWithoutCopy: boolean
  /** Null: signing in with Google is not set up. */
  readonly google: GoogleSettings | null
  /** Whether this is a developer's machine: PUBLIC_URL is not set, or is this machine. */
  readonly isDevelopment: boolean
  /** Null: an embedded database has the key in a file beside it. */
  readonly referralKey: string | null
  /** Opens /metrics. Null: there are no metrics. */
  readonly metricsToken: string | null
}

/** Reads the settings. Empty values count as not set. @throws Error listing every mistake */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = checkedSettings.safeParse(values)
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
