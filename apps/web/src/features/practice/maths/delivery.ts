// The server's record of a student's progress through a topic, and what each step changes in the cache once it has arrived.
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import { call } from '../../../platform/api.ts'
import { isOffline } from '../../../platform/api-error.ts'
import { announceBadges } from '../../../platform/badge-queue.ts'
import type { Step } from '../../../platform/offline/actions.ts'
import { keepValue, orKept } from '../../../platform/offline/kept.ts'
import { queueKnown } from '../../../platform/offline/queue.ts'
import { onDelivered } from '../../../platform/offline/state.ts'
import { meQuery } from '../../../platform/queries.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { cancelOlderReads, markLedgerOutdated, recordProgress } from '../record-progress.ts'
import { emptyRecord, type TopicRecord, withStep } from './records.ts'

export type Outcome = ReplyOf<Api['POST /api/practice/maths/questions/:questionId/next']>

type OutcomeWatcher = (topic: string, outcome: Outcome) => void
const watchers = new Set<OutcomeWatcher>()

/** Calls back with the outcome of each Next. Returns an unsubscribe function. */
export const watchOutcomes = (onOutcome: OutcomeWatcher): (() => void) => {
  watchers.add(onOutcome)
  return () => {
    watchers.delete(onOutcome)
  }
}

/** The server's record of the student in a topic. */
export const recordQuery = (topic: string) =>
  queryOptions({
    queryKey: ['maths', topic],
    queryFn: async ({ signal }): Promise<TopicRecord> => {
      const reading = orKept(`maths ${topic}`, () =>
        call('GET /api/practice/maths/topics/:topic', { params: { topic } }, signal),
      ).catch(notBegun)
      // Where to go on depends on the steps that wait.
      const [record] = await Promise.all([reading, queueKnown()])
      return record
    },
    // Another device may have continued.
    refetchOnMount: 'always',
  })

/** Of a topic that was never opened on this device, and is now without a network. */
const notBegun = (error: unknown): TopicRecord => {
  if (!isOffline(error) || navigator.onLine) throw error
  return emptyRecord
}

onDelivered(async ({ action, reply }) => {
  if (action.type === 'answer' || action.type === 'night') return
  if (action.type === 'next' && reply) {
    await recordOutcome(reply as Outcome)
    for (const watcher of watchers) watcher(action.topic, reply as Outcome)
  }
  await recordStep(action)
})

const recordOutcome = async (outcome: Outcome): Promise<void> => {
  await cancelOlderReads()
  recordProgress(outcome.balance, outcome.progress)
  const known = queryClient.getQueryData(meQuery.queryKey)
  // The reply to a repeated Next lists the badges that it won the first time: those are not announced again.
  if (!known || outcome.badgesWon > known.badgesWon) announceBadges(outcome.newBadges)
  queryClient.setQueryData(
    meQuery.queryKey,
    (me) => me && { ...me, badgesWon: Math.max(me.badgesWon, outcome.badgesWon) },
  )
  if (outcome.earned > 0) markLedgerOutdated()
}

const recordStep = async (step: Step): Promise<void> => {
  const { queryKey } = recordQuery(step.topic)
  const wasReading = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (record) => record && withStep(record, step))
  keepValue(`maths ${step.topic}`, queryClient.getQueryData(queryKey))
  if (wasReading) void queryClient.invalidateQueries({ queryKey })
}
