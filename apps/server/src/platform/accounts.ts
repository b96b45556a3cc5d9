// Email and password through better-auth, on our own database. We call its functions; its own HTTP paths stay shut,
// so that every call of the product has the contract's validation, limits and words.
import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'
import { NothingKept, TooManyPasswords } from './errors.ts'
import type { Limits } from './limits.ts'
import { newId } from './new-id.ts'
import type { Database } from './storage/database.ts'

/** A session lasts this long after the sign-in, unless it is revoked before. */
const sessionSeconds = 90 * 24 * 60 * 60

export interface Accounts {
  /** Makes the identity and its first session; null when the address has an account. */
  readonly signUp: (who: { name: string; email: string; password: string }) => Promise<SignedIn | null>
  /**
   * Null when address and password do not belong together; takes as long for an unknown address. @param device what tries
   * from this device are counted under (decision 53); null: it is a stranger to the account
   */
  readonly signIn: (
    who: { email: string; password: string },
    device: string | null,
  ) => Promise<SignedIn | null>
  /** Revokes a session. */
  readonly signOut: (token: string) => Promise<void>
  /** Revokes every session of the identity, but for the one of `keep`. */
  readonly signOutEverywhere: (userId: string, keep?: string) => Promise<void>
  readonly findByEmail: (email: string) => Promise<Identity | null>
  readonly findById: (userId: string) => Promise<Identity | null>
  /** Whether that is the identity's password; false as well for one that has none. */
  readonly passwordHolds: (userId: string, password: string) => Promise<boolean>
  readonly hasPassword: (userId: string) => Promise<boolean>
  /** Sets the password, of an identity that had none, too. */
  readonly setPassword: (userId: string, password: string) => Promise<void>
  /**
   * The identity of that Google account, made or found by its confirmed address. An identity whose address nobody had
   * confirmed loses its password and its sessions: whoever set them may not be who reads the mail.
   */
  readonly findOrAddByGoogle: (who: { subject: string; email: string; name: string }) => Promise<Identity>
  /** A new session of the identity; its token. */
  readonly openSession: (userId: string) => Promise<string>
  /** Gives the identity that address, confirmed; false where another identity has it. */
  readonly setEmail: (userId: string, email: string) => Promise<boolean>
}

export interface Identity {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly emailConfirmed: boolean
}

interface SignedIn {
  readonly token: string
  readonly userId: string
  readonly name: string
}

/** Wrong passwords within so many milliseconds, of one device or of all strangers to an account (decision 53). */
const mostWrong = 10
const triesLast = 15 * 60 * 1000

/** Node has four threads for hashing and for files: one stays free, so that no answer waits on its way to disk for passwords. */
const hashing = pLimit(3)

/** Counts a try before its password is looked at, so that a thousand at once are no way round, and takes it back unless it was wrong. */
const withTries =
  (limits: Limits) =>
  async <T>(tries: string, check: () => Promise<T>): Promise<T> => {
    const { current, ttl } = await limits.count(tries, triesLast)
    if (current > mostWrong) throw new TooManyPasswords(Math.ceil(ttl / 1000))
    let isWrong = false
    try {
      const result = await check()
      isWrong = !result
      return result
    } finally {
      if (!isWrong) await limits.giveBack(tries, triesLast)
    }
  }

