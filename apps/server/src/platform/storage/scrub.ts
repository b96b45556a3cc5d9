// What was deleted leaves the journal of an embedded database as well (decision 63): SQLite writes over it in the file, but
// the pages from before stay in the journal until that is brought into the file and cut off.

/** Milliseconds between two times: bringing a full journal (32 MB) into the file keeps everybody waiting for a moment. */
const pause = 60_000
/** And after somebody was in the way. */
const soon = 1000

export interface Scrubber {
  /** At once, or with others a little later. */
  readonly scrub: () => void
  readonly stop: () => void
}

/** @param emptyJournal false: somebody is reading or writing, and nothing was done */
export const scrubber = (emptyJournal: () => boolean): Scrubber => {
  let timer: NodeJS.Timeout | undefined
  let isWanted = false
  const scrub = () => {
    isWanted = true
    if (timer) return
    isWanted = !emptyJournal()
    const again = () => {
      timer = undefined
      if (isWanted) scrub()
    }
    timer = setTimeout(again, isWanted ? soon : pause).unref()
  }
  return { scrub, stop: () => clearTimeout(timer) }
}
