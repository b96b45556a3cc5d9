// Which groups of the shelf stand open on this device. What a student folds stays folded.
import { useMemo, useSyncExternalStore } from 'react'
import { readStored, store, watchStored } from '../../platform/storage.ts'
import { isOpen, readChoices, writeChoices } from './shelf.ts'

const wide = () => window.matchMedia('(width >= 48rem)')

function watchWidth(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export function useOpenGroups() {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => wide().matches,
    () => false,
  )
  const kept = useSyncExternalStore(
    watchStored,
    () => readStored('shelf'),
    () => null,
  )
  const choices = useMemo(() => readChoices(kept), [kept])
  return {
    /** @param place 0-based, in the order of the shelf */
    isOpen: (key: string, place: number) => isOpen(choices, key, place, isWide),
    setOpen: (key: string, open: boolean) => store('shelf', writeChoices({ ...choices, [key]: open })),
  }
}
