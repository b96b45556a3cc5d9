// The questions of a topic: a public file.
import { queryOptions } from '@tanstack/react-query'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { readFile } from '../../../platform/api.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { messages } from '../frame/messages.ts'

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

/** Fetches the questions, bypassing the browser's cache. */
export const reloadQuestions = async (topic: string): Promise<readonly PublicQuestion[]> => {
  const questions = await readQuestions(topic, 'reload')
  queryClient.setQueryData(questionsQuery(topic).queryKey, questions)
  return questions
}
