// The student's twelve badges.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Badge } from '@toron/contract/rewards.ts'
import { badgesQuery } from '../../platform/queries.ts'

interface Badges {
  readonly badges: readonly Badge[]
}

/** The badges. @param enabled whether to fetch them; otherwise only cached ones are returned */
export const useBadges = (enabled: boolean): UseQueryResult<Badges> => useQuery({ ...badgesQuery, enabled })
