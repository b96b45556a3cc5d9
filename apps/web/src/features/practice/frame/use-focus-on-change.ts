// Moves the focus to new content of a practice screen.
import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to the top and focuses the heading, so that reading starts there. */
export const beginAt = (heading: HTMLElement | null): void => {
  window.scrollTo(0, 0)
  heading?.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading whenever `what` changes; null while it is still loading. The shell focuses a new screen
 * itself, so the first value is skipped unless `atOnce` says that it replaces a previous one.
 */
export const useFocusOnChange = (
  what: string | null,
  heading: RefObject<HTMLElement | null>,
  atOnce = false,
): void => {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (what === null || last.current === what) return
    const isFirst = last.current === null
    last.current = what
    if (!isFirst || atOnce) beginAt(heading.current)
  }, [what, heading, atOnce])
}
