// What was last known of the signed-in student, stored on this device for when the server cannot be reached. It
// belongs to one session: it is deleted with that session, and no other session reads it.
import { hashKey } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import type { TopicProgress } from '@toron/contract/practice.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { messages } from './messages.ts'
import { meQuery, progressQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { useMe } from './session.ts'
import { readStored, store, watchStored } from './storage.ts'
import { ownerOf } from './student-id.ts'
import { getToken, useToken } from './token.ts'

const key = 'last-visit'

interface Dated<T> {
  /** Epoch milliseconds of the reply it came from. */
  readonly at: number
  readonly value: T
}

type KnownMe = Pick<Me, 'displayName' | 'skizies' | 'timeSpent'>

interface LastVisit {
  readonly me?: Dated<KnownMe>
  readonly progress?: Dated<readonly TopicProgress[]>
}

const noVisit: LastVisit = {}

/** What is stored for the session of this token; empty if it belongs to another session or cannot be parsed. */
export const readVisit = (stored: string | null, token: string | null): LastVisit => {
  if (stored === null || token === null) return noVisit
  try {
    const { of, me, progress } = JSON.parse(stored) as LastVisit & { of?: string }
    if (of !== ownerOf(token)) return noVisit
    return { ...(me && { me }), ...(Array.isArray(progress?.value) && { progress }) }
  } catch {
    return noVisit
  }
}

export const useLastVisit = (): LastVisit => {
  const stored = useSyncExternalStore(
    watchStored,
    () => readStored(key),
    () => null,
  )
  const token = useToken()
  return useMemo(() => readVisit(stored, token), [stored, token])
}

/** Stores what the server says from now on. Returns a function that stops it. */
export function recordLastVisit(): () => void {
  let token: string | null | undefined
  const followToken = () => {
    if (token === getToken()) return
    token = getToken()
    if (token === null || readVisit(readStored(key), token) === noVisit) store(key, null)
  }
  followToken()
  const stopWatching = watchStored(followToken)
  const cache = queryClient.getQueryCache()
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // Another tab may have signed in another student without this tab's having noticed yet.
    if (!token || token !== getToken()) return
    const update = updateOf(event.query.queryKey, event.query.state.data, event.query.state.dataUpdatedAt)
    if (!update) return
    const visit = { of: ownerOf(token), ...readVisit(readStored(key), token), ...update }
    store(key, JSON.stringify(visit))
  })
  return () => {
    stopWatching()
    unsubscribe()
  }
}

const updateOf = (queryKey: readonly unknown[], data: unknown, at: number): LastVisit | null => {
  if (hashKey(queryKey) === hashKey(meQuery.queryKey)) {
    const { displayName, skizies, timeSpent } = data as Me
    return { me: { at, value: { displayName, skizies, timeSpent } } }
  }
  if (hashKey(queryKey) === hashKey(progressQuery.queryKey)) {
    return { progress: { at, value: (data as { topics: readonly TopicProgress[] }).topics } }
  }
  return null
}

/** A value to show and, where the server cannot be reached, the time at which it was read. */
export interface Known<T> {
  readonly value: T | undefined
  /** Epoch milliseconds; null for a current value, and for an unknown one. */
  readonly since: number | null
}

interface Read<T> {
  readonly data: T | undefined
  readonly isError: boolean
  readonly dataUpdatedAt: number
  readonly errorUpdateCount: number
}

/**
 * The data of a query; if it failed without any, that of the last visit, also while it is tried again; unknown while it is
 * loading.
 */
export const knownBy = <T>(query: Read<T>, last: Dated<T> | undefined): Known<T> => {
  const { data, isError, dataUpdatedAt, errorUpdateCount } = query
  if (data !== undefined) return { value: data, since: isError ? dataUpdatedAt : null }
  return errorUpdateCount > 0 && last
    ? { value: last.value, since: last.at }
    : { value: undefined, since: null }
}

/** The student, as of the last visit if the server cannot be reached. */
export const useKnownMe = (): Known<KnownMe> => {
  return knownBy<KnownMe>(useMe(), useLastVisit().me)
}

/** The sentence under an error about how old the numbers on screen are. */
export const sinceInWords = (...known: readonly Known<unknown>[]): string => {
  const moments = known.flatMap(({ since }) => (since === null ? [] : [since]))
  return moments.length === 0 ? messages.lastVisit.kept : messages.lastVisit.since(Math.min(...moments))
}
