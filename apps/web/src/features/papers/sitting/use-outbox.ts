// The outbox of the paper on screen, and the server's clock as its replies tell it.
import type { Choice, OpenSitting } from '@toron/contract/papers.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readStored, store } from '../../../platform/storage.ts'
import { sendChoices } from '../queries.ts'
import { Outbox, type OutboxView } from './outbox.ts'

const retryAfter = 5000

/** Resolves when the device says that it has a connection again, or after a while, because it may not know. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, retryAfter)
    window.addEventListener('online', done)
  })

const storedKey = (sittingId: string) => `paper:${sittingId}` as const

const leftBy = (sittingId: string): Choice[] => {
  try {
    return JSON.parse(readStored(storedKey(sittingId)) ?? '[]') as Choice[]
  } catch {
    return []
  }
}

interface PaperOutbox extends OutboxView {
  readonly outbox: Outbox
  /** The server's clock, epoch milliseconds. */
  readonly now: () => number
}

/** @param ahead how far the server's clock is ahead, by the reply that brought the sitting */
export const useOutbox = (sitting: OpenSitting, ahead: number): PaperOutbox => {
  const offset = useRef(ahead)
  const [now] = useState(() => () => Date.now() + offset.current)
  const [outbox] = useState(
    () =>
      new Outbox({
        sitting,
        left: leftBy(sitting.id),
        send: (choices) =>
          sendChoices(sitting.id, choices, (heard) => {
            offset.current = heard
          }),
        keep: (unsent) => store(storedKey(sitting.id), unsent.length > 0 ? JSON.stringify(unsent) : null),
        now,
        pause,
      }),
  )
  const view = useSyncExternalStore(outbox.subscribe, outbox.view)
  useEffect(() => {
    offset.current = ahead
    outbox.merge(sitting.choices)
  }, [outbox, sitting, ahead])
  return { outbox, now, ...view }
}
