// Steps of a student that have not reached the server yet, sent one at a time in order, so that the server learns of a
// shown answer before the Next that it makes worthless. The student never waits for the network.
import type { Step } from './records.ts'

/** What to do with a step that could not be delivered: retry it later, or drop it, alone or with all others. */
export type FailureAction = 'retry' | 'drop' | 'drop-all'

interface OutboxState {
  /** In order; the first may be in flight. */
  readonly steps: readonly Step[]
  /** Why sending has stopped; null while it continues or the queue is empty. */
  readonly failure: unknown
}

export interface Outbox {
  readonly now: () => OutboxState
  readonly watch: (onChange: () => void) => () => void
  readonly add: (step: Step) => void
  /** Resumes sending where it stopped. */
  readonly retry: () => void
  /** Resolves when nothing is being sent, because all is delivered or sending has stopped. */
  readonly settled: () => Promise<void>
}

interface OutboxParts {
  readonly deliver: (step: Step) => Promise<void>
  readonly classify: (error: unknown) => FailureAction
  /** Whose steps these are; when it changes, the queue is discarded. */
  readonly owner: () => string | null
}

const empty: OutboxState = { steps: [], failure: null }

export const createOutbox = ({ deliver, classify, owner }: OutboxParts): Outbox => {
  let state = empty
  let ownedBy = owner()
  let sending: Promise<void> | null = null
  const watchers = new Set<() => void>()

  const setState = (next: OutboxState) => {
    state = next
    for (const watcher of watchers) watcher()
  }
  const without = (step: Step) => state.steps.filter((each) => each !== step)

  const sendAll = async () => {
    for (let [step] = state.steps; step; [step] = state.steps) {
      if (owner() !== ownedBy) return setState(empty)
      try {
        await deliver(step)
        setState({ steps: without(step), failure: null })
      } catch (error) {
        const action = classify(error)
        if (action === 'retry') return setState({ ...state, failure: error })
        setState({ steps: action === 'drop' ? without(step) : [], failure: null })
      }
    }
  }
  const send = () => {
    if (sending || state.steps.length === 0) return
    setState({ ...state, failure: null })
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
      const queue = owner() === ownedBy ? state.steps : []
      ownedBy = owner()
      const [first] = queue
      // Only the latest marks of a question count; a step in flight cannot be recalled.
      const others = queue.filter((each) => (each === first && sending !== null) || !isReplaced(each, step))
      setState({ ...state, steps: [...others, step] })
      send()
    },
    retry: send,
    settled: () => sending ?? Promise.resolve(),
  }
}

const isReplaced = (waiting: Step, by: Step): boolean =>
  waiting.type !== 'next' && waiting.type === by.type && waiting.questionId === by.questionId
