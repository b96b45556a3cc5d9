// The state of the night on screen and its actions, kept in step with the cached night.
import type { Night, NightItem } from '@toron/contract/tonight.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { type Dispatch, useEffect, useReducer } from 'react'
import { ApiError, isSignedOut, refusalOf } from '../../../platform/api-error.ts'
import { explain } from '../../../platform/messages.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { canSubmit, type NightEvent, nightReducer, openNight } from './night-state.ts'
import { answerTonight, questionQuery } from './queries.ts'

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.kind === 'common' && error.problem.code === 'not-found'

/** Fetches the night again; null: there is none any more, and the screen says why. */
type Reload = () => Promise<Night | null>

export const useNight = (night: Night, reload: Reload) => {
  const [view, dispatch] = useReducer(nightReducer, night, (opened) => openNight(opened))
  const { item, chosen, verdict } = view

  useEffect(() => dispatch({ type: 'synced', night }), [night])

  // What comes next is here before it is asked for.
  useEffect(() => {
    for (const next of night.left.slice(0, 3)) void queryClient.prefetchQuery(questionQuery(next))
  }, [night])

  return {
    view,
    dispatch,
    /** Submits the answer, or moves on once there is a verdict. */
    act: () => {
      if (verdict) dispatch({ type: 'next', night })
      else if (item && chosen && canSubmit(view)) void submit(item, chosen, dispatch, reload)
    },
  }
}

const submit = async (
  { questionId }: NightItem,
  option: Letter,
  dispatch: Dispatch<NightEvent>,
  reload: Reload,
): Promise<void> => {
  dispatch({ type: 'submit' })
  try {
    dispatch({ type: 'answered', ...(await answerTonight(questionId, option)) })
  } catch (error) {
    // The screen shows its signed-out state by itself.
    if (isSignedOut(error)) return
    const refusal = refusalOf('POST /api/tonight/answers', error)
    if (refusal === null && !isNotFound(error)) {
      dispatch({ type: 'failed', message: explain(error) })
      return
    }
    try {
      const night = await reload()
      // Stands only if the question is still asked.
      dispatch({ type: 'failed', message: explain(error) })
      const because = refusal === 'withheld' ? refusal : 'moved-on'
      if (night) dispatch({ type: 'synced', night, because })
    } catch (failure) {
      dispatch({ type: 'failed', message: explain(failure) })
    }
  }
}
