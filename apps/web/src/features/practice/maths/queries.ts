// The queries of a maths topic: the public table of its questions with what can be typed, and fresh questions of the same kinds. The
// student's record is in delivery.ts.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { Mark } from '@toron/contract/maths.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { call, readFile, readTable } from '../../../platform/api.ts'
import { messages } from '../frame/messages.ts'
import { type Drawing, type MathsQuestion, readQuestions } from './questions.ts'
import type { TypedAnswer } from './typing/answers.ts'

export const questionsQuery = (topic: string) =>
  queryOptions({
    queryKey: ['data', 'maths', topic],
    queryFn: async ({ signal }): Promise<readonly MathsQuestion[]> => {
      const [table, fields] = await Promise.all([
        readTable(`/csv/${topic}.csv`, signal),
        readFile<readonly (readonly AnswerField[])[]>(`/data/maths/${topic}.json`, signal),
      ])
      return readQuestions(table, fields)
    },
    meta: { failure: messages.notFetched(topic) },
    staleTime: Number.POSITIVE_INFINITY,
  })

type MadeQuestion = ReplyOf<Api['GET /api/practice/maths/questions/:questionId/another']>

export interface AnotherQuestion extends MathsQuestion {
  /** Which one it is, for the server. */
  readonly variant: MadeQuestion['variant']
}

/** A fresh question of the same kind as a published one. @param round counts the fresh questions, from 1 */
const anotherQuery = (questionId: string, round: number) =>
  queryOptions({
    queryKey: ['another', questionId, round],
    queryFn: async ({ signal }): Promise<AnotherQuestion> => {
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
        fields: made.fields,
        variant: made.variant,
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
  readonly question: AnotherQuestion | undefined
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

const drawingOf = ({ svg, width, height }: MadeQuestion['question'], alt: string): Drawing => ({
  alt,
  width,
  height,
  address: `data:image/svg+xml,${encodeURIComponent(svg)}`,
})

/** Has answers marked for practice only. @param variant of a fresh question; absent: the published question itself */
export const checkForPractice = async (
  questionId: string,
  answers: readonly TypedAnswer[],
  variant?: MadeQuestion['variant'],
): Promise<readonly Mark[]> => {
  const { marks } = await call('POST /api/practice/maths/questions/:questionId/practice', {
    params: { questionId },
    body: { answers: [...answers], ...(variant && { variant }) },
  })
  return marks
}
