// Submits the chosen option and dispatches the result: a verdict, a failure to retry, or the state of the run after
// another device or tab has continued it.
import type { Run } from '@toron/contract/practice.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import type { Dispatch } from 'react'
import { ApiError, isSignedOut, refusalOf } from '../../../platform/api-error.ts'
import { explain } from '../../../platform/messages.ts'
import { checkAnswer } from '../question/check-answer.ts'
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
  /** Null for a visitor, whose answers are not part of a run. */
  readonly runId: string | null
  readonly dispatch: Dispatch<RunEvent>
  /** Fetches the run from the server; with a notice, it replaces the run on screen. */
  readonly reload: (notice: Notice | null) => Promise<Run>
}

export const useSubmission = ({ topic, runId, dispatch, reload }: Submission) => {
  return async (questionId: string, option: Letter): Promise<void> => {
    dispatch({ type: 'submit' })
    try {
      const verdict =
        runId === null
          ? await checkAnswer(questionId, option)
          : await submitAnswer(topic, runId, questionId, option)
      if (verdict === 'waiting') dispatch({ type: 'waiting' })
      else dispatch({ type: 'verdict', verdict })
    } catch (error) {
      // The screen shows its signed-out state by itself.
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
        // Has an effect only if the open question still has no verdict.
        dispatch({ type: 'failed', message: explain(error) })
      } catch (failure) {
        dispatch({ type: 'failed', message: explain(failure) })
      }
    }
  }
}
