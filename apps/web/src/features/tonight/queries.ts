// The queries of Tonight, and what a change of the plan does to them.
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf, SentBodyOf } from '@toron/contract/route.ts'
import type { PlanSubject } from '@toron/domain/tonight/plan.ts'
import { call } from '../../platform/api.ts'
import { orKept } from '../../platform/offline/kept.ts'
import { queueKnown } from '../../platform/offline/queue.ts'
import { queryClient } from '../../platform/query-client.ts'

export type TonightReply = ReplyOf<Api['GET /api/tonight']>
export type PlanReply = ReplyOf<Api['GET /api/tonight/plan']>
export type MapReply = ReplyOf<Api['GET /api/tonight/map/:subject']>
export type Plan = NonNullable<PlanReply['plan']>
export type SentPlan = SentBodyOf<Api['POST /api/tonight/plan']>

export const tonightKept = 'tonight'

/** The night of today. Refetched when the student returns to the tab, because another device may have continued. */
export const tonightQuery = queryOptions({
  queryKey: ['tonight'],
  queryFn: async ({ signal }) => {
    const reading = orKept(tonightKept, () => call('GET /api/tonight', {}, signal))
    // Which question comes next depends on the answers that wait.
    const [night] = await Promise.all([reading, queueKnown()])
    return night
  },
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

/** After an answer the expected marks, the ideas and the maps are fetched again when they are next shown. */
export const markOutdated = (): void => {
  for (const queryKey of [tonightQuery.queryKey, mapsKey]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
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
