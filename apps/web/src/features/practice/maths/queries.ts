// The queries of a maths topic: the public table of its questions, and fresh questions of the same kinds. The
// student's record is in delivery.ts.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import { call, readTable } from '../../../platform/api.ts'
import { messages } from '../frame/messages.ts'
import { type Drawing, type MathsQuestion, readQuestions } from './questions.ts'

export const questionsQuery = (topic: string) =>
  queryOptions({
    queryKey: ['data', 'maths', topic],
    queryFn: async ({ signal }): Promise<readonly MathsQuestion[]> =>
      readQuestions(await readTable(`/csv/${topic}.csv`, signal)),
    meta: { failure: messages.notFetched(topic) },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A fresh question of the same kind as a published one. @param round counts the fresh questions, from 1 */
const anotherQuery = (questionId: string, round: number) =>
  queryOptions({
    queryKey: ['another', questionId, round],
    queryFn: async ({ signal }): Promise<MathsQuestion> => {
      const made = await call(
        'GET /api/practice/maths/questions/:questionId/another',
        { params: { questionId } },
        signal,
      )
      return {
        id: `${questionId}/${round}`,
        marks: made.marks,
        calculator: made.calculator,
        scheme: [],
        question: drawingOf(made.question, made.questionAlt),
        answer: drawingOf(made.answer, made.answerAlt),
      }
    },
    // The one on screen stays until the next is loaded, and none is fetched twice.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

interface Another {
  /** The latest one; undefined until the first is loaded. */
  readonly question: MathsQuestion | undefined
  readonly isLoading: boolean
  /** Null unless the last fetch failed. */
  readonly failure: unknown
  readonly retry: () => void
}

/** @param round counts the fresh questions, from 1 */
export const useAnother = (questionId: string, round: number): Another => {
  const { data, isFetching, error, refetch } = useQuery(anotherQuery(questionId, round))
  return { question: data, isLoading: isFetching, failure: error, retry: () => void refetch() }
}

type MadePicture = ReplyOf<Api['GET /api/practice/maths/questions/:questionId/another']>['question']

const drawingOf = ({ svg, width, height }: MadePicture, alt: string): Drawing => ({
  alt,
  width,
  height,
  address: `data:image/svg+xml,${encodeURIComponent(svg)}`,
})
