// Which maths sections are folded on this device, remembered across visits.
import { useSyncExternalStore } from 'react'
import { readStored, store, watchStored } from '../../../platform/storage.ts'

const key = 'maths-folded'

/** @param stored section keys, separated by spaces */
const foldedOf = (stored: string | null): string[] => stored?.split(' ').filter(Boolean) ?? []

export const useFoldedSections = () => {
  const folded = foldedOf(
    useSyncExternalStore(
      watchStored,
      () => readStored(key),
      () => null,
    ),
  )
  return {
    isOpen: (section: string): boolean => !folded.includes(section),
    toggle: (section: string) => {
      const others = folded.filter((each) => each !== section)
      store(key, (others.length < folded.length ? others : [...folded, section]).join(' '))
    },
  }
}
