// Which groups of the shelf are open on this device, remembered across visits.
import { useMemo, useSyncExternalStore } from 'react'
import { readStored, store, watchStored } from '../../platform/storage.ts'
import { isOpen, readChoices, writeChoices } from './shelf.ts'

const wide = () => window.matchMedia('(width >= 48rem)')

const watchWidth = (onChange: () => void): (() => void) => {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useOpenGroups = () => {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => wide().matches,
    () => false,
  )
  const stored = useSyncExternalStore(
    watchStored,
    () => readStored('shelf'),
    () => null,
  )
  const choices = useMemo(() => readChoices(stored), [stored])
  return {
    /** @param index 0-based, in the order of the shelf */
    isOpen: (key: string, index: number) => isOpen(choices, key, index, isWide),
    setOpen: (key: string, open: boolean) => store('shelf', writeChoices({ ...choices, [key]: open })),
  }
}
