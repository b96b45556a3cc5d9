// A badge in the page of a question stays until the student moves on; it counts as seen after a moment in view.
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { dismissBadge } from '../../platform/badge-queue.ts'

/** Milliseconds in view that count as seen. */
export const seenAfter = 2000

/**
 * Watches the card of a badge. The returned function, called when the student moves on, dismisses the badge if it was
 * seen; otherwise the next question shows it again.
 */
export const dismissOnceSeen = (id: BadgeId, card: Element | null): (() => void) | undefined => {
  if (!card) return
  let seen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      // A busy page is told of several changes at once; the last one says what is true now.
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => (seen = true), seenAfter)
    },
    { threshold: 0.6 },
  )
  observer.observe(card)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    if (seen) dismissBadge(id)
  }
}
