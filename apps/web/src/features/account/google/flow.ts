// How Google's answer finds its way back: from a small window to this page over a channel of our own origin, or, where
// the browser blocks the window, to this very tab after a detour.
import { call } from '../../../platform/api.ts'
import { forgetInvitation } from '../../../platform/invitation.ts'
import { begin, type Newcomer, sentOf, timeZone } from '../queries.ts'

/** An attempt that went off in this tab. */
interface Detour {
  readonly state: string
  readonly next: string
}

const channelName = 'google-sign-in'
const detourKey = 'google-sign-in'

export const beginAttempt = (newcomer: Newcomer) =>
  call('POST /api/account/google/attempts', {
    body: { timeZone: timeZone(), ...sentOf(newcomer) },
  })

export async function finishAttempt(state: string, answer: string): Promise<void> {
  begin(await call('POST /api/account/google/sign-ins', { body: { state, answer } }))
  forgetInvitation()
}

/** Must be called by the press itself, or every browser blocks it. Null: it was blocked. */
export const openGoogleWindow = (): Window | null =>
  window.open('', 'google-sign-in', 'popup,width=480,height=660')

/** Leaves this page for Google; false where the browser keeps nothing, so that the way back could not be known. */
export function takeDetour(address: string, detour: Detour): boolean {
  try {
    sessionStorage.setItem(detourKey, JSON.stringify(detour))
  } catch {
    return false
  }
  window.location.assign(address)
  return true
}

/** The detour that this answer ends, once. */
export function endDetour(answer: string): Detour | null {
  try {
    const kept = sessionStorage.getItem(detourKey)
    sessionStorage.removeItem(detourKey)
    const detour = kept === null ? null : (JSON.parse(kept) as Detour)
    return detour?.state === stateOf(answer) ? detour : null
  } catch {
    return null
  }
}

const stateOf = (answer: string): string | null => new URLSearchParams(answer).get('state')

type Message = { readonly type: 'answer'; readonly answer: string } | { readonly type: 'taken' }

/** Waits for the answer to an attempt; `stop` ends the waiting. */
export function listenFor(state: string, onAnswer: (answer: string) => void): { readonly stop: () => void } {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'answer' || stateOf(data.answer) !== state) return
    channel.postMessage({ type: 'taken' } satisfies Message)
    onAnswer(data.answer)
  }
  return { stop: () => channel.close() }
}

/** From the small window: tells the page that waits; `onTaken` when it has heard. */
export function tell(answer: string, onTaken: () => void): { readonly stop: () => void } {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'taken') onTaken()
  }
  channel.postMessage({ type: 'answer', answer } satisfies Message)
  return { stop: () => channel.close() }
}
