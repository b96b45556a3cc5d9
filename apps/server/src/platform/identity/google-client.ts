// Google as an OpenID provider, through openid-client, which checks issuer, audience, signature, nonce and PKCE.
import * as oidc from 'openid-client'
import { isFitText } from '../fit-text.ts'
import { Declined, type Google, type GoogleSettings, NotValid, Unavailable } from './google.ts'

/** Seconds. */
const timeout = 8

/** @param publicUrl the origin that Google comes back to, at /google */
export const openGoogle = (settings: GoogleSettings, publicUrl: string): Google => {
  const { issuer, clientId, clientSecret } = settings
  const callback = `${publicUrl}/google`
  let discovered: Promise<oidc.Configuration> | undefined
  const configuration = async (): Promise<oidc.Configuration> => {
    const insecure = issuer.startsWith('http://')
    discovered ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout,
      // Only a provider on this machine, as in tests, speaks plain HTTP.
      execute: insecure ? [oidc.allowInsecureRequests] : [],
    })
    try {
      return await discovered
    } catch {
      discovered = undefined
      throw new Unavailable()
    }
  }
  return {
    newAttempt: () => ({ verifier: oidc.randomPKCECodeVerifier(), nonce: oidc.randomNonce() }),
    addressOf: async ({ verifier, nonce }, state) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt: 'select_account',
      }).href,
    identityOf: async ({ verifier, nonce }, state, answer) => {
      const config = await configuration()
      const claims = await oidc
        .authorizationCodeGrant(config, new URL(`${callback}?${answer}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        .then((tokens) => tokens.claims(), translate)
      if (!claims || !isFitText(claims.sub)) throw new NotValid()
      return {
        subject: claims.sub,
        email: textOf(claims.email).trim().toLowerCase(),
        emailVerified: claims.email_verified === true,
        name: typeof claims.name === 'string' ? claims.name : '',
        picture: pictureOf(textOf(claims.picture)),
      }
    },
  }
}

const translate = (fault: unknown): never => {
  if (fault instanceof oidc.AuthorizationResponseError) throw new Declined()
  const cause = fault instanceof Error ? fault.cause : undefined
  const isNetwork = fault instanceof TypeError && cause !== undefined
  const isTimeout = fault instanceof oidc.ClientError && fault.code === 'OAUTH_TIMEOUT'
  throw isNetwork || isTimeout ? new Unavailable() : new NotValid()
}

/** Returns an empty string for a claim that is not a string or cannot be stored. */
const textOf = (claim: unknown): string => (typeof claim === 'string' && isFitText(claim) ? claim : '')

const maxAddressLength = 500

/** Drops pictures that the Content-Security-Policy would not show. */
const pictureOf = (address: string): string =>
  /^https:\/\/[\w-]+\.googleusercontent\.com\//.test(address) && address.length <= maxAddressLength
    ? address
    : ''
