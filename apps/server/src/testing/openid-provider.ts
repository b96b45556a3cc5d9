// A real OpenID provider on this machine, in place of Google: it signs, and it checks the code and the PKCE proof.
import { Events, type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import type { Google } from '../platform/identity/google.ts'
import { openGoogle } from '../platform/identity/google-client.ts'

export interface Provider {
  readonly issuer: string
  readonly google: Google
  /** Sets the claims of the identity that signs in from now on. */
  readonly be: (claims: Readonly<Record<string, unknown>>) => void
  /** Follows the address and returns the query of the page that the browser is redirected to. */
  readonly answerOf: (address: string) => Promise<string>
  readonly stop: () => Promise<void>
}

const publicUrl = 'https://toron.test'

export const aProvider = async (): Promise<Provider> => {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  let claims: Readonly<Record<string, unknown>> = {}
  server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, claims)
  })
  const issuer = server.issuer.url ?? ''
  return {
    issuer,
    google: openGoogle({ issuer, clientId: 'toron', clientSecret: 'secret' }, publicUrl),
    be: (who) => {
      claims = { aud: 'toron', ...who }
    },
    answerOf: async (address) => {
      const reply = await fetch(address, { redirect: 'manual' })
      return new URL(reply.headers.get('location') ?? '').search.slice(1)
    },
    stop: () => server.stop(),
  }
}
