// Google as the features see it. The client behind this interface is loaded only where Google is set up.

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
  /** Google's own id of the account, which never changes. */
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  /** Chosen by the owner at Google, unchecked. */
  readonly name: string
  /** Empty where there is none. */
  readonly picture: string
}

/** The student declined at Google. */
export class Declined extends Error {}
/** The reply is forged, too old, or of another attempt. */
export class NotValid extends Error {}
/** Google cannot be reached. */
export class Unavailable extends Error {}

export interface Google {
  readonly newAttempt: () => Attempt
  /** Returns where to send the browser. @throws Unavailable */
  readonly addressOf: (attempt: Attempt, state: string) => Promise<string>
  /** @param answer the query with which Google redirects back @throws Declined, NotValid or Unavailable */
  readonly identityOf: (attempt: Attempt, state: string, answer: string) => Promise<GoogleIdentity>
}