export const openAccounts = ({ writer, dialect }: Database, limits: Limits): Accounts => {
  const counted = withTries(limits)
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
      password: {
        hash: (password) => hashing(() => hashPassword(password)),
        verify: (given) => hashing(() => verifyPassword(given)),
      },
    },
    session: { expiresIn: sessionSeconds },
    advanced: { database: { generateId: newId } },
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
        if (!hasCode(thrown, /^FAILED_TO_CREATE_USER$/)) throw thrown
        // The library's word for whatever the database said: somebody was first with this address, or nothing can be kept.
        const { internalAdapter } = await auth.$context
        if (await internalAdapter.findUserByEmail(body.email)) return null
        throw new NothingKept()
      }
    },
    signIn: (body, device) =>
      counted(device ? `device ${device}` : `strangers to ${body.email}`, async () => {
        try {
          const { token, user } = await auth.api.signInEmail({ body })
          return { token, userId: user.id, name: user.name }
        } catch (thrown) {
          if (hasCode(thrown, /^INVALID_EMAIL_OR_PASSWORD$/)) return null
          throw thrown
        }
      }),
    signOut: async (token) => {
      const { internalAdapter } = await auth.$context
      await internalAdapter.deleteSession(token)
    },
    signOutEverywhere: async (userId, keep) => {
      const { internalAdapter } = await auth.$context
      const sessions = await internalAdapter.listSessions(userId)
      const tokens = sessions.map(({ token }) => token).filter((token) => token !== keep)
      if (tokens.length > 0) await internalAdapter.deleteSessions(tokens)
    },
    findByEmail: async (email) => {
      const { internalAdapter } = await auth.$context
      return identityOf((await internalAdapter.findUserByEmail(email))?.user)
    },
    findById: async (userId) => {
      const { internalAdapter } = await auth.$context
      return identityOf(await internalAdapter.findUserById(userId))
    },
    passwordHolds: async (userId, password) => {
      const context = await auth.$context
      const account = await context.internalAdapter.findCredentialAccount(userId)
      const hash = account?.password
      if (!hash) return false
      return counted(`session ${userId}`, () => context.password.verify({ hash, password }))
    },
    hasPassword: async (userId) => {
      const { internalAdapter } = await auth.$context
      return Boolean((await internalAdapter.findCredentialAccount(userId))?.password)
    },
    setPassword: async (userId, password) => {
      const context = await auth.$context
      const hash = await context.password.hash(password)
      const account = await context.internalAdapter.findCredentialAccount(userId)
      if (account) await context.internalAdapter.updateAccount(account.id, { password: hash })
      else {
        await context.internalAdapter.linkAccount({
          ...{ userId, providerId: 'credential', accountId: userId, password: hash },
        })
      }
    },
    findOrAddByGoogle: async ({ subject, email, name }) => {
      const { internalAdapter } = await auth.$context
      const account = { providerId: 'google', accountId: subject }
      const owner = await internalAdapter.findAccountOwnerByKey(account)
      const known = owner?.kind === 'owned' ? identityOf(owner.user) : null
      if (known) return known
      const holder = identityOf((await internalAdapter.findUserByEmail(email))?.user)
      if (!holder) {
        const made = await internalAdapter.createOAuthUser({ email, name, emailVerified: true }, account)
        return { userId: made.user.id, name, email, emailConfirmed: true }
      }
      if (!holder.emailConfirmed) {
        await internalAdapter.deleteUserSessions(holder.userId)
        const password = await internalAdapter.findCredentialAccount(holder.userId)
        if (password) await internalAdapter.deleteAccount(password.id)
        await internalAdapter.updateUser(holder.userId, { emailVerified: true })
      }
      await internalAdapter.linkAccount({ ...account, userId: holder.userId })
      return { ...holder, emailConfirmed: true }
    },
    openSession: async (userId) => {
      const { internalAdapter } = await auth.$context
      return (await internalAdapter.createSession(userId)).token
    },
    setEmail: async (userId, email) => {
      const { internalAdapter } = await auth.$context
      const holder = await internalAdapter.findUserByEmail(email)
      if (holder && holder.user.id !== userId) return false
      await internalAdapter.updateUser(userId, { email, emailVerified: true })
      return true
    },
  }
}

interface FoundUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

const identityOf = (user: FoundUser | null | undefined): Identity | null =>
  user
    ? { userId: user.id, name: user.name, email: user.email, emailConfirmed: Boolean(user.emailVerified) }
    : null

/** better-auth throws errors whose body carries a code. */
const hasCode = (thrown: unknown, code: RegExp): boolean =>
  thrown instanceof Error &&
  'body' in thrown &&
  typeof thrown.body === 'object' &&
  thrown.body !== null &&
  'code' in thrown.body &&
  code.test(String(thrown.body.code))
