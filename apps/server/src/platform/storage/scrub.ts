// What was deleted leaves the unused parts of pages and the journal of an embedded database as well (decision 63): SQLite
// overwrites the deleted rows themselves, but not what moved rows leave behind, and the journal keeps the pages from before
// until it is brought into the file and cut off.

/** Milliseconds between two times: writing the file anew and emptying the journal keeps everybody waiting for a moment. */
const pause = 60_000
/** And after somebody was in the way. */
const soon = 1000

export interface Scrubber {
  /** At once, or with others a little later. */
  readonly scrub: () => void
  readonly stop: () => void
}

/** @param forget false: somebody is reading or writing, and it has to be tried again */
export const scrubber = (forget: () => boolean): Scrubber => {
  let timer: NodeJS.Timeout | undefined
  let isWanted = false
  const scrub = () => {
    isWanted = true
    if (timer) return
    isWanted = !forget()
    const again = () => {
      timer = undefined
      if (isWanted) scrub()
    }
    timer = setTimeout(again, isWanted ? soon : pause).unref()
  }
  return { scrub, stop: () => clearTimeout(timer) }
}
