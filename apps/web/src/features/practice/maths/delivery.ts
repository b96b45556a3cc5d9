// The server's record of a student's progress through a topic, and the delivery of the student's steps: one at a time,
// each reply updating the cache.
import { queryOptions } from '@tanstack/react-query'
import type { Mark, MovedOn } from '@toron/contract/maths.ts'
import { call } from '../../../platform/api.ts'
import { ApiError, isSignedOut } from '../../../platform/api-error.ts'
import { announceBadges } from '../../../platform/badge-queue.ts'
import { meQuery } from '../../../platform/queries.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { getToken } from '../../../platform/token.ts'
import { cancelOlderReads, markLedgerOutdated, recordProgress } from '../record-progress.ts'
import { createOutbox, type FailureAction } from './outbox.ts'
import { questionRecord, type Step, type TopicRecord, withStep } from './records.ts'

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
      // Steps in flight must be part of the record.
      await outbox.settled()
      return call('GET /api/practice/maths/topics/:topic', { params: { topic } }, signal)
    },
    // Another device may have continued.
    refetchOnMount: 'always',
  })

const deliver = async (step: Step): Promise<void> => {
  const params = { questionId: step.questionId }
  if (step.type === 'shown') {
    await call('POST /api/practice/maths/questions/:questionId/shown', { params })
  }
  if (step.type === 'marks') {
    const { earned } = step
    await call('POST /api/practice/maths/questions/:questionId/marks', { params, body: { earned } })
  }
  if (step.type === 'next') {
    const outcome = await call('POST /api/practice/maths/questions/:questionId/next', { params })
    await recordOutcome(outcome)
    if (!isToldAlready(step, outcome)) announce(step.topic, outcome)
  }
  if (step.type === 'try') return deliverTry(step)
  await recordStep(step)
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

type Try = Extract<Step, { type: 'try' }>

/** Who waits for the marks of a try, by its id. */
const waiting = new Map<
  string,
  { readonly resolve: (marks: readonly Mark[]) => void; readonly reject: (why: unknown) => void }
>()

/** Sends a try in its turn, however long that takes. Rejects if the server refuses it. */
export const sendTry = (step: Try): Promise<readonly Mark[]> =>
  new Promise((resolve, reject) => {
    waiting.set(step.tryId, { resolve, reject })
    outbox.add(step)
  })

const deliverTry = async (step: Try): Promise<void> => {
  const { topic, questionId, tryId, answers } = step
  const body = { tryId, answers: [...answers] }
  try {
    const { marks, solved } = await call('POST /api/practice/maths/questions/:questionId/work', {
      params: { questionId },
      body,
    })
    if (solved) {
      await recordOutcome(solved)
      announce(topic, solved)
      await recordStep({ topic, questionId, type: 'solved' })
    }
    waiting.get(tryId)?.resolve(marks)
  } catch (error) {
    if (classify(error) === 'retry') throw error
    waiting.get(tryId)?.reject(error)
    throw error
  }
  waiting.delete(tryId)
}

const recordOutcome = async (outcome: MovedOn): Promise<void> => {
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
  if (wasReading) void queryClient.invalidateQueries({ queryKey })
}

/** A step that the server rejects permanently is dropped; without a session all of them are. */
const classify = (error: unknown): FailureAction => {
  if (isSignedOut(error)) return 'drop-all'
  if (!(error instanceof ApiError) || error.problem.kind === 'offline') return 'retry'
  if (error.problem.kind === 'refusal') return 'drop'
  const { code } = error.problem
  return code === 'not-found' || code === 'invalid-request' ? 'drop' : 'retry'
}

export const outbox = createOutbox({ deliver, classify, owner: getToken })
