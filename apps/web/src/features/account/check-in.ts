// The day of the last check-in of this device, and whether another one is due.

/** A calendar day in this device's zone. */
const dayOf = (now: Date): string => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`

/** The student and the day of the last check-in; lost when the page is closed. */
export class CheckIns {
  #token: string | null = null
  #day = ''

  /** A sign-in counts as a check-in. */
  note(token: string, now: Date): void {
    this.#token = token
    this.#day = dayOf(now)
  }

  /** The check-in failed. */
  forget(): void {
    this.#token = null
  }

  isDue(token: string, now: Date): boolean {
    return token !== this.#token || dayOf(now) !== this.#day
  }
}
