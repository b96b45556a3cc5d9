// Badges just won and not shown yet. Whoever makes a call that wins some hands them in here; the shell shows them
// one after another, whichever screen is open by then.
import type { BadgeId } from '@toron/contract/badge.ts'
import { useSyncExternalStore } from 'react'
import { queryClient } from './query-client.ts'
import { getToken } from './token.ts'

const nothing: readonly BadgeId[] = []

let waiting = nothing
/** Whose they are: news of one student is never shown to another on the same device. */
let owner: string | null = null
const watchers = new Set<() => void>()

function keep(badges: readonly BadgeId[]): void {
  waiting = badges
  for (const watcher of watchers) watcher()
}

/** Hands in what a reply of the student now signed in brought; often nothing. */
export function announceBadges(ids: readonly BadgeId[]): void {
  if (ids.length === 0) return
  void queryClient.invalidateQueries({ queryKey: ['badges'] })
  const token = getToken()
  const before = token === owner ? waiting : nothing
  owner = token
  keep([...new Set([...before, ...ids])])
}

/** A badge has been shown, or is to be passed over. */
export const forgetNews = (badge: BadgeId): void => keep(waiting.filter((each) => each !== badge))

/** What waits to be shown, in the order it was won. */
export const newsNow = (): readonly BadgeId[] => (getToken() === owner ? waiting : nothing)

export function watchNews(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
  }
}

export const useNews = (): readonly BadgeId[] => useSyncExternalStore(watchNews, newsNow, () => nothing)
