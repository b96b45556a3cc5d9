// Settings come from the environment and are checked before anything starts: each mistake gets a sentence.
import { isTimeZone } from '@toron/domain/calendar.ts'
import { z } from 'zod'

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
})

export interface Settings {
  readonly port: number
  readonly databaseUrl: string
  readonly logLevel: string
  /** The zone in which a month of the leaderboard begins and ends. */
  readonly boardTimeZone: string
}

/** Reads the settings; empty values count as not set. Throws one Error that lists every mistake. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = settingsSchema.safeParse(given)
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('\n'))
  const { PORT, DATABASE_URL, LOG_LEVEL, BOARD_TIME_ZONE } = result.data
  return { port: PORT, databaseUrl: DATABASE_URL, logLevel: LOG_LEVEL, boardTimeZone: BOARD_TIME_ZONE }
}
