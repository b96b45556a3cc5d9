// The queries and mutations of the leaderboard, and how their replies update the cache.
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { BoardName } from '@toron/contract/leaderboard.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import type { TimePack } from '@toron/domain/leaderboard/time-packs.ts'
import { call } from '../../platform/api.ts'
import { refusalOf } from '../../platform/api-error.ts'
import { boardsKey, ledgerQuery, meQuery } from '../../platform/queries.ts'
import { firstOf, pageOf, withVisibility } from './board.ts'

export type BoardPage = ReplyOf<Api['GET /api/leaderboard/boards/:board']>
type LastPodium = ReplyOf<Api['GET /api/leaderboard/last-podium']>

/** A page of a board, with the total and the student's own rank; page 0 is the top. */
export const boardPage = (board: BoardName, page: number) =>
  queryOptions({
    queryKey: [...boardsKey, board, page],
    queryFn: ({ signal }) =>
      call(
        'GET /api/leaderboard/boards/:board',
        { params: { board }, query: { from: String(firstOf(page)) } },
        signal,
      ),
  })

export const lastPodiumQuery = queryOptions({
  queryKey: ['last-podium'],
  queryFn: ({ signal }) => call('GET /api/leaderboard/last-podium', {}, signal),
  staleTime: 60 * 60_000,
  // Polled until it is published, because the clock of the device may be wrong.
  refetchInterval: ({ state }) => (state.data && state.data.publishedAt !== null ? 60_000 : false),
})

/** The board keeps changing: a row at the edge of a page can move to the next one between reads. */
const attempts = 2

/** The student's own position on a board, whose page it caches; null if it was not found. */
export const findOwnPosition = async (client: QueryClient, board: BoardName): Promise<number | null> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await call('GET /api/leaderboard/boards/:board', {
      params: { board },
      query: { from: 'you' },
    })
    const index = found.rows.findIndex(({ isYou }) => isYou)
    if (index < 0) continue
    const { queryKey } = boardPage(board, pageOf(found.from))
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData(queryKey, found)
    return found.from + index
  }
  return null
}

const showVisibility = (client: QueryClient, isAnonymous: boolean): void => {
  const me = client.getQueryData(meQuery.queryKey)
  if (!me) return
  client.setQueryData(meQuery.queryKey, { ...me, isAnonymous })
  const change = <T extends BoardPage | LastPodium>(known: T | undefined) =>
    known && { ...known, rows: withVisibility(known.rows, me, isAnonymous) }
  client.setQueriesData<BoardPage>({ queryKey: boardsKey }, change)
  client.setQueryData(lastPodiumQuery.queryKey, change)
}

/** Sets the visibility optimistically, and reverts it if the call fails. */
export const useSetVisibility = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isAnonymous: boolean) => call('POST /api/leaderboard/visibility', { body: { isAnonymous } }),
    onMutate: async (isAnonymous) => {
      // A read that is already in flight would bring the old choice back.
      await Promise.all(
        [meQuery.queryKey, boardsKey, lastPodiumQuery.queryKey].map((queryKey) =>
          client.cancelQueries({ queryKey }),
        ),
      )
      showVisibility(client, isAnonymous)
    },
    onError: (_error, isAnonymous) => showVisibility(client, !isAnonymous),
    onSettled: () => client.invalidateQueries({ queryKey: boardsKey }),
  })
}

interface Purchase {
  readonly pack: TimePack
  /** The same for every attempt of one purchase. */
  readonly requestId: string
}

export const useBuyTime = (onBought: (pack: TimePack) => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ pack, requestId }: Purchase) =>
      call('POST /api/leaderboard/time-packs/:packId/purchases', {
        params: { packId: pack.id },
        body: { requestId },
      }),
    onSuccess: async ({ balance, monthlyTime, allTimeTime }, { pack }) => {
      onBought(pack)
      await client.cancelQueries({ queryKey: meQuery.queryKey })
      client.setQueryData(
        meQuery.queryKey,
        (me) => me && { ...me, skizies: balance, monthlyTime, allTimeTime },
      )
      void client.invalidateQueries({ queryKey: ledgerQuery.queryKey, refetchType: 'none' })
      void client.invalidateQueries({ queryKey: boardsKey })
    },
    // The cached balance was out of date, or the reply was lost and the purchase may have been made.
    onError: (error) => {
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
      if (!isShortOfSkizies(error)) void client.invalidateQueries({ queryKey: boardsKey })
    },
  })
}

export const isShortOfSkizies = (error: unknown): boolean =>
  refusalOf('POST /api/leaderboard/time-packs/:packId/purchases', error) === 'not-enough-skizies'
