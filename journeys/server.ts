// The real server on the built tree and a database of its own, for all journeys of a run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '../bench/processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
  }
}

export default async function setUp(project: { provide: (key: 'site', value: string) => void }) {
  const directory = mkdtempSync(join(tmpdir(), 'toron-journeys-'))
  const server = await start('apps/server/src/main.ts', '/data/catalogue.json', {
    DATABASE_URL: `sqlite:${join(directory, 'journeys.db')}`,
  })
  project.provide('site', server.url)
  return async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
