// The real server on the built tree with its own database, a mail server and an OpenID provider, shared by all
// journeys of a run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aProvider } from '../apps/server/src/testing/openid-provider.ts'
import { startServer } from '../bench/processes.ts'
import { executable } from './chromium.ts'
import { collectLetters } from './letters.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
    letters: string
  }
}

/** The Google account in every journey. */
export const atGoogle = { sub: 'nadia-at-google', email: 'nadia@gmail.test', name: 'Nadia Karim' } as const

export default async function setUp(project: { provide: (key: 'site' | 'letters', value: string) => void }) {
  // Two workers would unpack the browser into the same file.
  await executable()
  const directory = mkdtempSync(join(tmpdir(), 'toron-journeys-'))
  const provider = await aProvider()
  provider.be({ email_verified: true, ...atGoogle })
  const letters = await collectLetters()
  const server = await startServer({
    DATABASE_URL: `sqlite:${join(directory, 'journeys.db')}`,
    SMTP_URL: letters.smtp,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: 'toron',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
  project.provide('site', server.url)
  project.provide('letters', letters.address)
  return async () => {
    await server.stop()
    letters.stop()
    await provider.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
