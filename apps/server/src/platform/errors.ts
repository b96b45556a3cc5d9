// Errors thrown when a call cannot be answered, each with the sentence that its caller reads. http/problems.ts turns them into
// replies.
import type { CommonError } from '@toron/contract/errors.ts'
import { messages } from './messages.ts'

/** Thrown when what the request names does not exist, or not for this caller. */
export class NotFound extends Error {}

/** Thrown when a call needs a session, or when its student is missing: signing in again adds the row. */
export class SignInRequired extends Error {
  constructor() {
    super(messages.signIn)
  }
}

/** Thrown when a caller is too fast. */
export class TooManyRequests extends Error {
  readonly seconds: number
  readonly code: CommonError = 'too-many-requests'
  constructor(seconds: number, sentence = messages.tooFast(seconds)) {
    super(sentence)
    this.seconds = seconds
  }
}

/** Thrown after too many wrong passwords (decision 53). */
export class TooManyPasswords extends TooManyRequests {
  override readonly code = 'too-many-passwords'
  constructor(seconds: number) {
    super(seconds, messages.tooManyPasswords(Math.ceil(seconds / 60)))
  }
}

/** Thrown when too many calls wait already. */
export class Busy extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(messages.busy(seconds))
    this.seconds = seconds
  }
}

/** Thrown instead of working on a call whose sender has gone. */
export class SenderGone extends Error {}
