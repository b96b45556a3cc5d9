// What a student has done and the server does not know yet, sent one by one in the order it was done, so that an
// answer shown is known before the Next that it makes worthless, and nobody waits for the network to move on.
import type { Step } from './records.ts'

/** What becomes of a step that could not be delivered: sent again later, or given up alone or with all the others. */
export type Failing = 'again' | 'drop' | 'drop-all'

interface OutboxState {
  /** In the order they were taken; the first may be on its way. */
  readonly steps: readonly Step[]
  /** Why sending has stopped; null while it goes on or has nothing to do. */
  readonly failure: unknown
}

export interface Outbox {
  readonly now: () => OutboxState
  readonly watch: (onChange: () => void) => () => void
  readonly add: (step: Step) => void
  /** Begins again where sending stopped. */
  readonly retry: () => void
  /** When nothing more is being sent, be it delivered or stopped. */
  readonly settled: () => Promise<void>
}

interface OutboxParts {
  readonly deliver: (step: Step) => Promise<void>
  readonly judge: (error: unknown) => Failing
  /** Whose steps these are; when it changes, what waits is forgotten. */
  readonly owner: () => string | null
}

const empty: OutboxState = { steps: [], failure: null }

export function createOutbox({ deliver, judge, owner }: OutboxParts): Outbox {
  let state = empty
  let ownedBy = owner()
  let sending: Promise<void> | null = null
  const watchers = new Set<() => void>()

  const become = (next: OutboxState) => {
    state = next
    for (const watcher of watchers) watcher()
  }
  const without = (step: Step) => state.steps.filter((each) => each !== step)

  const sendAll = async () => {
    for (let [step] = state.steps; step; [step] = state.steps) {
      if (owner() !== ownedBy) return become(empty)
      try {
        await deliver(step)
        become({ steps: without(step), failure: null })
      } catch (error) {
        const failing = judge(error)
        if (failing === 'again') return become({ ...state, failure: error })
        become({ steps: failing === 'drop' ? without(step) : [], failure: null })
      }
    }
  }
  const send = () => {
    if (sending || state.steps.length === 0) return
    become({ ...state, failure: null })
    sending = sendAll().finally(() => {
      sending = null
    })
  }

  return {
    now: () => state,
    watch: (onChange) => {
      watchers.add(onChange)
      return () => {
        watchers.delete(onChange)
      }
    },
    add: (step) => {
      const waiting = owner() === ownedBy ? state.steps : []
      ownedBy = owner()
      const [first] = waiting
      // Of one question only the latest marks count; what is on its way cannot be called back.
      const kept = waiting.filter((each) => (each === first && sending !== null) || !isReplaced(each, step))
      become({ ...state, steps: [...kept, step] })
      send()
    },
    retry: send,
    settled: () => sending ?? Promise.resolve(),
  }
}

const isReplaced = (waiting: Step, by: Step): boolean =>
  waiting.type !== 'next' && waiting.type === by.type && waiting.questionId === by.questionId
