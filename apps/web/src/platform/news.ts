// Badges just won and not shown yet. Whoever makes a call that wins some hands them in here; the shell shows them
// one after another, whichever screen is open by then, at the place in the page that the screen has for them.
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
  tell()
}

function tell(): void {
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

/** Where a screen shows news without covering what is read on it. A new object for each question that it stands at. */
export interface NewsPlace {
  readonly element: HTMLElement
}

let place: NewsPlace | null = null

/** Has news shown in this element. Returns how to take it away again. */
export function offerPlace(element: HTMLElement): () => void {
  const offered = { element }
  place = offered
  tell()
  return () => {
    if (place !== offered) return
    place = null
    tell()
  }
}

const placeNow = () => place

export const useNewsPlace = (): NewsPlace | null => useSyncExternalStore(watchNews, placeNow, () => null)
