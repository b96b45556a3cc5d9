// The queries of a science topic, and the only place where a verdict updates the cache: balance, progress and run
// together, so that nothing has to be fetched again.
import { queryOptions } from '@tanstack/react-query'
import type { Run } from '@toron/contract/practice.ts'
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { call, readFile } from '../../../platform/api.ts'
import { announceBadges } from '../../../platform/badge-queue.ts'
import { codeQuery } from '../../../platform/code.ts'
import { meQuery } from '../../../platform/queries.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { messages } from '../frame/messages.ts'
import type { Verdict } from '../question/verdict.ts'
import { cancelOlderReads, markLedgerOutdated, recordProgress } from '../record-progress.ts'
import { withAnswer } from './verdict-cache.ts'

/** @param cache `reload` bypasses the browser's cache, which may be a day old */
const readQuestions = (topic: string, cache: 'default' | 'reload', signal?: AbortSignal) =>
  readFile<readonly PublicQuestion[]>(`/data/${topic}.json`, signal, cache)

export const questionsQuery = (topic: string) =>
  queryOptions({
    queryKey: ['data', topic],
    queryFn: ({ signal }) => readQuestions(topic, 'default', signal),
    meta: { failure: messages.notFetched(topic) },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const endScreenCode = codeQuery('end-screen', () => import('./end/end-screen.tsx'))

/** The current run. Refetched when the student returns to the tab, because another device may have continued. */
export const runQuery = (topic: string) =>
  queryOptions({
    queryKey: ['run', topic],
    queryFn: ({ signal }): Promise<Run> => call('POST /api/practice/runs', { body: { topic } }, signal),
  })

/** Fetches the questions, bypassing the browser's cache. */
export const reloadQuestions = async (topic: string): Promise<void> => {
  queryClient.setQueryData(questionsQuery(topic).queryKey, await readQuestions(topic, 'reload'))
}

/** Starts the next run of a topic and caches it. */
export const retryRun = async (topic: string, after: string): Promise<Run> => {
  const run = await call('POST /api/practice/runs', { body: { topic, after } })
  queryClient.setQueryData(runQuery(topic).queryKey, run)
  return run
}

/** Submits a student's answer and updates the cache with everything it changed. */
export const submitAnswer = async (
  topic: string,
  runId: string,
  questionId: string,
  option: Letter,
): Promise<Verdict> => {
  const reply = await call('POST /api/practice/runs/:runId/answers', {
    params: { runId },
    body: { questionId, option },
  })
  const { balance, run: state, progress, newBadges, ...answer } = reply
  const { queryKey } = runQuery(topic)
  await cancelOlderReads([queryKey])
  recordProgress(balance, progress)
  queryClient.setQueryData(queryKey, (run) => run && withAnswer(run, state, answer))
  queryClient.setQueryData(
    meQuery.queryKey,
    (me) => me && { ...me, badgesWon: me.badgesWon + newBadges.length },
  )
  announceBadges(newBadges)
  markLedgerOutdated()
  return answer
}
