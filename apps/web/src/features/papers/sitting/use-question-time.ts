// Counts the time for which a question is on screen, while the page is visible.
import { useEffect, useRef } from 'react'

/** @param number of the question; null: nothing is counted @param add is told whole seconds whenever counting pauses */
export const useQuestionTime = (
  number: number | null,
  add: (number: number, seconds: number) => void,
): void => {
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    if (number === null) return
    let since: number | null = document.hidden ? null : performance.now()
    const stop = () => {
      if (since === null) return
      const seconds = Math.round((performance.now() - since) / 1000)
      since = null
      if (seconds > 0) latest.current(number, seconds)
    }
    const onVisibility = () => {
      if (document.hidden) stop()
      else since ??= performance.now()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      stop()
    }
  }, [number])
}
