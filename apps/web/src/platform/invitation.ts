// Who sent the link: the referral code that a visitor came with, kept on this device until an account is made with it.
// It survives any way through the pages and a later visit; a newer link takes the place of an older one.
import { readStored, store } from './storage.ts'

const key = 'invitation'
const day = 24 * 60 * 60 * 1000
export const invitationLasts = 30 * day

/** No code is as long as this; the call would be turned down for one that is. */
const longestCode = 200

/** The code that an address carries in `ref`; null without one. */
export function invitationIn(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')
  return code !== null && code !== '' && code.length <= longestCode ? code : null
}

/** Keeps the code of the address, if it has one. @param now epoch milliseconds */
export function keepInvitation(search: string, now: number): void {
  const code = invitationIn(search)
  if (code !== null) store(key, JSON.stringify({ code, at: now }))
}

/** The code of the newest link, for thirty days after it was followed. @param now epoch milliseconds */
export function keptInvitation(now: number): string | null {
  try {
    const { code, at } = JSON.parse(readStored(key) ?? '{}') as { code?: unknown; at?: unknown }
    if (typeof code !== 'string' || typeof at !== 'number') return null
    return now - at < invitationLasts ? code : null
  } catch {
    return null
  }
}

/** An account was made with it. */
export const forgetInvitation = (): void => store(key, null)
