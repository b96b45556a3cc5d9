// Sends the chosen option and settles what comes back: a verdict, a failure to try again, or the news that
// another device or tab has gone on with this run.
import { useQueryClient } from '@tanstack/react-query'
import type { Letter, Run } from '@toron/contract/practice.ts'
import type { Dispatch } from 'react'
import { ApiError, isSignedOut, refusalOf } from '../../../platform/api-error.ts'
import { explain } from '../../../platform/messages.ts'
import { checkAnswer } from './check-answer.ts'
import { submitAnswer } from './queries.ts'
import type { Notice, RunEvent } from './run-state.ts'

const submitCall = 'POST /api/practice/runs/:runId/answers'

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.kind === 'common' && error.problem.code === 'not-found'

const noticeFor = (refusal: string | null): Notice | null => {
  if (refusal === 'already-answered') return null
  return refusal === 'withheld' ? 'withheld' : 'moved-on'
}

interface Submission {
  readonly topic: string
  /** Null for a visitor, whose answers belong to no run. */
  readonly runId: string | null
  readonly dispatch: Dispatch<RunEvent>
  /** Fetches the run as the server knows it; with a notice, shows that instead of what is on screen. */
  readonly reload: (notice: Notice | null) => Promise<Run>
}

export function useSubmission({ topic, runId, dispatch, reload }: Submission) {
  const client = useQueryClient()

  return async (questionId: string, option: Letter): Promise<void> => {
    dispatch({ type: 'submit' })
    try {
      const verdict =
        runId === null
          ? await checkAnswer(questionId, option)
          : await submitAnswer(client, topic, runId, questionId, option)
      dispatch({ type: 'verdict', verdict })
    } catch (error) {
      // The screen turns into its signed-out state by itself.
      if (isSignedOut(error)) return
      const refusal = refusalOf(submitCall, error)
      const isVisitor = runId === null
      if (isVisitor || (refusal === null && !isNotFound(error))) {
        dispatch({ type: 'failed', message: explain(error) })
        return
      }
      try {
        const { answers } = await reload(noticeFor(refusal))
        dispatch({ type: 'synced', verdicts: answers })
        // Counts only if that brought no verdict on the open question.
        dispatch({ type: 'failed', message: explain(error) })
      } catch (failure) {
        dispatch({ type: 'failed', message: explain(failure) })
      }
    }
  }
}
