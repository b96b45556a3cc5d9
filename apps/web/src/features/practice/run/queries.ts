// The queries of a run, and the only place where a verdict updates the cache: balance, progress and run
// together, so that nothing has to be fetched again.
import { queryOptions } from '@tanstack/react-query'
import type { Run } from '@toron/contract/practice.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { call } from '../../../platform/api.ts'
import { isWithoutNetwork } from '../../../platform/api-error.ts'
import { codeQuery } from '../../../platform/code.ts'
import type { Replies } from '../../../platform/offline/actions.ts'
import { keepNow, orKept } from '../../../platform/offline/kept.ts'
import { runKept } from '../../../platform/offline/kept-names.ts'
import { act, queueKnown } from '../../../platform/offline/queue.ts'
import { onDelivered } from '../../../platform/offline/state.ts'
import { queryClient } from '../../../platform/query-client.ts'
import type { Verdict } from '../question/verdict.ts'
import { cancelOlderReads, recordAnswer } from '../record-progress.ts'
import { withAnswer } from './verdict-cache.ts'

export const endScreenCode = codeQuery('end-screen', () => import('./end/end-screen.tsx'))

/** The current run. Refetched when the student returns to the tab, because another device may have continued. */
export const runQuery = (topic: string) =>
  queryOptions({
    queryKey: ['run', topic],
    queryFn: async ({ signal }): Promise<Run> => {
      const opening = orKept(runKept(topic), () =>
        call('POST /api/practice/runs', { body: { topic } }, signal),
      ).catch((error) => {
        if (isWithoutNetwork(error)) return unopened(topic)
        throw error
      })
      // Where to go on depends on the answers that wait.
      const [run] = await Promise.all([opening, queueKnown()])
      return run
    },
  })

/** A topic that is begun without a network: its run has no id until the server opens it for the first answer. */
export const unopened = (topic: string): Run => ({
  id: '',
  topic,
  answers: [],
  answered: 0,
  correct: 0,
  total: 1,
  inARow: 0,
  earned: 0,
  complete: false,
})

/** Starts the next run of a topic and caches it. */
export const retryRun = async (topic: string, after: string): Promise<Run> => {
  const run = await call('POST /api/practice/runs', { body: { topic, after } })
  queryClient.setQueryData(runQuery(topic).queryKey, run)
  return run
}

onDelivered(async ({ action, reply }) => {
  if (action.type !== 'answer' || !reply) return
  const { balance, run: state, progress, newBadges, ...answer } = reply as Replies['answer']
  const { queryKey } = runQuery(action.topic)
  await cancelOlderReads([queryKey])
  recordAnswer({ balance, progress, newBadges })
  queryClient.setQueryData(queryKey, (run) => run && withAnswer(run, state, answer))
  await keepNow(runKept(action.topic), queryClient.getQueryData(queryKey))
})

/** Submits a student's answer, which updates the cache with everything it changed. @param runId empty: not opened yet */
export const submitAnswer = async (
  topic: string,
  runId: string,
  questionId: string,
  option: Letter,
): Promise<Verdict | 'waiting'> => {
  const reply = await act({ type: 'answer', topic, runId: runId || null, questionId, option })
  if (reply === 'waiting') return reply
  const { balance: _, run: __, progress: ___, newBadges: ____, ...answer } = reply
  return answer
}
