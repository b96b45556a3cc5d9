// Signs up and in with a password, and changes it. Hashing takes a tenth of a second, so it happens before the transaction,
// which checks again what the hash was made for.
import type { Database } from '../storage/database.ts'
import { transact } from '../storage/write.ts'
import type { Kit, OnSignIn, SignedIn } from './kit.ts'
import { addIdentity, addSignInMethod, advanceState, lockProven, type Proof, setPassword } from './rows.ts'
import { endSessions, openSession } from './sessions.ts'

/** Returns null when the address has an account. */
export const signUp = async <T>(
  { database, hashing, clock }: Kit,
  { name, email, password }: { name: string; email: string; password: string },
  onSignIn: OnSignIn<T>,
): Promise<SignedIn<T> | null> => {
  if (await credentialOf(database, { email })) return null
  const hash = await hashing.hash(password)
  const now = clock()
  return transact(database, async (trx) => {
    const userId = await addIdentity(trx, { name, email, isConfirmed: false }, now)
    if (!userId) return null
    await addSignInMethod(trx, { userId, providerId: 'credential', accountId: userId, password: hash }, now)
    const token = await openSession(trx, userId, now)
    return { token, userId, result: await onSignIn(trx, { userId, name }) }
  })
}

/** Returns null when address and password do not match, and takes as long for an unknown address. */
export const signIn = async <T>(
  { database, hashing, clock, limitTries }: Kit,
  { email, password }: { email: string; password: string },
  device: string | null,
  onSignIn: OnSignIn<T>,
): Promise<SignedIn<T> | null> => {
  const known = await limitTries(device ? `device ${device}` : `strangers to ${email}`, async () => {
    const found = await credentialOf(database, { email })
    if (found?.hash) return (await hashing.verify({ hash: found.hash, password })) ? found : null
    await hashing.hash(password)
    return null
  })
  if (!known) return null
  const now = clock()
  return transact(database, async (trx) => {
    if (!(await lockProven(trx, known))) return null
    const token = await openSession(trx, known.userId, now)
    const { userId, name } = known
    return { token, userId, result: await onSignIn(trx, { userId, name }) }
  })
}

/** Returns null when that is not the identity's password, or when it has none. */
export const prove = async (
  { database, hashing, limitTries }: Kit,
  userId: string,
  password: string,
): Promise<Proof | null> => {
  const found = await credentialOf(database, { userId })
  const hash = found?.hash
  if (!hash) return null
  const isRight = await limitTries(`session ${userId}`, () => hashing.verify({ hash, password }))
  return isRight ? { userId, version: found.version } : null
}

/** @param keep the token of the session that stays @returns false when the proof is of an earlier state */
export const changePassword = async (
  { database, hashing, clock }: Kit,
  proof: Proof,
  password: string,
  keep: string,
): Promise<boolean> => {
  const hash = await hashing.hash(password)
  const now = clock()
  return transact(database, async (trx) => {
    const locked = await lockProven(trx, proof)
    if (!locked) return false
    await setPassword(trx, locked.userId, hash, now)
    await endSessions(trx, locked.userId, keep)
    await advanceState(trx, locked.userId, {}, now)
    return true
  })
}

/** Returns the identity with the hash of its password, which is null where it has none. */
export const credentialOf = async (
  { reader }: Database,
  who: { readonly userId: string } | { readonly email: string },
) => {
  const [column, value] =
    'userId' in who ? (['user.id', who.userId] as const) : (['email', who.email] as const)
  const row = await reader
    .selectFrom('user')
    .leftJoin('account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
    )
    .select(['user.id as userId', 'user.name', 'user.securityVersion as version', 'account.password as hash'])
    .where(column, '=', value)
    .executeTakeFirst()
  return row ?? null
}
