// The shelf, and buying from it: the reply says the new balance and what one has, so the cached student changes at
// once and nothing is asked for again.
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import { call } from '../../platform/api.ts'
import type { ApiError } from '../../platform/api-error.ts'
import { queryClient } from '../../platform/query-client.ts'
import { meKey } from '../../platform/session.ts'

type Shelf = ReplyOf<Api['GET /api/resources']>
type Unlocked = ReplyOf<Api['POST /api/resources/unlocks']>

export const useShelf = (): UseQueryResult<Shelf, ApiError> =>
  useQuery<Shelf, ApiError>({
    queryKey: ['resources'],
    queryFn: ({ signal }) => call('GET /api/resources', {}, signal),
  })

const unlocking = ['unlock'] as const

/** Whether an unlock is on its way, known at once: a doubled press arrives before the screen has changed. */
export const isUnlocking = (): boolean => queryClient.isMutating({ mutationKey: unlocking }) > 0

/** Buys the file of this path. */
export const useUnlock = () =>
  useMutation<Unlocked, ApiError, string>({
    mutationKey: unlocking,
    mutationFn: (path) => call('POST /api/resources/unlocks', { body: { path } }),
    // An answer of before the sale that is still on its way must not come after it.
    onMutate: () => queryClient.cancelQueries({ queryKey: meKey }),
    onSuccess: ({ balance, unlockedFiles }) => {
      queryClient.setQueryData<Me>(meKey, (me) => me && { ...me, skizies: balance, unlockedFiles })
    },
  })
