// Devices on which an account was opened, known by a cookie that only our own calls see (decision 53). It opens no account: it
// sets a password tried here apart from those of strangers, which are counted together.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from '../secrets/keyed-hash.ts'

export interface Device {
  /** The device's name, or the one that it gets once it is remembered. */
  readonly name: string
  /** Returns what this device's tries at the account are counted under; null where it never opened the account. */
  readonly nameFor: (email: string) => string | null
  /** Remembers that the account was opened here. */
  readonly remember: (email: string) => void
}

/** Returns the device that sent this Cookie header. @param setCookie puts a Set-Cookie header on the reply */
export type Devices = (cookies: string | undefined, setCookie: (cookie: string) => void) => Device

/** Accounts remembered on a shared device, as of brothers and sisters. */
const maxAccounts = 5
/** Seconds. Browsers keep no cookie longer. */
const maxAge = 400 * 24 * 60 * 60

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
        const latest = [mark, ...marks.filter((each) => each !== mark)].slice(0, maxAccounts)
        const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
        setCookie(
          `device=${[own, ...latest].join('.')}; Path=/api/account; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`,
        )
      },
    }
  }

/** A name, and a mark for each account. */
const pattern = /(?:^|; )device=([\w-]{22})((?:\.[\w-]{22}){1,5})(?:;|$)/

const isSame = (sent: string, mark: string): boolean =>
  sent.length === mark.length && timingSafeEqual(Buffer.from(sent), Buffer.from(mark))
