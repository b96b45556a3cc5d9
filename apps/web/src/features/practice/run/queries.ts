// What practising a topic asks of the server, and the one place where a verdict enters the cache: balance,
// progress and run together, so that nothing has to be fetched again.
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import type { Api } from '@toron/contract/api.ts'
import type { Letter, Run } from '@toron/contract/practice.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import type { PublicQuestion } from '@toron/contract/statics.ts'
import { call, readFile } from '../../../platform/api.ts'
import type { ApiError } from '../../../platform/api-error.ts'
import { announceBadges } from '../../../platform/news.ts'
import { meKey, setBalance } from '../../../platform/session.ts'
import type { Verdict } from './run-state.ts'
import { withAnswer, withProgress } from './verdict-cache.ts'

type Progress = ReplyOf<Api['GET /api/practice/progress']>

const progressKey = ['progress'] as const
const runKey = (topic: string) => ['run', topic] as const

export const questionsKey = (topic: string) => ['data', topic] as const

/** @param cache `reload` passes by what the browser has kept, which may be a day old */
export const readQuestions = (topic: string, cache: 'default' | 'reload', signal?: AbortSignal) =>
  readFile<readonly PublicQuestion[]>(`/data/${topic}.json`, signal, cache)

export const useQuestions = (
  topic: string,
  enabled: boolean,
): UseQueryResult<readonly PublicQuestion[], ApiError> =>
  useQuery<readonly PublicQuestion[], ApiError>({
    queryKey: questionsKey(topic),
    queryFn: ({ signal }) => readQuestions(topic, 'default', signal),
    meta: { failure: `The questions of ${topic} could not be fetched` },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The run in hand. Asked for again when the student comes back to the tab: another device may have gone on. */
export const useRun = (topic: string, enabled: boolean): UseQueryResult<Run, ApiError> =>
  useQuery<Run, ApiError>({
    queryKey: runKey(topic),
    queryFn: ({ signal }) => call('POST /api/practice/runs', { body: { topic } }, signal),
    enabled,
  })

/** Begins the next run of a topic and shows it at once. */
export async function retryRun(client: QueryClient, topic: string, after: string): Promise<Run> {
  const run = await call('POST /api/practice/runs', { body: { topic, after } })
  client.setQueryData<Run>(runKey(topic), run)
  return run
}

/** Submits a student's answer and writes everything it changed into the cache. */
export async function submitAnswer(
  client: QueryClient,
  topic: string,
  runId: string,
  questionId: string,
  option: Letter,
): Promise<Verdict> {
  const reply = await call('POST /api/practice/runs/:runId/answers', {
    params: { runId },
    body: { questionId, option },
  })
  const { balance, run: state, progress, newBadges, ...answer } = reply
  // What is on its way since before this verdict would take the numbers back.
  for (const queryKey of [meKey, progressKey, runKey(topic)]) {
    if (client.getQueryData(queryKey) !== undefined) await client.cancelQueries({ queryKey })
  }
  setBalance(balance)
  client.setQueryData<Run>(runKey(topic), (run) => run && withAnswer(run, state, answer))
  client.setQueryData<Progress>(
    progressKey,
    (known) => known && { ...known, topics: [...withProgress(known.topics, progress)] },
  )
  client.setQueryData<Me>(meKey, (me) => me && { ...me, badgesWon: me.badgesWon + newBadges.length })
  announceBadges(newBadges)
  // The history of the Skizies has new entries; it is read again when it is next looked at.
  void client.invalidateQueries({ queryKey: ['ledger'], refetchType: 'none' })
  return answer
}
