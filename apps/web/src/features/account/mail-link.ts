// The token of a link that came by mail stands behind the #, which browsers keep to themselves: it reaches no log.
import { useState } from 'react'

/** Read once, and taken out of the address, so that it is not shared with it. */
export function useMailLink(): string {
  const [link] = useState(() => {
    if (typeof window === 'undefined') return ''
    return window.location.hash.slice(1)
  })
  return link
}
