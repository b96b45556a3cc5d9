import type { ReactNode } from 'react'

/** A mark for messages: words for screen readers only. */
export const unseen = (words: string): ReactNode => <span className="sr-only">{words}</span>
