// What a student reads when a call fails: a sentence that says what to do.
import type { CommonError } from '@toron/contract/errors.ts'
import { formatDate } from '@toron/domain/format-dates.ts'
import { ApiError } from './api-error.ts'
import { lostOnTheWay, offlineMessage } from './offline/messages.ts'

export const commonMessages: Readonly<Record<CommonError, string>> = {
  'invalid-request': 'Something in what was sent is not right. Check it and try again.',
  'sign-in-required': 'You are signed out. Sign in to go on.',
  'not-found': 'This is not here any more.',
  'too-large': 'That is more than we can take at once. Make it shorter and try again.',
  'not-json': lostOnTheWay,
  'too-many-requests': 'That was a little fast. Wait a moment, then try again.',
  'too-many-passwords':
    'Too many wrong passwords were tried. Wait a quarter of an hour, or choose a new password by mail.',
  fault: 'Something went wrong on our side. Try again in a moment.',
  busy: 'Very many students are practising right now. Try again in a moment.',
}

export const messages = {
  /** For the console; without full stops, because a code follows. */
  console: {
    progressNotFetched: 'The progress could not be fetched',
    logoutNotHeard: 'The server did not hear of the logout',
    codeNotFetched: (name: string) => `The code of ${name} could not be fetched`,
  },
  lastVisit: {
    kept: 'Your progress is kept, and shows again once it loads.',
    /** Under an error: how old the numbers on screen are. */
    since: (moment: number) => `The numbers here are from your last visit (${formatMoment(moment)}).`,
  },
}

/** `23 November, 14:05`, in this device's zone. */
const formatMoment = (moment: number): string =>
  formatDate(moment, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).replace(
    ' at ',
    ', ',
  )

/** With the id under which the failure is found in the server's log. */
const quoted = (sentence: string, id: string): string => `${sentence} (Quote ${id}.)`

/** The sentence for any error that a call throws. */
export const explain = (error: unknown): string => {
  if (!(error instanceof ApiError)) return commonMessages.fault
  const { problem } = error
  switch (problem.kind) {
    case 'refusal':
      return problem.sentence
    case 'common':
      return problem.id ? quoted(commonMessages[problem.code], problem.id) : commonMessages[problem.code]
    case 'offline':
      return offlineMessage
  }
}
