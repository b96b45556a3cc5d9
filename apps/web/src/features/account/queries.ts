// Sign-up and sign-in: both answer with a session, which begins at once.
import { call } from '../../platform/api.ts'
import { ApiError, refusalOf } from '../../platform/api-error.ts'
import { beginSession } from '../../platform/session.ts'
import type { Mode, Values } from './form-rules.ts'

/** The IANA zone of this device, by which the server reckons the student's days. */
const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

async function signIn({ email, password }: Values): Promise<void> {
  beginSession(await call('POST /api/account/sign-in', { body: { email, password, timeZone: timeZone() } }))
}

async function signUp(values: Values): Promise<void> {
  const { name, email, password } = values
  try {
    beginSession(
      await call('POST /api/account/sign-up', { body: { name, email, password, timeZone: timeZone() } }),
    )
  } catch (error) {
    // The first try may have made the account and only its answer got lost: then these credentials open it.
    const taken = refusalOf('POST /api/account/sign-up', error) === 'email-taken'
    if (!taken || !(error instanceof ApiError) || error.tries === 1) throw error
    await signIn(values).catch(() => {
      throw error
    })
  }
}

export const enter = (mode: Mode, values: Values): Promise<void> =>
  mode === 'sign-up' ? signUp(values) : signIn(values)
