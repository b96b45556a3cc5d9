// Tells the server that a student who is still signed in has the app open today, which counts for the streak:
// when the page is opened, and when it is come back to on another day. What fails is tried at the next chance.
import { useEffect } from 'react'
import { useToken } from '../../platform/token.ts'
import { checkIn } from './queries.ts'

export function useCheckIn(): void {
  const token = useToken()
  useEffect(() => {
    if (token === null) return
    const look = () => {
      if (document.visibilityState === 'visible') void checkIn(token)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [token])
}
