// Where a screen of questions has its news: in the page and not above it, so that no option, verdict or answer is covered.
import { useLayoutEffect, useRef } from 'react'
import { offerPlace } from '../../platform/news.ts'

/** @param at the question; with another one, news that has been seen is gone */
export function NewsPlace({ at }: { at: string }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current && at ? offerPlace(element.current) : undefined), [at])
  return <div ref={element} />
}
