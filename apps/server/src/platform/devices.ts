// Devices that an account was opened on, known by a cookie which only our own calls see (decision 53). It lets nobody in:
// it says that whoever tries a password here is not one of the strangers whose tries are counted together.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from './keyed-hash.ts'

export interface Device {
  /** The one that the device has, else the one it will have once it is remembered. */
  readonly name: string
  /** What the device's tries at this account are counted under; null where the account was never opened on it. */
  readonly nameFor: (email: string) => string | null
  /** The account was opened here. */
  readonly remember: (email: string) => void
}

/** The device that sent this Cookie header. @param setCookie puts a Set-Cookie header on the reply */
export type Devices = (cookies: string | undefined, setCookie: (cookie: string) => void) => Device

/** Accounts that a shared device is remembered for: brothers and sisters. */
const mostAccounts = 5
/** Seconds; browsers keep none for longer. */
const lasts = 400 * 24 * 60 * 60

/** @param publicUrl where students open the product */
export const openDevices =
  (hash: KeyedHash, publicUrl: string): Devices =>
  (cookies, setCookie) => {
    const [, name, listed = ''] = pattern.exec(cookies ?? '') ?? []
    const marks = listed.split('.').slice(1)
    const own = name ?? randomBytes(16).toString('base64url')
    const markOf = (name: string, email: string) => hash('device', `${name} ${email}`)
    return {
      name: own,
      nameFor: (email) => {
        if (!name) return null
        const mark = markOf(name, email)
        return marks.some((each) => isSame(each, mark)) ? `${name} ${email}` : null
      },
      remember: (email) => {
        const mark = markOf(own, email)
        const kept = [mark, ...marks.filter((each) => each !== mark)].slice(0, mostAccounts)
        const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
        setCookie(
          `device=${[own, ...kept].join('.')}; Path=/api/account; Max-Age=${lasts}; HttpOnly; SameSite=Strict${secure}`,
        )
      },
    }
  }

/** A name, and a mark for each account. */
const pattern = /(?:^|; )device=([\w-]{22})((?:\.[\w-]{22}){1,5})(?:;|$)/

const isSame = (given: string, mark: string): boolean =>
  given.length === mark.length && timingSafeEqual(Buffer.from(given), Buffer.from(mark))
