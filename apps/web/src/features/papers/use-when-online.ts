import { useEffect, useEffectEvent } from 'react'

/** Does this each time the device has a connection again. */
export const useWhenOnline = (action: () => void): void => {
  const latest = useEffectEvent(action)
  useEffect(() => {
    const again = () => latest()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
}
