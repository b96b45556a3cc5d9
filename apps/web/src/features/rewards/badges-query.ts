// The student's twelve badges.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Badge } from '@toron/contract/rewards.ts'
import { call } from '../../platform/api.ts'
import type { ApiError } from '../../platform/api-error.ts'

interface Badges {
  readonly badges: readonly Badge[]
}

/** Read anew whenever it is opened: every answer moves some of them. Without `read`, what is known already. */
export const useBadges = (read: boolean): UseQueryResult<Badges, ApiError> =>
  useQuery<Badges, ApiError>({
    queryKey: ['badges'],
    queryFn: ({ signal }) => call('GET /api/rewards/badges', {}, signal),
    enabled: read,
    staleTime: 0,
  })
