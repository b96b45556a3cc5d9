// Checks a signed-in student in once a day, for the streak: when the page is opened, and when it becomes visible on
// another day. A failed check-in is retried the next time.
import { useEffect } from 'react'
import { useToken } from '../../platform/token.ts'
import { checkIn } from './active-day.ts'

export const useCheckIn = (): void => {
  const token = useToken()
  useEffect(() => {
    if (token === null) return
    const checkInIfVisible = () => {
      if (document.visibilityState === 'visible') void checkIn(token)
    }
    checkInIfVisible()
    document.addEventListener('visibilitychange', checkInIfVisible)
    return () => document.removeEventListener('visibilitychange', checkInIfVisible)
  }, [token])
}
