// A server for one journey alone: with a board that nobody else is on, without Google, and there to be stopped.
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
    /** As `npm run administrator` does. */
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
