// What was chosen and the server may not have yet. It is kept on this device until the server says that it has it, and is sent
// again for as long as that takes: a lost network loses nothing.
import type { Choice, OpenSitting } from '@toron/contract/papers.ts'
import { keptAfter } from '@toron/domain/papers/choices.ts'

/** `late`: the paper had ended before this arrived. */
export type Outcome = 'sent' | 'unreachable' | 'late' | 'signed-out'

export interface OutboxView {
  /** By number: those that the server has, with those that are on their way. */
  readonly choices: ReadonlyMap<number, Choice>
  readonly saving: 'saved' | 'saving' | 'waiting'
  /** Numbers of the questions whose last choice came too late. */
  readonly late: readonly number[]
}

interface OutboxParts {
  readonly sitting: Pick<OpenSitting, 'startedAt' | 'choices'>
  /** What an earlier visit of this device left unsent. */
  readonly left: readonly Choice[]
  readonly send: (choices: readonly Choice[]) => Promise<Outcome>
  /** Keeps what is unsent on this device. */
  readonly keep: (unsent: readonly Choice[]) => void
  /** The server's clock, epoch milliseconds. */
  readonly now: () => number
  /** Resolves when it is worth trying again. */
  readonly pause: () => Promise<void>
}

export interface Outbox {
  readonly view: () => OutboxView
  readonly subscribe: (onChange: () => void) => () => void
  /** Changes what is kept of a question, and sends it. */
  readonly put: (number: number, change: Partial<Pick<Choice, 'option' | 'isFlagged' | 'seconds'>>) => void
  /** Takes over what another device has saved. */
  readonly merge: (choices: readonly Choice[]) => void
  /** Resolves once nothing is left to send, or it cannot be sent for now. */
  readonly flush: () => Promise<void>
  readonly close: () => void
}

const byNumber = (choices: readonly Choice[]): ReadonlyMap<number, Choice> =>
  new Map(choices.map((choice) => [choice.number, choice]))

export const openOutbox = ({ sitting, left, send, keep, now, pause }: OutboxParts): Outbox => {
  let kept = byNumber(sitting.choices)
  let unsent = byNumber(left)
  let late: readonly number[] = []
  let saving: OutboxView['saving'] = 'saved'
  let latest = Math.max(0, ...[...sitting.choices, ...left].map(({ madeAt }) => madeAt))
  let isClosed = false
  let sending: Promise<void> | null = null
  const watchers = new Set<() => void>()

  const viewNow = (): OutboxView => ({ choices: keptAfter(kept, [...unsent.values()]), saving, late })
  let view = viewNow()
  const changed = () => {
    view = viewNow()
    for (const watcher of watchers) watcher()
  }
  const setUnsent = (next: ReadonlyMap<number, Choice>) => {
    unsent = next
    keep([...unsent.values()])
  }

  /** Sends all that is unsent at once. Returns whether to go on. */
  const sendOnce = async (): Promise<boolean> => {
    const batch = [...unsent.values()]
    saving = 'saving'
    changed()
    const outcome = await send(batch)
    if (outcome === 'sent') {
      kept = keptAfter(kept, batch)
      // What was changed meanwhile goes with the next.
      setUnsent(new Map([...unsent].filter(([number, choice]) => !batch.some((sent) => sent.number === number && sent.madeAt === choice.madeAt))))
    }
    if (outcome === 'late') {
      late = batch.filter(({ number, option }) => option !== (kept.get(number)?.option ?? null)).map(({ number }) => number)
      setUnsent(new Map())
    }
    saving = unsent.size === 0 ? 'saved' : 'waiting'
    changed()
    return outcome === 'sent'
  }

  const sendAll = async (): Promise<void> => {
    while (unsent.size > 0 && !isClosed) {
      if (await sendOnce()) continue
      if (unsent.size > 0) void pause().then(flush)
      return
    }
  }

  const flush = (): Promise<void> => {
    if (isClosed) return Promise.resolve()
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  if (unsent.size > 0) void flush()
  return {
    view: () => view,
    subscribe: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    put: (number, change) => {
      latest = Math.max(latest + 1, Math.round(now() - sitting.startedAt))
      const before = view.choices.get(number) ?? { number, option: null, isFlagged: false, seconds: 0 }
      setUnsent(new Map([...unsent, [number, { ...before, ...change, madeAt: latest }]]))
      changed()
      void flush()
    },
    merge: (choices) => {
      kept = keptAfter(kept, choices)
      latest = Math.max(latest, ...choices.map(({ madeAt }) => madeAt))
      changed()
    },
    flush,
    close: () => {
      isClosed = true
    },
  }
}
