// Asks before a student is signed out with something unsent.
import { useSyncExternalStore } from 'react'
import { queueNow } from './state.ts'

let question: ((isSure: boolean) => void) | null = null
const watchers = new Set<() => void>()

const ask = (next: typeof question): void => {
  question = next
  for (const watcher of watchers) watcher()
}

/** Whether the student may be signed out. */
export const mayLeave = async (): Promise<boolean> => {
  if (queueNow().entries.length === 0) return true
  const isSure = await new Promise<boolean>(ask)
  ask(null)
  return isSure
}

/** Who asks for it must be told whether to sign out; null: nobody asks. */
export const useLeaving = (): ((isSure: boolean) => void) | null =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange)
      return () => {
        watchers.delete(onChange)
      }
    },
    () => question,
    () => null,
  )
