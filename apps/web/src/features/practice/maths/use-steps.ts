// The student's steps through a topic, applied to the record at once and sent to the server.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { outbox } from './delivery.ts'
import { emptyRecord, type Step, type TopicRecord, withStep } from './records.ts'

/** The record including unsent steps, and the state of sending them. */
export interface Steps {
  readonly record: TopicRecord
  readonly add: (step: Step) => void
  /** Null unless sending has stopped. */
  readonly failure: unknown
  readonly retry: () => void
}

/** @param saved the server's record; null for a visitor, whose steps are lost when the screen is left */
export const useSteps = (topic: string, saved: TopicRecord | null): Steps => {
  const { steps, failure } = useSyncExternalStore(outbox.watch, outbox.now, outbox.now)
  const [visitorRecord, setVisitorRecord] = useState(emptyRecord)

  useEffect(() => {
    window.addEventListener('online', outbox.retry)
    return () => window.removeEventListener('online', outbox.retry)
  }, [])

  if (saved === null) {
    return {
      record: visitorRecord,
      add: (step) => setVisitorRecord((before) => withStep(before, step)),
      failure: null,
      retry: () => undefined,
    }
  }
  const unsent = steps.filter((step) => step.topic === topic)
  return { record: unsent.reduce(withStep, saved), add: outbox.add, failure, retry: outbox.retry }
}
