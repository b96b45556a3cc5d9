// Which maths sections a student has folded on this device. What is folded stays folded.
import { useSyncExternalStore } from 'react'
import { readStored, store, watchStored } from '../../../platform/storage.ts'

const key = 'maths-folded'

/** @param kept section keys with a space between them */
const foldedOf = (kept: string | null): string[] => kept?.split(' ').filter(Boolean) ?? []

export function useFoldedSections() {
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
