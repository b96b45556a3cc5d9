// The outbox of the paper on screen, and the server's clock as its replies tell it.
import type { Choice, OpenSitting } from '@toron/contract/paper-fields.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readStored, store } from '../../../platform/storage.ts'
import { Outbox, type OutboxView, type Outcome } from './outbox.ts'

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

/** How a paper's choices are sent. */
export interface Sending {
  readonly send: (
    sittingId: string,
    choices: readonly Choice[],
    heard: (ahead: number) => void,
  ) => Promise<Outcome>
  /** Milliseconds for which changes are gathered; absent: none. */
  readonly gatherFor?: number
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** @param ahead how far the server's clock is ahead, by the reply that brought the sitting */
export const useOutbox = (sitting: OpenSitting, ahead: number, { send, gatherFor }: Sending): PaperOutbox => {
  const offset = useRef(ahead)
  const [now] = useState(() => () => Date.now() + offset.current)
  const [outbox] = useState(
    () =>
      new Outbox({
        sitting,
        left: leftBy(sitting.id),
        send: (choices) =>
          send(sitting.id, choices, (heard) => {
            offset.current = heard
          }),
        keep: (unsent) => store(storedKey(sitting.id), unsent.length > 0 ? JSON.stringify(unsent) : null),
        now,
        pause,
        ...(gatherFor !== undefined && { gather: () => after(gatherFor) }),
      }),
  )
  const view = useSyncExternalStore(outbox.subscribe, outbox.view)
  useEffect(() => {
    offset.current = ahead
    outbox.merge(sitting.choices)
  }, [outbox, sitting, ahead])
  return { outbox, now, ...view }
}
