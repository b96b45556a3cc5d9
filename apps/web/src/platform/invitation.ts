// The referral code of the link that brought a visitor, stored on this device until an account is created with it. It
// survives navigation and later visits; a newer link replaces an older one.
import { readStored, store } from './storage.ts'

const key = 'invitation'
const day = 24 * 60 * 60 * 1000
export const invitationLasts = 30 * day

/** Real codes are shorter; the sign-up call would refuse a longer one. */
const longestCode = 200

/** The `ref` of an address; null without one. */
export const invitationIn = (search: string): string | null => {
  const code = new URLSearchParams(search).get('ref')
  return code !== null && code !== '' && code.length <= longestCode ? code : null
}

/**
 * Stores the code of the address, if it has one. Every page runs it in its head, because a friend's link may lead to
 * any page, and the visitor may leave it before any other code has come. It has no quotes, angle brackets or ampersands
 * because React escapes them in text; a code that is not too long has nothing at the place after the longest.
 */
export const invitationScript =
  '(function(){try{var c=new URLSearchParams(location.search).get(`ref`);' +
  `if(c)if(!c[${longestCode}])` +
  `localStorage.setItem(\`${key}\`,JSON.stringify({code:c,at:Date.now()}))}catch(e){}})()`

/** The code of the newest link, for thirty days after it was followed. @param now epoch milliseconds */
export const storedInvitation = (now: number): string | null => {
  try {
    const { code, at } = JSON.parse(readStored(key) ?? '{}') as { code?: unknown; at?: unknown }
    if (typeof code !== 'string' || typeof at !== 'number') return null
    return now - at < invitationLasts ? code : null
  } catch {
    return null
  }
}

/** Called once an account was created with it. */
export const forgetInvitation = (): void => store(key, null)
