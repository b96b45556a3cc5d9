// What was last known of the student who is signed in here, kept on this device for the day on which the server cannot
// be asked. It belongs to one session: with the session it is deleted, and no other one ever sees it.
import type { Me } from '@toron/contract/account.ts'
import type { TopicProgress } from '@toron/contract/practice.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { queryClient } from './query-client.ts'
import { useMe } from './session.ts'
import { readStored, store, watchStored } from './storage.ts'
import { getToken, useToken } from './token.ts'

const key = 'last-visit'

interface Dated<T> {
  /** Epoch milliseconds at which the server said so. */
  readonly at: number
  readonly value: T
}

type KnownMe = Pick<Me, 'displayName' | 'skizies' | 'timeSpent'>

interface LastVisit {
  readonly me?: Dated<KnownMe>
  readonly progress?: Dated<readonly TopicProgress[]>
}

const nothing: LastVisit = {}

/** Enough of a token to tell sessions apart, and too little to open one. */
const ownerOf = (token: string): string => token.slice(0, 12)

/** What is kept of the session of this token; nothing where it is somebody else's, or unreadable. */
export function readVisit(kept: string | null, token: string | null): LastVisit {
  if (kept === null || token === null) return nothing
  try {
    const { of, me, progress } = JSON.parse(kept) as LastVisit & { of?: string }
    if (of !== ownerOf(token)) return nothing
    return { ...(me && { me }), ...(Array.isArray(progress?.value) && { progress }) }
  } catch {
    return nothing
  }
}

export function useLastVisit(): LastVisit {
  const kept = useSyncExternalStore(
    watchStored,
    () => readStored(key),
    () => null,
  )
  const token = useToken()
  return useMemo(() => readVisit(kept, token), [kept, token])
}

/** Keeps whatever the server says from now on. Returns a function that stops it. */
export function keepLastVisit(): () => void {
  let token: string | null | undefined
  const look = () => {
    if (token === getToken()) return
    token = getToken()
    if (token === null || readVisit(readStored(key), token) === nothing) store(key, null)
  }
  look()
  const stopWatching = watchStored(look)
  const cache = queryClient.getQueryCache()
  const stopListening = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // Another tab may have signed somebody else in, and this one not have heard of it yet.
    if (!token || token !== getToken()) return
    const news = newsOf(event.query.queryKey, event.query.state.data, event.query.state.dataUpdatedAt)
    if (!news) return
    const visit = { of: ownerOf(token), ...readVisit(readStored(key), token), ...news }
    store(key, JSON.stringify(visit))
  })
  return () => {
    stopWatching()
    stopListening()
  }
}

function newsOf(queryKey: readonly unknown[], data: unknown, at: number): LastVisit | null {
  if (queryKey[0] === 'me') {
    const { displayName, skizies, timeSpent } = data as Me
    return { me: { at, value: { displayName, skizies, timeSpent } } }
  }
  if (queryKey[0] === 'progress') {
    return { progress: { at, value: (data as { topics: readonly TopicProgress[] }).topics } }
  }
  return null
}

/** What may be shown, and, where the server could not be asked just now, since when it is known. */
export interface Known<T> {
  readonly value: T | undefined
  /** Epoch milliseconds; null for what the server has just said, and for what is not known. */
  readonly since: number | null
}

/** What a query found, else what was known at the last visit if it failed; nothing while it is loading. */
export function knownBy<T>(
  query: { readonly data: T | undefined; readonly isError: boolean; readonly dataUpdatedAt: number },
  last: Dated<T> | undefined,
): Known<T> {
  const { data, isError, dataUpdatedAt } = query
  if (data !== undefined) return { value: data, since: isError ? dataUpdatedAt : null }
  return isError && last ? { value: last.value, since: last.at } : { value: undefined, since: null }
}

/** The student, as well as they are known. */
export function useKnownMe(): Known<KnownMe> {
  return knownBy<KnownMe>(useMe(), useLastVisit().me)
}

/** `23 November, 14:05`, in this device's zone. */
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** The sentence under what failed: whose numbers these are, and of when. */
export function sinceInWords(...known: readonly Known<unknown>[]): string {
  const moments = known.flatMap(({ since }) => (since === null ? [] : [since]))
  if (moments.length === 0) return 'Your progress is kept, and shows again once it loads.'
  const oldest = moment.format(Math.min(...moments)).replace(' at ', ', ')
  return `The numbers here are from your last visit (${oldest}).`
}
