// The state of the run on screen and its actions, synchronized with the cached run.
import type { Run } from '@toron/contract/practice.ts'
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { useEffect, useMemo, useReducer } from 'react'
import { useQueue } from '../../../platform/offline/state.ts'
import { canSubmit, type Notice, openRunView, runReducer, verdictAt, waitingAt } from './run-state.ts'
import { useSubmission } from './use-submission.ts'

interface RunParts {
  readonly topic: string
  readonly questions: readonly PublicQuestion[]
  /** Null for a visitor. */
  readonly run: Run | null
  readonly notice: Notice | null
  readonly reload: (notice: Notice | null) => Promise<Run>
}

export const useRunView = ({ topic, questions, run, notice, reload }: RunParts) => {
  const waiting = useWaiting(topic)
  const [view, dispatch] = useReducer(runReducer, null, () =>
    openRunView(
      questions.map(({ id }) => id),
      run?.answers ?? [],
      notice,
      waiting,
    ),
  )
  const submit = useSubmission({ topic, runId: run?.id ?? null, dispatch, reload })
  const question = questions[view.position]

  useEffect(() => {
    if (run) dispatch({ type: 'synced', verdicts: run.answers })
  }, [run])

  useEffect(() => dispatch({ type: 'queued', waiting }), [waiting])

  return {
    view,
    dispatch,
    /** The open question. */
    question,
    open: (position: number) => dispatch({ type: 'goTo', position }),
    /** Submits the answer, or moves on once there is a verdict. */
    act: () => {
      if (verdictAt(view, view.position) || waitingAt(view, view.position)) dispatch({ type: 'next' })
      else if (question && view.chosen && canSubmit(view)) void submit(question.id, view.chosen)
    },
  }
}

/** The answers in this topic that wait on this device. */
const useWaiting = (topic: string): ReadonlyMap<string, Letter> => {
  const { entries } = useQueue()
  return useMemo(
    () =>
      new Map(
        entries.flatMap(({ action }) =>
          action.type === 'answer' && action.topic === topic ? [[action.questionId, action.option]] : [],
        ),
      ),
    [entries, topic],
  )
}
