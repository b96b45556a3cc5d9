// The student's twelve badges, and the code that shows them.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Badge } from '@toron/contract/rewards.ts'
import { codeQuery } from '../../platform/code.ts'
import { badgesQuery } from '../../platform/queries.ts'

interface Badges {
  readonly badges: readonly Badge[]
}

/** The badges. @param enabled whether to fetch them; otherwise only cached ones are returned */
export const useBadges = (enabled: boolean): UseQueryResult<Badges> => useQuery({ ...badgesQuery, enabled })

export const badgePagesCode = codeQuery('badge-pages', () => import('./badge-pages.tsx'))
export const badgeToastCode = codeQuery('badge-toast', () => import('./badge-toast.tsx'))
