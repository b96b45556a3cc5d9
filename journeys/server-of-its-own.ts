// A server for a single journey: with an empty board, without Google, and free to be stopped.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '../bench/processes.ts'

export const aServerOfItsOwn = async (environment: Record<string, string> = {}) => {
  const directory = mkdtempSync(join(tmpdir(), 'toron-journey-'))
  const database = { DATABASE_URL: `sqlite:${join(directory, 'journey.db')}` }
  const server = await start('apps/server/src/main.ts', '/data/catalogue.json', {
    ...database,
    ...environment,
  })
  return {
    url: server.url,
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
