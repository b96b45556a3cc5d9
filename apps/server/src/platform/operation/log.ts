// What a log line may hold: never a student's words. Messages of databases and parsers quote their input, and PostgreSQL adds
// whole rows as `detail`, so of a fault only what the code itself wrote is logged.
import type { FastifyServerOptions } from 'fastify'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Receives lines instead of standard output, one JSON object each. */
export interface LogStream {
  write(line: string): void
}

/** PostgreSQL's codes for broken constraints and for statements that do not fit the schema: they quote only our own names. */
const quotesOnlyNames = /^(23|42)[0-9A-Z]{3}$/

/** Removes quoted texts, email addresses, and everything after the first line. */
const withoutValues = (message: string): string =>
  message
    .replace(/\n.*/s, '')
    .replace(/["'`].*["'`]/, '…')
    .replace(/\S+@\S+/g, '…')

const textIn = (thrown: object, name: string): string | undefined => {
  const value = (thrown as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** How many causes of a fault are logged. */
const maxCauses = 3

/** pino calls the name of an error `type`. */
type LoggedFault = {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** SQLite's result code. */
  readonly errcode?: string
  /** What PostgreSQL names as broken. */
  readonly table?: string
  readonly constraint?: string
  /** Places in the code, without the message. */
  readonly stack: string
  readonly cause?: LoggedFault
}

/** Returns what may be logged about a fault. */
export const loggable = (thrown: unknown, causes = maxCauses): LoggedFault => {
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

/** Fastify's own lines may name a request, of which only the id is logged. */
const onlyId = (request: unknown) => ({
  id: typeof request === 'object' && request !== null ? textIn(request, 'id') : undefined,
})

/** @param level pino's */
export const logOf = (level: string, stream?: LogStream): LoggerOptions => ({
  level,
  ...(stream && { stream }),
  serializers: { err: (thrown: unknown) => loggable(thrown), req: onlyId, res: () => ({}) },
  hooks: {
    // The framework may log a bare error, or a message with an address in it. Every line gets a safe message.
    logMethod(args, log) {
      const [first, second] = args as unknown[]
      const isText = typeof first === 'string'
      const about = isText || first === undefined ? {} : first instanceof Error ? { err: first } : first
      const message = isText ? first : second
      log.apply(this, [about, typeof message === 'string' ? withoutValues(message) : 'fault'])
    },
  },
})
