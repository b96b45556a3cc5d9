// What the leaderboard asks of the server, and how its answers enter the cache: ['board', board, page] for the rows,
// with the total and one's own rank in each page, and ['last-podium'].
import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import type { Api } from '@toron/contract/api.ts'
import type { BoardName } from '@toron/contract/leaderboard.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import type { TimePack } from '@toron/domain/leaderboard/time-packs.ts'
import { call } from '../../platform/api.ts'
import { type ApiError, refusalOf } from '../../platform/api-error.ts'
import { meKey } from '../../platform/session.ts'
import { firstOf, pageOf, withVisibility } from './board.ts'

export type BoardPage = ReplyOf<Api['GET /api/leaderboard/boards/:board']>
type LastPodium = ReplyOf<Api['GET /api/leaderboard/last-podium']>

export const boardKey = ['board'] as const
const podiumKey = ['last-podium'] as const

/** A page of a board; page 0 begins at the top. */
export const boardPage = (board: BoardName, page: number) =>
  queryOptions<BoardPage, ApiError>({
    queryKey: [...boardKey, board, page],
    queryFn: ({ signal }) =>
      call(
        'GET /api/leaderboard/boards/:board',
        { params: { board }, query: { from: String(firstOf(page)) } },
        signal,
      ),
  })

export const useLastPodium = (): UseQueryResult<LastPodium, ApiError> =>
  useQuery<LastPodium, ApiError>({
    queryKey: podiumKey,
    queryFn: ({ signal }) => call('GET /api/leaderboard/last-podium', {}, signal),
    staleTime: 60 * 60_000,
    // Asked for again once it is published: the clock of the device may be wrong, so not at that very moment.
    refetchInterval: ({ state }) => (state.data && state.data.publishedAt !== null ? 60_000 : false),
  })

/** Others go on ticking: a row on the edge of two pages can leave its page while it is read. */
const looks = 2

/** One's own position on a board; null when it could not be caught. Its page is in the cache then. */
export async function findOwnPosition(client: QueryClient, board: BoardName): Promise<number | null> {
  for (let look = 0; look < looks; look += 1) {
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

function showVisibility(client: QueryClient, isAnonymous: boolean): void {
  const me = client.getQueryData<Me>(meKey)
  if (!me) return
  client.setQueryData<Me>(meKey, { ...me, isAnonymous })
  const change = <T extends BoardPage | LastPodium>(known: T | undefined) =>
    known && { ...known, rows: withVisibility(known.rows, me, isAnonymous) }
  client.setQueriesData<BoardPage>({ queryKey: boardKey }, change)
  client.setQueriesData<LastPodium>({ queryKey: podiumKey }, change)
}

/** Shows the choice at once everywhere, and takes it back when the server could not be told. */
export function useSetVisibility() {
  const client = useQueryClient()
  return useMutation<{ isAnonymous: boolean }, ApiError, boolean>({
    mutationFn: (isAnonymous) => call('POST /api/leaderboard/visibility', { body: { isAnonymous } }),
    onMutate: async (isAnonymous) => {
      // What is on its way since before would show the old choice again.
      await Promise.all([meKey, boardKey, podiumKey].map((queryKey) => client.cancelQueries({ queryKey })))
      showVisibility(client, isAnonymous)
    },
    onError: (_error, isAnonymous) => showVisibility(client, !isAnonymous),
    onSettled: () => client.invalidateQueries({ queryKey: boardKey }),
  })
}

interface Purchase {
  readonly pack: TimePack
  /** The same for every try of one confirmation. */
  readonly requestId: string
}

export function useBuyTime(onBought: (pack: TimePack) => void) {
  const client = useQueryClient()
  return useMutation<ReplyOf<Api['POST /api/leaderboard/time-packs/:packId/purchases']>, ApiError, Purchase>({
    mutationFn: ({ pack, requestId }) =>
      call('POST /api/leaderboard/time-packs/:packId/purchases', {
        params: { packId: pack.id },
        body: { requestId },
      }),
    onSuccess: async ({ balance, monthlyTime, allTimeTime }, { pack }) => {
      onBought(pack)
      await client.cancelQueries({ queryKey: meKey })
      client.setQueryData<Me>(meKey, (me) => me && { ...me, skizies: balance, monthlyTime, allTimeTime })
      void client.invalidateQueries({ queryKey: ['ledger'], refetchType: 'none' })
      void client.invalidateQueries({ queryKey: boardKey })
    },
    // The balance in hand was not the true one; or the answer got lost and the purchase may stand.
    onError: (error) => {
      void client.invalidateQueries({ queryKey: meKey })
      if (!isTooPoor(error)) void client.invalidateQueries({ queryKey: boardKey })
    },
  })
}

export const isTooPoor = (error: unknown): boolean =>
  refusalOf('POST /api/leaderboard/time-packs/:packId/purchases', error) === 'not-enough-skizies'
