// What waits to be sent, as the screens see it, and what the server has just taken.
import { useSyncExternalStore } from 'react'
import { store } from '../storage.ts'
import type { Delivery } from './actions.ts'
import type { OutboxState } from './outbox.ts'

const nothing: OutboxState = { entries: [], unkept: 0, failure: null, returned: [] }

let state = nothing
const watchers = new Set<() => void>()

export const publish = (next: OutboxState): void => {
  // So that a later visit knows before it has looked.
  if (next.entries.length > 0 !== state.entries.length > 0)
    store('unsent', next.entries.length > 0 ? 'yes' : null)
  state = next
  for (const watcher of watchers) watcher()
}

const watch = (onChange: () => void): (() => void) => {
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
  }
}

export const queueNow = (): OutboxState => state

export const useQueue = (): OutboxState => useSyncExternalStore(watch, queueNow, () => nothing)

type Listener = (delivery: Delivery) => Promise<void>
const listeners = new Set<Listener>()

/** Calls back with everything that the server has taken, before it leaves the queue: for the features' caches. */
export const onDelivered = (listener: Listener): void => {
  listeners.add(listener)
}

export const tellDelivered = async (delivery: Delivery): Promise<void> => {
  for (const listener of listeners) await listener(delivery)
}
