// What a log line may hold: never a student's words. Messages of databases and parsers quote what they were given, and
// PostgreSQL adds whole rows as `detail`, so of a fault only what the code itself wrote is kept.
import type { FastifyServerOptions } from 'fastify'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Where lines go instead of standard output: one JSON object each. */
export interface LogStream {
  write(line: string): void
}

/** PostgreSQL: constraints broken and statements that do not fit the schema. What these quote are names of ours. */
const quotesOnlyNames = /^(23|42)[0-9A-Z]{3}$/

/** Texts in quotes or after a "Key", addresses of people, and anything after the first line. */
const withoutValues = (message: string): string =>
  message
    .replace(/\n.*/s, '')
    .replace(/["'`].*["'`]/, '…')
    .replace(/\S+@\S+/g, '…')

const textIn = (thrown: object, name: string): string | undefined => {
  const value = (thrown as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** How many causes behind a fault are told. */
const mostCauses = 3

/** A `type`, because that is what pino calls the name of an error. */
type LoggedFault = {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** SQLite's own number. */
  readonly errcode?: string
  /** PostgreSQL's names of what was broken. */
  readonly table?: string
  readonly constraint?: string
  /** Only the places in the code. */
  readonly stack: string
  readonly cause?: LoggedFault
}

/** What may be written about a fault. */
export const loggable = (thrown: unknown, causes = mostCauses): LoggedFault => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'not an Error', stack: '' }
  const code = textIn(thrown, 'code')
  const namesOnly = quotesOnlyNames.test(code ?? '')
  const places = (thrown.stack ?? '').replace(thrown.message, '').match(/^ {4}at .+$/gm) ?? []
  const more: Record<string, string> = {}
  for (const name of ['code', 'errcode', 'table', 'constraint']) {
    const text = textIn(thrown, name)
    if (text !== undefined) more[name] = text
  }
  return {
    type: thrown.name,
    message: namesOnly ? thrown.message : withoutValues(thrown.message),
    ...more,
    stack: places.join('\n'),
    ...(thrown.cause !== undefined && causes > 0 && { cause: loggable(thrown.cause, causes - 1) }),
  }
}

/** Fastify's own lines may name a request; its id is enough. */
const onlyId = (request: unknown) => ({
  id: typeof request === 'object' && request !== null ? textIn(request, 'id') : undefined,
})

/** @param level pino's */
export const logOf = (level: string, stream?: LogStream): LoggerOptions => ({
  level,
  ...(stream && { stream }),
  serializers: { err: (thrown: unknown) => loggable(thrown), req: onlyId, res: () => ({}) },
  hooks: {
    // A line of the framework's may be a bare error, or a message with an address in it; each has a message all the same.
    logMethod(given, log) {
      const [first, second] = given as unknown[]
      const isText = typeof first === 'string'
      const about = isText || first === undefined ? {} : first instanceof Error ? { err: first } : first
      const message = isText ? first : second
      log.apply(this, [about, typeof message === 'string' ? withoutValues(message) : 'fault'])
    },
  },
})
