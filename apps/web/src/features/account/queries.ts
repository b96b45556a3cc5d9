// Sign-up and sign-in. Both return a session, which begins at once.
import { call } from '../../platform/api.ts'
import { ApiError, refusalOf } from '../../platform/api-error.ts'
import { forgetInvitation } from '../../platform/invitation.ts'
import { startSession, timeZone } from './active-day.ts'

export type Mode = 'sign-in' | 'sign-up'

interface Values {
  readonly name: string
  readonly email: string
  readonly password: string
}

const signIn = async ({ email, password }: Values): Promise<void> => {
  startSession(await call('POST /api/account/sign-in', { body: { email, password, timeZone: timeZone() } }))
}

/** What applies to a new account only. */
export interface Newcomer {
  /** The referral code of the link they came by. */
  readonly referral: string | null
  /** Whether the name is hidden from others. */
  readonly isAnonymous: boolean
}

/** The newcomer as fields of a request body. */
export const newcomerFields = ({
  referral,
  isAnonymous,
}: Newcomer): { ref?: string; isAnonymous: boolean } =>
  referral === null ? { isAnonymous } : { ref: referral, isAnonymous }

const signUp = async (values: Values, newcomer: Newcomer): Promise<void> => {
  const { name, email, password } = values
  try {
    startSession(
      await call('POST /api/account/sign-up', {
        body: { name, email, password, timeZone: timeZone(), ...newcomerFields(newcomer) },
      }),
    )
  } catch (error) {
    // An earlier attempt may have created the account and only its reply was lost: then these credentials sign in.
    const isTaken = refusalOf('POST /api/account/sign-up', error) === 'account-not-made'
    if (!isTaken || !(error instanceof ApiError) || error.tries === 1) throw error
    await signIn(values).catch(() => {
      throw error
    })
  }
  forgetInvitation()
}

export const authenticate = (mode: Mode, values: Values, newcomer: Newcomer): Promise<void> =>
  mode === 'sign-up' ? signUp(values, newcomer) : signIn(values)
