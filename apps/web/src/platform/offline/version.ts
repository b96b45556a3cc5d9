// Whether this page is of an older version than the one that has arrived.
import { useSyncExternalStore } from 'react'

let isOld = false
const watchers = new Set<() => void>()

export const noteVersion = (isNewer: boolean): void => {
  isOld = isNewer
  for (const watcher of watchers) watcher()
}

export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange)
      return () => {
        watchers.delete(onChange)
      }
    },
    () => isOld,
    () => false,
  )
