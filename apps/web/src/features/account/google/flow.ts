// How Google's answer returns: from a popup to this page over a BroadcastChannel or, where the browser blocks the
// popup, to this tab after a redirect.
import { call } from '../../../platform/api.ts'
import { forgetInvitation } from '../../../platform/invitation.ts'
import { startSession, timeZone } from '../active-day.ts'
import { type Newcomer, newcomerFields } from '../queries.ts'

/** An attempt by redirect in this tab. */
interface PendingRedirect {
  readonly state: string
  readonly next: string
}

const channelName = 'google-sign-in'
const redirectKey = 'google-sign-in'

export const beginAttempt = (newcomer: Newcomer) =>
  call('POST /api/account/google/attempts', {
    body: { timeZone: timeZone(), ...newcomerFields(newcomer) },
  })

export const finishAttempt = async (state: string, answer: string): Promise<void> => {
  startSession(await call('POST /api/account/google/sign-ins', { body: { state, answer } }))
  forgetInvitation()
}

/** Opens the popup; null if it was blocked. Must be called in the click handler, or every browser blocks it. */
export const openGoogleWindow = (): Window | null =>
  window.open('', 'google-sign-in', 'popup,width=480,height=660')

/** Leaves this page for Google. Returns false where storage is forbidden, because the attempt could not be resumed. */
export const redirectToGoogle = (address: string, pending: PendingRedirect): boolean => {
  try {
    sessionStorage.setItem(redirectKey, JSON.stringify(pending))
  } catch {
    return false
  }
  window.location.assign(address)
  return true
}

/** Removes and returns the redirect that this answer belongs to; null if there is none. */
export const takeRedirect = (answer: string): PendingRedirect | null => {
  try {
    const stored = sessionStorage.getItem(redirectKey)
    sessionStorage.removeItem(redirectKey)
    const pending = stored === null ? null : (JSON.parse(stored) as PendingRedirect)
    return pending?.state === stateOf(answer) ? pending : null
  } catch {
    return null
  }
}

const stateOf = (answer: string): string | null => new URLSearchParams(answer).get('state')

type Message = { readonly type: 'answer'; readonly answer: string } | { readonly type: 'taken' }

/** Listens for the answer to an attempt until `stop` is called. */
export const listenFor = (
  state: string,
  onAnswer: (answer: string) => void,
): { readonly stop: () => void } => {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'answer' || stateOf(data.answer) !== state) return
    channel.postMessage({ type: 'taken' } satisfies Message)
    onAnswer(data.answer)
  }
  return { stop: () => channel.close() }
}

/** Sends the answer from the popup to the waiting page; calls `onTaken` once it has arrived. */
export const sendAnswer = (answer: string, onTaken: () => void): { readonly stop: () => void } => {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'taken') onTaken()
  }
  channel.postMessage({ type: 'answer', answer } satisfies Message)
  return { stop: () => channel.close() }
}
