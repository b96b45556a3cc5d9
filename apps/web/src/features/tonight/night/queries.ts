// The questions of the night, and the only place where a verdict updates the cache.
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { Answer } from '@toron/contract/practice.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import type { NightItem } from '@toron/contract/tonight.ts'
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { call } from '../../../platform/api.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { questionsQuery, reloadQuestions } from '../../practice/question/queries.ts'
import { cancelOlderReads, recordAnswer } from '../../practice/record-progress.ts'
import { markOutdated, tonightQuery } from '../queries.ts'

export type Again = ReplyOf<Api['POST /api/tonight/answers']>['again']

/** A question of tonight; null if the bank has it no longer. A topic's file that is older than the question is loaded anew. */
export const questionQuery = ({ questionId, topic }: Pick<NightItem, 'questionId' | 'topic'>) =>
  queryOptions({
    queryKey: ['data', 'question', questionId],
    queryFn: async () => {
      const find = (questions: readonly PublicQuestion[]) => questions.find(({ id }) => id === questionId)
      const known = find(await queryClient.ensureQueryData(questionsQuery(topic)))
      return known ?? find(await reloadQuestions(topic)) ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Submits an answer and updates the cache with everything it changed. */
export const answerTonight = async (
  questionId: string,
  option: Letter,
): Promise<{ readonly answer: Answer; readonly again: Again }> => {
  const reply = await call('POST /api/tonight/answers', { body: { questionId, option } })
  const { answer, night, again } = reply
  await cancelOlderReads([tonightQuery.queryKey])
  recordAnswer(reply)
  queryClient.setQueryData(tonightQuery.queryKey, (known) => known && { ...known, night })
  markOutdated()
  return { answer, again }
}
