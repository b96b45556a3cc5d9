// Which day this device has last told the server of, and whether it is time to tell it of another one.

/** A calendar day of this device's own zone. */
const dayOf = (now: Date): string => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`

/** Remembers, for as long as the page lives, for whom and on which day the server knows that the app was open. */
export class CheckIns {
  #token: string | null = null
  #day = ''

  /** A sign-in counts like a check-in. */
  note(token: string, now: Date): void {
    this.#token = token
    this.#day = dayOf(now)
  }

  /** The server never heard of it after all. */
  forget(): void {
    this.#token = null
  }

  isDue(token: string, now: Date): boolean {
    return token !== this.#token || dayOf(now) !== this.#day
  }
}
