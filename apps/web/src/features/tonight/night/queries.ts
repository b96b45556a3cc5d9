// The questions of the night, and the only place where a verdict updates the cache.
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { Answer } from '@toron/contract/practice.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import type { NightItem } from '@toron/contract/tonight.ts'
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import type { Replies } from '../../../platform/offline/actions.ts'
import { keepNow } from '../../../platform/offline/kept.ts'
import { act } from '../../../platform/offline/queue.ts'
import { onDelivered } from '../../../platform/offline/state.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { questionsQuery, reloadQuestions } from '../../practice/question/queries.ts'
import { cancelOlderReads, recordAnswer } from '../../practice/record-progress.ts'
import { markOutdated, tonightKept, tonightQuery } from '../queries.ts'

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

onDelivered(async ({ action, reply }) => {
  if (action.type !== 'night' || !reply) return
  const answered = reply as Replies['night']
  await cancelOlderReads([tonightQuery.queryKey])
  recordAnswer(answered)
  queryClient.setQueryData(tonightQuery.queryKey, (known) => known && { ...known, night: answered.night })
  await keepNow(tonightKept, queryClient.getQueryData(tonightQuery.queryKey))
  markOutdated()
})

/** Submits an answer, which updates the cache with everything it changed. */
export const answerTonight = async (
  { questionId, topic }: NightItem,
  option: Letter,
): Promise<{ readonly answer: Answer; readonly again: Again } | 'waiting'> => {
  const reply = await act({ type: 'night', topic, questionId, option })
  return reply === 'waiting' ? reply : { answer: reply.answer, again: reply.again }
}
