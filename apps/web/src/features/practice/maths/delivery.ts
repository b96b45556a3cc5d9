// The server's record of a student's progress through a topic, and what each step changes in the cache once it has arrived.
import { queryOptions } from '@tanstack/react-query'
import type { Mark, MovedOn } from '@toron/contract/maths.ts'
import { call } from '../../../platform/api.ts'
import { isOffline } from '../../../platform/api-error.ts'
import { announceBadges } from '../../../platform/badge-queue.ts'
import type { Replies, Step } from '../../../platform/offline/actions.ts'
import { keepNow, orKept } from '../../../platform/offline/kept.ts'
import { mathsKept } from '../../../platform/offline/kept-names.ts'
import { act, queueKnown } from '../../../platform/offline/queue.ts'
import { onDelivered } from '../../../platform/offline/state.ts'
import { meQuery } from '../../../platform/queries.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { cancelOlderReads, markLedgerOutdated, recordProgress } from '../record-progress.ts'
import { type Change, emptyRecord, questionRecord, type TopicRecord, withStep } from './records.ts'

type OutcomeWatcher = (topic: string, outcome: MovedOn) => void
const watchers = new Set<OutcomeWatcher>()

/** Calls back with what each Next and each solved question brought. Returns an unsubscribe function. */
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
      const reading = orKept(mathsKept(topic), () =>
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

/** Who waits for the marks of a try, by its id. */
const waiting = new Map<string, (marks: readonly Mark[]) => void>()

/** Keeps a try, and sends it in its turn, however long that takes. Rejects if the server refuses it. */
export const sendTry = async (step: Extract<Step, { type: 'try' }>): Promise<readonly Mark[]> => {
  const marked = new Promise<readonly Mark[]>((resolve) => waiting.set(step.tryId, resolve))
  const sent = await act(step)
  return sent === 'waiting' ? marked : sent.marks
}

onDelivered(async ({ action, reply }) => {
  if (action.type === 'answer' || action.type === 'night') return
  if (action.type === 'try') return tryDelivered(action, reply as Replies['try'])
  if (action.type === 'next' && reply) {
    const outcome = reply as MovedOn
    await recordOutcome(outcome)
    if (!isToldAlready(action, outcome)) announce(action.topic, outcome)
  }
  await recordStep(action)
})

const tryDelivered = async (
  { topic, questionId, tryId }: Extract<Step, { type: 'try' }>,
  { marks, solved, missed }: Replies['try'],
) => {
  if (solved) {
    await recordOutcome(solved)
    announce(topic, solved)
    await recordStep({ topic, questionId, type: 'solved' })
  }
  if (missed) recordBadges(missed)
  waiting.get(tryId)?.(marks)
  waiting.delete(tryId)
}

const announce = (topic: string, outcome: MovedOn) => {
  for (const watcher of watchers) watcher(topic, outcome)
}

/** A question that was solved by typing has paid then. */
const isToldAlready = ({ topic, questionId }: Step, { outcome }: MovedOn): boolean => {
  const record = queryClient.getQueryData(recordQuery(topic).queryKey)
  return (
    outcome === 'already-paid-today' && record !== undefined && questionRecord(record, questionId).solvedToday
  )
}

const recordOutcome = async (outcome: MovedOn): Promise<void> => {
  await cancelOlderReads()
  recordProgress(outcome.balance, outcome.progress)
  recordBadges(outcome)
  if (outcome.earned > 0) markLedgerOutdated()
}

const recordBadges = (outcome: Pick<MovedOn, 'newBadges' | 'badgesWon'>): void => {
  const known = queryClient.getQueryData(meQuery.queryKey)
  // The reply to a repeated Next lists the badges that it won the first time: those are not announced again.
  if (!known || outcome.badgesWon > known.badgesWon) announceBadges(outcome.newBadges)
  queryClient.setQueryData(
    meQuery.queryKey,
    (me) => me && { ...me, badgesWon: Math.max(me.badgesWon, outcome.badgesWon) },
  )
}

const recordStep = async (step: Change): Promise<void> => {
  const { queryKey } = recordQuery(step.topic)
  const wasReading = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (record) => record && withStep(record, step))
  await keepNow(mathsKept(step.topic), queryClient.getQueryData(queryKey))
  if (wasReading) void queryClient.invalidateQueries({ queryKey })
}
