// The queries of Tonight, and the only place where a reply updates the cache.
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { Answer } from '@toron/contract/practice.ts'
import type { ReplyOf, SentBodyOf } from '@toron/contract/route.ts'
import type { NightItem } from '@toron/contract/tonight.ts'
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import type { PlanSubject } from '@toron/domain/tonight/plan.ts'
import { call } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { questionsQuery, reloadQuestions } from '../practice/question/queries.ts'
import { cancelOlderReads, recordAnswer } from '../practice/record-progress.ts'

type AnswerReply = ReplyOf<Api['POST /api/tonight/answers']>
export type Again = AnswerReply['again']
export type TonightReply = ReplyOf<Api['GET /api/tonight']>
export type PlanReply = ReplyOf<Api['GET /api/tonight/plan']>
export type MapReply = ReplyOf<Api['GET /api/tonight/map/:subject']>
export type Plan = NonNullable<PlanReply['plan']>
export type SentPlan = SentBodyOf<Api['POST /api/tonight/plan']>

/** The night of today. Refetched when the student returns to the tab, because another device may have continued. */
export const tonightQuery = queryOptions({
  queryKey: ['tonight'],
  queryFn: ({ signal }) => call('GET /api/tonight', {}, signal),
})

export const planQuery = queryOptions({
  queryKey: ['tonight-plan'],
  queryFn: ({ signal }) => call('GET /api/tonight/plan', {}, signal),
})

/** The prefix of the keys of all maps. */
const mapsKey = ['tonight-map'] as const

export const mapQuery = (subject: PlanSubject) =>
  queryOptions({
    queryKey: [...mapsKey, subject],
    queryFn: ({ signal }) => call('GET /api/tonight/map/:subject', { params: { subject } }, signal),
  })

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

/** What is shown elsewhere is fetched again when it is next shown. */
const markOutdated = (...keys: readonly (readonly string[])[]): void => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

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
  // The expected marks and the ideas are not in the reply.
  markOutdated(tonightQuery.queryKey, mapsKey)
  return { answer, again }
}

/** The plan has another night and other maps. */
const recordPlan = async (plan: Plan | null): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: planQuery.queryKey })
  queryClient.setQueryData(planQuery.queryKey, (known) => known && { ...known, plan, isOver: false })
  queryClient.removeQueries({ queryKey: tonightQuery.queryKey })
  queryClient.removeQueries({ queryKey: mapsKey })
}

export const savePlan = async (sent: SentPlan): Promise<void> => {
  const { plan } = await call('POST /api/tonight/plan', { body: sent })
  await recordPlan(plan)
}

export const deletePlan = async (): Promise<void> => {
  await call('DELETE /api/tonight/plan')
  await recordPlan(null)
}
