// Explains in a sentence, for the operator who set DATABASE_URL, why the database cannot be opened at start: some errors of
// the drivers have no message.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { loggable } from './log.ts'

/** Makes the folder of an embedded database. @throws Error when it or the file cannot be written */
export const prepareFolder = (location: string): void => {
  const folder = dirname(location)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    if (existsSync(location)) accessSync(location, constants.W_OK)
  } catch (fault) {
    throw new Error(
      `The folder ${folder} or the file in it cannot be written. Make it, and give it to the user that runs the server.`,
      { cause: fault },
    )
  }
}

const sentences: readonly (readonly [code: RegExp, sentence: string])[] = [
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)$/,
    'No PostgreSQL answers there. Is it running, and are host and port right?',
  ],
  [/^28/, 'PostgreSQL does not let this user in. Check user name and password.'],
  [/^3D000$/, 'PostgreSQL has no database of that name. Create it first.'],
  [
    /^42501$/,
    'This user of PostgreSQL may not make tables. Give it the right to, or the ownership of the database.',
  ],
  [/^53300$/, 'PostgreSQL has no connection left. Raise its max_connections, or run fewer servers.'],
  [/^57P03$/, 'PostgreSQL is starting or stopping. Try again in a moment.'],
  [/^25006$/, 'This PostgreSQL takes no changes: it is a replica, or set so. Name the one that does.'],
  [/^53100$/, 'The disk of PostgreSQL is full.'],
  [/^08P01$/, 'The pooler before PostgreSQL does not let this server through. Its log says why.'],
  [/^sqlite 14$/, 'The file cannot be opened. Is it a folder, or another user’s?'],
  [/^sqlite 26$/, 'The file is no SQLite database. Name another one; it was not changed.'],
  [/^sqlite 8$/, 'The file can be read but not written. Give it to the user that runs the server.'],
  [/^sqlite (10|13)$/, 'The disk is full or broken.'],
]

/** @param thrown by opening or migrating the database */
export const whyNotOpened = (thrown: unknown): string => {
  const { code = '', errcode, message } = loggable(thrown)
  const known = errcode === undefined ? code : `sqlite ${Number(errcode) & 0xff}`
  const [, sentence] = sentences.find(([pattern]) => pattern.test(known)) ?? []
  if (sentence) return sentence
  // Our own messages are safe to show; those of a driver may hold secrets.
  return code === '' && thrown instanceof Error && thrown.message !== '' ? thrown.message : message || known
}
