// A server for a single journey: with an empty board, without Google, and free to be stopped.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer } from '../bench/processes.ts'

export const aServerOfItsOwn = async (environment: Record<string, string> = {}) => {
  const directory = mkdtempSync(join(tmpdir(), 'toron-journey-'))
  const database = { DATABASE_URL: `sqlite:${join(directory, 'journey.db')}` }
  const startWith = (more: Record<string, string>) => startServer({ ...database, ...environment, ...more })
  let server = await startWith({})
  return {
    url: server.url,
    /** Starts it again on the same database with its clock so many days ahead. Returns its new address. */
    later: async (days: number): Promise<string> => {
      await server.stop()
      const clock = pathToFileURL(join(import.meta.dirname, 'days-later.ts'))
      server = await startWith({ NODE_OPTIONS: `--import=${clock}`, DAYS_LATER: String(days) })
      return server.url
    },
    /** Like `npm run administrator`. */
    appoint: (id: string) =>
      execFileSync(process.execPath, ['scripts/appoint-administrator.ts', id, '--yes'], {
        cwd: join(import.meta.dirname, '..'),
        env: { ...process.env, ...database },
      }),
    stop: async () => {
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
