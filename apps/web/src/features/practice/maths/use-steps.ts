// The student's steps through a topic, applied to the record at once and sent to the server.
import { useState } from 'react'
import { isOffline } from '../../../platform/api-error.ts'
import type { Step } from '../../../platform/offline/actions.ts'
import { act, sendNow } from '../../../platform/offline/queue.ts'
import { useQueue } from '../../../platform/offline/state.ts'
import { type Change, emptyRecord, type TopicRecord, withStep } from './records.ts'

/** The record including unsent steps, and the state of sending them. */
export interface Steps {
  readonly record: TopicRecord
  /** What only changes the record is for visitors: of a student's record the server says it. */
  readonly add: (step: Change) => void
  /** Null unless sending has stopped. */
  readonly failure: unknown
  /** Whether a step waits for a network. */
  readonly isWaiting: boolean
  readonly retry: () => void
}

/** @param saved the server's record; null for a visitor, whose steps are lost when the screen is left */
export const useSteps = (topic: string, saved: TopicRecord | null): Steps => {
  const { entries, failure } = useQueue()
  const [visitorRecord, setVisitorRecord] = useState(emptyRecord)
  /** Steps that could not even be kept, because the code for it has not arrived. */
  const [lost, setLost] = useState<{ readonly steps: readonly Step[]; readonly failure: unknown }>(nothing)

  if (saved === null) {
    return {
      record: visitorRecord,
      add: (step) => setVisitorRecord((before) => withStep(before, step)),
      failure: null,
      isWaiting: false,
      retry: () => undefined,
    }
  }
  const add = (step: Change) => {
    if (step.type === 'solved') return
    void act(step).catch((error: unknown) => {
      if (isOffline(error)) setLost(({ steps }) => ({ steps: [...steps, step], failure: error }))
    })
  }
  const unsent = [...entries.flatMap(({ action }) => stepIn(topic, action)), ...lost.steps]
  return {
    record: unsent.reduce(withStep, saved),
    add,
    failure: lost.failure ?? (unsent.length > 0 ? failure : null),
    isWaiting: entries.some(({ action, hasWaited }) => hasWaited && action.topic === topic),
    retry: () => {
      setLost(nothing)
      for (const step of lost.steps) add(step)
      void sendNow().catch(() => undefined)
    },
  }
}

const nothing = { steps: [], failure: null }

const stepIn = (topic: string, action: { readonly type: string; readonly topic: string }): Step[] =>
  action.topic === topic && ['shown', 'next', 'marks', 'try'].includes(action.type) ? [action as Step] : []
