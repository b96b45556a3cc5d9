// Whether letters and digits act by themselves on the practice screen. They can be switched off (WCAG 2.1.4),
// and this device remembers it where it may.
import { useSyncExternalStore } from 'react'

const storedAs = 'single-keys'
const watchers = new Set<() => void>()
let on: boolean | undefined

function read(): boolean {
  if (on === undefined) {
    try {
      on = localStorage.getItem(storedAs) !== 'off'
    } catch {
      on = true
    }
  }
  return on
}

export function setSingleKeys(next: boolean): void {
  on = next
  try {
    localStorage.setItem(storedAs, next ? 'on' : 'off')
  } catch {
    // Storage is forbidden or full: the choice holds until the page is closed.
  }
  for (const watcher of watchers) watcher()
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(watch, read, () => true)
