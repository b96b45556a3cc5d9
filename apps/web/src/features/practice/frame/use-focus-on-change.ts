// Moves the focus to new content of a practice screen.
import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to the top and focuses the heading, so that reading starts there. */
export const beginAt = (heading: HTMLElement | null): void => {
  window.scrollTo(0, 0)
  heading?.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading whenever `what` changes. The shell focuses a new screen itself, so the first value is
 * skipped unless `atOnce` says that it replaces a previous one.
 */
export const useFocusOnChange = (
  what: string,
  heading: RefObject<HTMLElement | null>,
  atOnce = false,
): void => {
  const last = useRef(atOnce ? null : what)
  useEffect(() => {
    if (last.current === what) return
    last.current = what
    beginAt(heading.current)
  }, [what, heading])
}
