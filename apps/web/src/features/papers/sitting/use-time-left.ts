// The time that is left, by the server's clock, once a second.
import { useEffect, useState } from 'react'

/** @param now the server's clock @returns milliseconds */
export const useTimeLeft = (deadline: number, now: () => number): number => {
  const [left, setLeft] = useState(() => deadline - now())
  useEffect(() => {
    const tick = () => setLeft(deadline - now())
    tick()
    const timer = setInterval(tick, 1000)
    // A sleeping device wakes up much later.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [deadline, now])
  return left
}
