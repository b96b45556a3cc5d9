// The queries of a run, and the only place where a verdict updates the cache: balance, progress and run
// together, so that nothing has to be fetched again.
import { queryOptions } from '@tanstack/react-query'
import type { Run } from '@toron/contract/practice.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { call } from '../../../platform/api.ts'
import { codeQuery } from '../../../platform/code.ts'
import { queryClient } from '../../../platform/query-client.ts'
import type { Verdict } from '../question/verdict.ts'
import { cancelOlderReads, recordAnswer } from '../record-progress.ts'
import { withAnswer } from './verdict-cache.ts'

export const endScreenCode = codeQuery('end-screen', () => import('./end/end-screen.tsx'))

/** The current run. Refetched when the student returns to the tab, because another device may have continued. */
export const runQuery = (topic: string) =>
  queryOptions({
    queryKey: ['run', topic],
    queryFn: ({ signal }): Promise<Run> => call('POST /api/practice/runs', { body: { topic } }, signal),
  })

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
  recordAnswer({ balance, progress, newBadges })
  queryClient.setQueryData(queryKey, (run) => run && withAnswer(run, state, answer))
  return answer
}
