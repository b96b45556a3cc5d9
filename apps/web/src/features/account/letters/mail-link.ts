// The token of a mailed link is in the fragment (#), which browsers do not send: it reaches no log.
import { useState } from 'react'

/** The token, read once. */
export const useMailLink = (): string => {
  const [link] = useState(() => {
    if (typeof window === 'undefined') return ''
    return window.location.hash.slice(1)
  })
  return link
}
