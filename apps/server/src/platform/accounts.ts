// Email and password through better-auth, on our own database. We call its functions; its own HTTP paths stay shut,
// so that every call of the product has the contract's validation, limits and words.
import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import type { Database } from './storage/database.ts'

/** A session lasts this long after the sign-in, unless it is revoked before. */
const sessionSeconds = 90 * 24 * 60 * 60

export interface Accounts {
  /** Makes the identity and its first session; null when the address has an account. */
  readonly signUp: (who: { name: string; email: string; password: string }) => Promise<SignedIn | null>
  /** Null when address and password do not belong together; takes as long for an unknown address. */
  readonly signIn: (who: { email: string; password: string }) => Promise<SignedIn | null>
  /** Revokes a session. */
  readonly signOut: (token: string) => Promise<void>
}

interface SignedIn {
  readonly token: string
  readonly userId: string
  readonly name: string
}

export const openAccounts = ({ writer, dialect }: Database): Accounts => {
  const auth = betterAuth({
    database: { db: writer, type: dialect },
    baseURL: 'http://localhost',
    // Signs cookies, which we do not use: the token is the opaque bearer of the session row.
    secret: randomBytes(32).toString('base64url'),
    emailAndPassword: {
      enabled: true,
      // Lengths are checked by the contract, in characters; these are the library's own, in UTF-16 units.
      minPasswordLength: 8,
      maxPasswordLength: 256,
    },
    session: { expiresIn: sessionSeconds },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  return {
    signUp: async (body) => {
      try {
        const { token, user } = await auth.api.signUpEmail({ body })
        return token ? { token, userId: user.id, name: user.name } : null
      } catch (thrown) {
        if (hasCode(thrown, /^USER_ALREADY_EXISTS/)) return null
        throw thrown
      }
    },
    signIn: async (body) => {
      try {
        const { token, user } = await auth.api.signInEmail({ body })
        return { token, userId: user.id, name: user.name }
      } catch (thrown) {
        if (hasCode(thrown, /^INVALID_EMAIL_OR_PASSWORD$/)) return null
        throw thrown
      }
    },
    signOut: async (token) => {
      const { internalAdapter } = await auth.$context
      await internalAdapter.deleteSession(token)
    },
  }
}

/** better-auth throws errors whose body carries a code. */
const hasCode = (thrown: unknown, code: RegExp): boolean =>
  thrown instanceof Error &&
  'body' in thrown &&
  typeof thrown.body === 'object' &&
  thrown.body !== null &&
  'code' in thrown.body &&
  code.test(String(thrown.body.code))
