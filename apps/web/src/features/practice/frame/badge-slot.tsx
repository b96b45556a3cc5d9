// Where a practice screen shows new badges: in the page and not above it, so that they cover no option, verdict or
// answer.
import { useLayoutEffect, useRef } from 'react'
import { offerBadgeSlot } from '../../../platform/badge-queue.ts'

/** @param question a key for the question; badges that were seen disappear when it changes */
export function BadgeSlot({ question }: { question: string }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => (element.current && question ? offerBadgeSlot(element.current) : undefined),
    [question],
  )
  return <div ref={element} />
}
