// What practising a maths topic reads: the public table of its questions, and what is kept of the student's way.

import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call, readTable } from '../../../platform/api.ts'
import type { ApiError } from '../../../platform/api-error.ts'
import { mathsKey, outbox } from './delivery.ts'
import { type Drawing, type MathsQuestion, readQuestions } from './questions.ts'
import { type Kept, nothingKept, type Step, withStep } from './records.ts'

export const useQuestions = (
  topic: string,
  enabled: boolean,
): UseQueryResult<readonly MathsQuestion[], ApiError> =>
  useQuery<readonly MathsQuestion[], ApiError>({
    queryKey: ['data', 'maths', topic],
    queryFn: async ({ signal }) => readQuestions(await readTable(`/csv/${topic}.csv`, signal)),
    meta: { failure: `The questions of ${topic} could not be fetched` },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * What the server keeps, read whenever the topic is opened or the student comes back to the tab: another device may
 * have gone on. Idle for a visitor.
 */
export const useKept = (topic: string, enabled: boolean): UseQueryResult<Kept, ApiError> =>
  useQuery<Kept, ApiError>({
    queryKey: mathsKey(topic),
    queryFn: async ({ signal }) => {
      // What is on its way belongs to what is kept.
      await outbox.settled()
      return call('GET /api/practice/maths/topics/:topic', { params: { topic } }, signal)
    },
    enabled,
    refetchOnMount: 'always',
  })

/** What is known by now, how to add to it, and what stands in the way of its being kept. */
export interface Steps {
  readonly kept: Kept
  readonly take: (step: Step) => void
  /** Null as long as everything arrives. */
  readonly failure: unknown
  readonly retry: () => void
}

/** @param kept what the server keeps; null for a visitor, whose steps last as long as the screen */
export function useSteps(topic: string, kept: Kept | null): Steps {
  const { steps, failure } = useSyncExternalStore(outbox.watch, outbox.now, outbox.now)
  const [visited, setVisited] = useState(nothingKept)

  useEffect(() => {
    window.addEventListener('online', outbox.retry)
    return () => window.removeEventListener('online', outbox.retry)
  }, [])

  if (kept === null) {
    return {
      kept: visited,
      take: (step) => setVisited((before) => withStep(before, step)),
      ...{ failure: null, retry: () => undefined },
    }
  }
  const own = steps.filter((step) => step.topic === topic)
  return { kept: own.reduce(withStep, kept), take: outbox.add, failure, retry: outbox.retry }
}

/** A fresh question of the same kind as a published one. */
export interface Another {
  /** The latest one; undefined until the first is here. */
  readonly question: MathsQuestion | undefined
  readonly isLoading: boolean
  /** Null as long as one can be made. */
  readonly failure: unknown
  readonly retry: () => void
}

/** @param round which one, from 1 */
export function useAnother(questionId: string, round: number): Another {
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['another', questionId, round],
    queryFn: async ({ signal }): Promise<MathsQuestion> => {
      const made = await call(
        'GET /api/practice/maths/questions/:questionId/another',
        { params: { questionId } },
        signal,
      )
      const { marks, calculator } = made
      return {
        ...{ id: `${questionId}/${round}`, marks, calculator, scheme: [] },
        question: drawingOf(made.question, made.questionAlt),
        answer: drawingOf(made.answer, made.answerAlt),
      }
    },
    // The one on screen stays until the next is here, and none is asked for twice.
    placeholderData: keepPreviousData,
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  return { question: data, isLoading: isFetching, failure: error, retry: () => void refetch() }
}

type MadePicture = ReplyOf<Api['GET /api/practice/maths/questions/:questionId/another']>['question']

const drawingOf = ({ svg, width, height }: MadePicture, alt: string): Drawing => ({
  ...{ alt, width, height },
  address: `data:image/svg+xml,${encodeURIComponent(svg)}`,
})
