// "Not now" hides the invitation on this device for three weeks: long enough not to nag, and exams come nearer.
import { useSyncExternalStore } from 'react'
import { readStored, store, watchStored } from '../../../platform/storage.ts'

export const hiddenFor = 21 * 24 * 60 * 60 * 1000

/** @param stored when it was hidden, epoch milliseconds; anything else is no time @param now epoch milliseconds */
export const isHidden = (stored: string | null, now: number): boolean => {
  const since = now - Number(stored ?? Number.NaN)
  return since >= 0 && since < hiddenFor
}

export const useIsHidden = (): boolean =>
  useSyncExternalStore(
    watchStored,
    () => isHidden(readStored('tonight-later'), Date.now()),
    () => false,
  )

export const hideForNow = (): void => store('tonight-later', String(Date.now()))
