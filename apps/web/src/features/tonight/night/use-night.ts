// The state of the night on screen and its actions, kept in step with the cached night.
import type { Night, NightItem } from '@toron/contract/tonight.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { type Dispatch, useEffect, useMemo, useReducer } from 'react'
import { ApiError, isSignedOut, refusalOf } from '../../../platform/api-error.ts'
import { whenIdle } from '../../../platform/idle.ts'
import { explain } from '../../../platform/messages.ts'
import { useQueue } from '../../../platform/offline/state.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { canSubmit, type NightEvent, nightReducer, openNight } from './night-state.ts'
import { answerTonight, questionQuery } from './queries.ts'

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.kind === 'common' && error.problem.code === 'not-found'

/** Fetches the night again; null: there is none any more, and the screen says why. */
type Reload = () => Promise<Night | null>

export const useNight = (whole: Night, reload: Reload) => {
  const waiting = useWaiting()
  const night = useMemo(
    () => ({ ...whole, left: whole.left.filter(({ questionId }) => !waiting.has(questionId)) }),
    [whole, waiting],
  )
  const [view, dispatch] = useReducer(nightReducer, night, (opened) => openNight(opened))
  const { item, chosen, verdict, isWaiting } = view

  // What is asked for and being sent is no longer left, either.
  useEffect(() => dispatch({ type: 'synced', night }), [night])

  // What comes next is here before it is asked for, first the next ones, then all: the network may be gone by then.
  useEffect(() => {
    for (const next of night.left.slice(0, 3)) void queryClient.prefetchQuery(questionQuery(next))
    return whenIdle(() => void fetchAll(night))
  }, [night])

  return {
    view,
    /** How many answers to other questions wait on this device. */
    waiting: [...waiting].filter((id) => id !== item?.questionId).length,
    dispatch,
    /** Submits the answer, or moves on once there is a verdict. */
    act: () => {
      if (verdict || isWaiting) dispatch({ type: 'next', night })
      else if (item && chosen && canSubmit(view)) void submit(item, chosen, dispatch, reload)
    },
  }
}

const submit = async (
  item: NightItem,
  option: Letter,
  dispatch: Dispatch<NightEvent>,
  reload: Reload,
): Promise<void> => {
  dispatch({ type: 'submit' })
  try {
    const answered = await answerTonight(item, option)
    dispatch(answered === 'waiting' ? { type: 'waiting' } : { type: 'answered', ...answered })
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

/** The questions of tonight whose answers wait on this device. */
const useWaiting = (): ReadonlySet<string> => {
  const { entries } = useQueue()
  return useMemo(
    () => new Set(entries.flatMap(({ action }) => (action.type === 'night' ? [action.questionId] : []))),
    [entries],
  )
}

const fetchAll = async ({ left }: Night): Promise<void> => {
  for (const item of left) await queryClient.prefetchQuery(questionQuery(item))
}
