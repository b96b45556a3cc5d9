// Signing in with Google as the features see it. The client behind it is loaded only where it is set up.

export interface GoogleSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

interface Attempt {
  readonly verifier: string
  readonly nonce: string
}

export interface GoogleIdentity {
  /** Google's own id of the account, for ever the same. */
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  /** As Google has it: any text. */
  readonly name: string
  /** Empty: none. */
  readonly picture: string
}

/** Google said no, because the student did. */
export class Declined extends Error {}
/** The answer does not belong to the attempt, or is forged, or too old. */
export class NotValid extends Error {}
/** Google does not answer. */
export class Away extends Error {}

export interface Google {
  readonly newAttempt: () => Attempt
  /** Where the browser goes. @throws Away */
  readonly addressOf: (attempt: Attempt, state: string) => Promise<string>
  /** @param answer the query of the address that Google came back to @throws Declined, NotValid or Away */
  readonly identityOf: (attempt: Attempt, state: string, answer: string) => Promise<GoogleIdentity>
}
