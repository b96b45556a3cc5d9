// The real server on the built tree and a database of its own, with a mail server and an OpenID provider beside it, for
// all journeys of a run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Events, type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import { start } from '../bench/processes.ts'
import { collectLetters } from './letters.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
    letters: string
  }
}

/** Who signs in with Google in every journey. */
export const atGoogle = { sub: 'nadia-at-google', email: 'nadia@gmail.test', name: 'Nadia Karim' } as const

const aProvider = async (): Promise<OAuth2Server> => {
  const provider = new OAuth2Server()
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  provider.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, { aud: 'toron', email_verified: true, ...atGoogle })
  })
  return provider
}

export default async function setUp(project: { provide: (key: 'site' | 'letters', value: string) => void }) {
  const directory = mkdtempSync(join(tmpdir(), 'toron-journeys-'))
  const provider = await aProvider()
  const letters = await collectLetters()
  const server = await start('apps/server/src/main.ts', '/data/catalogue.json', {
    DATABASE_URL: `sqlite:${join(directory, 'journeys.db')}`,
    SMTP_URL: letters.smtp,
    GOOGLE_ISSUER: provider.issuer.url ?? '',
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
