// The queue of badges that were won and not shown yet. A call that wins some adds them here; the shell shows them one
// at a time, on whichever screen is open, in the slot of that screen if it has one.
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { useSyncExternalStore } from 'react'
import { badgesQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { getToken } from './token.ts'

const nothing: readonly BadgeId[] = []

let queue = nothing
/** The token the queue belongs to: badges of one student are never shown to another on the same device. */
let owner: string | null = null
const watchers = new Set<() => void>()

const setQueue = (badges: readonly BadgeId[]): void => {
  queue = badges
  notify()
}

const notify = (): void => {
  for (const watcher of watchers) watcher()
}

/** Adds the new badges of a reply, often none, for the student now signed in. */
export const announceBadges = (ids: readonly BadgeId[]): void => {
  if (ids.length === 0) return
  void queryClient.invalidateQueries({ queryKey: badgesQuery.queryKey })
  const token = getToken()
  const before = token === owner ? queue : nothing
  owner = token
  setQueue([...new Set([...before, ...ids])])
}

/** Removes a badge that was shown or dismissed. */
export const dismissBadge = (badge: BadgeId): void => setQueue(queue.filter((each) => each !== badge))

/** The badges to show, in the order they were won. */
export const queuedBadges = (): readonly BadgeId[] => (getToken() === owner ? queue : nothing)

export const watchBadgeQueue = (onChange: () => void): (() => void) => {
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
  }
}

export const useBadgeQueue = (): readonly BadgeId[] =>
  useSyncExternalStore(watchBadgeQueue, queuedBadges, () => nothing)

/** Where a screen shows a badge without covering its content. Each question has a new object. */
export interface BadgeSlot {
  readonly element: HTMLElement
}

let slot: BadgeSlot | null = null

/** Shows badges in this element. Returns a function that withdraws it. */
export const offerBadgeSlot = (element: HTMLElement): (() => void) => {
  const offered = { element }
  slot = offered
  notify()
  return () => {
    if (slot !== offered) return
    slot = null
    notify()
  }
}

const currentSlot = () => slot

export const useBadgeSlot = (): BadgeSlot | null =>
  useSyncExternalStore(watchBadgeQueue, currentSlot, () => null)
