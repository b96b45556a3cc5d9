// The state of the run on screen and its actions, synchronized with the cached run.
import type { Run } from '@toron/contract/practice.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { useEffect, useReducer } from 'react'
import { canSubmit, type Notice, openRunView, runReducer, verdictAt } from './run-state.ts'
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
  const [view, dispatch] = useReducer(runReducer, null, () =>
    openRunView(
      questions.map(({ id }) => id),
      run?.answers ?? [],
      notice,
    ),
  )
  const submit = useSubmission({ topic, runId: run?.id ?? null, dispatch, reload })
  const question = questions[view.position]

  useEffect(() => {
    if (run) dispatch({ type: 'synced', verdicts: run.answers })
  }, [run])

  return {
    view,
    dispatch,
    /** The open question. */
    question,
    open: (position: number) => dispatch({ type: 'goTo', position }),
    /** Submits the answer, or moves on once there is a verdict. */
    act: () => {
      if (verdictAt(view, view.position)) dispatch({ type: 'next' })
      else if (question && view.chosen && canSubmit(view)) void submit(question.id, view.chosen)
    },
  }
}
