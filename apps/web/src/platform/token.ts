// The session token: local storage key `token`, as product rule 3.21 names it.
import { useSyncExternalStore } from 'react'
import { readStored, store, watchStored } from './storage.ts'

export const getToken = (): string | null => readStored('token')

export const setToken = (token: string | null): void => store('token', token)

/** The current token, null for a visitor; changes at once when this or another tab signs in or out. */
export const useToken = (): string | null => useSyncExternalStore(watchStored, getToken, () => null)
