// The queries of papers, and the only place where a reply updates the cache.
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { Choice, Result } from '@toron/contract/paper-fields.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import type { Allowance } from '@toron/domain/papers/clock.ts'
import type { PaperMathsQuestion, PaperSolution } from '@toron/domain/papers/maths-question.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { call, readFile } from '../../platform/api.ts'
import { isSignedOut, refusalOf } from '../../platform/api-error.ts'
import { announceBadges } from '../../platform/badge-queue.ts'
import { meQuery } from '../../platform/queries.ts'
import { queryClient } from '../../platform/query-client.ts'
import { setBalance } from '../../platform/session.ts'
import { cancelOlderReads, markLedgerOutdated, recordProgress } from '../practice/record-progress.ts'
import { aheadBy } from './clock.ts'
import type { Outcome } from './sitting/outbox.ts'

export type PapersReply = ReplyOf<Api['GET /api/papers']>

export const papersQuery = queryOptions({
  queryKey: ['papers'],
  queryFn: ({ signal }) => call('GET /api/papers', {}, signal),
  staleTime: 0,
})

/** A sitting, and how far the server's clock is ahead. Refetched when the student returns: another device may have gone on. */
export const sittingQuery = (sittingId: string) =>
  queryOptions({
    queryKey: ['sitting', sittingId],
    queryFn: async ({ signal }) => {
      const reply = await call('GET /api/papers/sittings/:sittingId', { params: { sittingId } }, signal)
      return { ...reply, ahead: reply.open ? aheadBy(reply.open.now, Date.now()) : 0 }
    },
    staleTime: 0,
  })

export const paperQuestionsQuery = (paperId: string) =>
  queryOptions({
    queryKey: ['data', 'paper-questions', paperId],
    queryFn: ({ signal }) => readFile<readonly PublicQuestion[]>(`/data/papers/${paperId}.json`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The questions of a written paper. */
export const writtenQuestionsQuery = (paperId: string) =>
  queryOptions({
    queryKey: ['data', 'written-questions', paperId],
    queryFn: ({ signal }) => readFile<readonly PaperMathsQuestion[]>(`/data/papers/${paperId}.json`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Their solutions, which only a result asks for. */
export const solutionsQuery = (paperId: string) =>
  queryOptions({
    queryKey: ['data', 'paper-solutions', paperId],
    queryFn: ({ signal }) =>
      readFile<readonly PaperSolution[]>(`/data/papers/${paperId}-solutions.json`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What is closed while a paper is open, and open again afterwards. */
const markClosedOutdated = () => {
  for (const queryKey of [['run'], ['maths'], ['tonight'], ['tonight-map'], papersQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

export const beginPaper = async (paperId: string, allowance: Allowance): Promise<string> => {
  const open = await call('POST /api/papers/sittings', { body: { paperId, allowance } })
  const { queryKey } = sittingQuery(open.id)
  queryClient.setQueryData(queryKey, { open, result: null, ahead: aheadBy(open.now, Date.now()) })
  markClosedOutdated()
  return open.id
}

/** Sends, and says what became of it. @param heard gets the server's clock with the reply */
const outcomeOf = async (
  sent: Promise<{ readonly now: number }>,
  heard: (ahead: number) => void,
): Promise<Outcome> => {
  try {
    const { now } = await sent
    heard(aheadBy(now, Date.now()))
    return 'sent'
  } catch (error) {
    if (isSignedOut(error)) return 'signed-out'
    // Both calls refuse the same: the paper has ended.
    return refusalOf('POST /api/papers/sittings/:sittingId/choices', error) ? 'late' : 'unreachable'
  }
}

type Send = (
  sittingId: string,
  choices: readonly Choice[],
  heard: (ahead: number) => void,
) => Promise<Outcome>

/** Of a paper of four options. */
export const sendChoices: Send = (sittingId, all, heard) => {
  const choices = all.map(({ texts: _, ...choice }) => choice)
  const sent = call('POST /api/papers/sittings/:sittingId/choices', {
    params: { sittingId },
    body: { choices },
  })
  return outcomeOf(sent, heard)
}

/** Of a written paper. */
export const sendWork: Send = (sittingId, all, heard) => {
  const work = all.map(({ option: _, ...one }) => one)
  const sent = call('POST /api/papers/sittings/:sittingId/work', { params: { sittingId }, body: { work } })
  return outcomeOf(sent, heard)
}

/** Keeps the marks that students give a written question, and shows the result with them. */
export const markPaper = async (
  sittingId: string,
  number: number,
  ticks: readonly number[],
): Promise<void> => {
  const { result } = await call('POST /api/papers/sittings/:sittingId/marks', {
    params: { sittingId },
    body: { number, ticks: [...ticks] },
  })
  queryClient.setQueryData(sittingQuery(sittingId).queryKey, { open: null, result, ahead: 0 })
  void queryClient.invalidateQueries({ queryKey: papersQuery.queryKey, refetchType: 'none' })
}

/** Questions whose last choice arrived after the end, for the result to say so. */
export const lateQuery = (sittingId: string) =>
  queryOptions<readonly number[]>({ queryKey: ['paper-late', sittingId], enabled: false, initialData: [] })

export const noteLate = (sittingId: string, late: readonly number[]): void => {
  queryClient.setQueryData(lateQuery(sittingId).queryKey, late)
}

/** Ends a paper and updates the cache with everything that it changed. */
export const submitPaper = async (sittingId: string): Promise<Result> => {
  const reply = await call('POST /api/papers/sittings/:sittingId/submission', { params: { sittingId } })
  const { result, balance, progress, newBadges } = reply
  const { queryKey } = sittingQuery(sittingId)
  await cancelOlderReads([queryKey])
  queryClient.setQueryData(queryKey, { open: null, result, ahead: 0 })
  setBalance(balance)
  for (const one of progress) recordProgress(balance, one)
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey, refetchType: 'none' })
  announceBadges(newBadges)
  markLedgerOutdated()
  markClosedOutdated()
  return result
}

export const giveUpPaper = async (sittingId: string): Promise<void> => {
  await call('POST /api/papers/sittings/:sittingId/giving-up', { params: { sittingId } })
  markClosedOutdated()
  queryClient.removeQueries({ queryKey: sittingQuery(sittingId).queryKey })
  await queryClient.invalidateQueries({ queryKey: papersQuery.queryKey })
}

/** Returns how many questions were put into Tonight; null: there is no plan that could have them. */
export const practiseMissed = async (sittingId: string): Promise<number | null> => {
  try {
    const { questions } = await call('POST /api/papers/sittings/:sittingId/missed', { params: { sittingId } })
    void queryClient.invalidateQueries({ queryKey: ['tonight'], refetchType: 'none' })
    return questions
  } catch (error) {
    if (refusalOf('POST /api/papers/sittings/:sittingId/missed', error) === 'no-plan') return null
    throw error
  }
}
