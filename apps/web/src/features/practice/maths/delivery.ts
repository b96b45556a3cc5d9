// Takes a student's steps to the server, and writes into the cache what they changed: balance, badges, progress and the
// record of the topic together, so that nothing has to be fetched again.
import type { Me } from '@toron/contract/account.ts'
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import { call } from '../../../platform/api.ts'
import { ApiError, isSignedOut } from '../../../platform/api-error.ts'
import { announceBadges } from '../../../platform/news.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { meKey, setBalance } from '../../../platform/session.ts'
import { getToken } from '../../../platform/token.ts'
import { withProgress } from '../run/verdict-cache.ts'
import { createOutbox, type Failing } from './outbox.ts'
import { type Kept, type Step, withStep } from './records.ts'

type Progress = ReplyOf<Api['GET /api/practice/progress']>
export type Outcome = ReplyOf<Api['POST /api/practice/maths/questions/:questionId/next']>

const progressKey = ['progress'] as const
export const mathsKey = (topic: string) => ['maths', topic] as const

type OutcomeWatcher = (topic: string, outcome: Outcome) => void
const watchers = new Set<OutcomeWatcher>()

/** Calls back with what each Next brought. Returns a function that stops it. */
export function watchOutcomes(onOutcome: OutcomeWatcher): () => void {
  watchers.add(onOutcome)
  return () => {
    watchers.delete(onOutcome)
  }
}

export const outbox = createOutbox({ deliver, judge, owner: getToken })

async function deliver(step: Step): Promise<void> {
  const params = { questionId: step.questionId }
  if (step.type === 'shown') {
    await call('POST /api/practice/maths/questions/:questionId/shown', { params })
  }
  if (step.type === 'marks') {
    const { earned } = step
    await call('POST /api/practice/maths/questions/:questionId/marks', { params, body: { earned } })
  }
  if (step.type === 'next') {
    await settle(step, await call('POST /api/practice/maths/questions/:questionId/next', { params }))
  }
  await keep(step)
}

async function settle({ topic }: Step, outcome: Outcome): Promise<void> {
  // What is on its way since before this reply would take the numbers back.
  for (const queryKey of [meKey, progressKey]) {
    if (queryClient.getQueryData(queryKey) !== undefined) await queryClient.cancelQueries({ queryKey })
  }
  setBalance(outcome.balance)
  const known = queryClient.getQueryData<Me>(meKey)
  // A Next that a student goes back for names the badges that it won long ago: those are no news here.
  if (!known || outcome.badgesWon > known.badgesWon) announceBadges(outcome.newBadges)
  queryClient.setQueryData<Me>(
    meKey,
    (me) => me && { ...me, badgesWon: Math.max(me.badgesWon, outcome.badgesWon) },
  )
  queryClient.setQueryData<Progress>(
    progressKey,
    (known) => known && { ...known, topics: [...withProgress(known.topics, outcome.progress)] },
  )
  // The history of the Skizies has a new entry; it is read again when it is next looked at.
  if (outcome.earned > 0) void queryClient.invalidateQueries({ queryKey: ['ledger'], refetchType: 'none' })
  for (const watcher of watchers) watcher(topic, outcome)
}

async function keep(step: Step): Promise<void> {
  const queryKey = mathsKey(step.topic)
  const wasReading = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Kept>(queryKey, (kept) => kept && withStep(kept, step))
  if (wasReading) void queryClient.invalidateQueries({ queryKey })
}

/** A step that the server refuses for good is given up; without a session there is nobody to keep the others for. */
function judge(error: unknown): Failing {
  if (isSignedOut(error)) return 'drop-all'
  if (!(error instanceof ApiError) || error.problem.kind === 'offline') return 'again'
  if (error.problem.kind === 'refusal') return 'drop'
  const { code } = error.problem
  return code === 'not-found' || code === 'invalid-request' ? 'drop' : 'again'
}
