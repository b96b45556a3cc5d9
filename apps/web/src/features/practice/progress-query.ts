// The student's progress in every topic they have begun: read once, then kept true by each verdict.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { TopicProgress } from '@toron/contract/practice.ts'
import { call } from '../../platform/api.ts'
import type { ApiError } from '../../platform/api-error.ts'
import { type Known, knownBy, useLastVisit } from '../../platform/last-visit.ts'
import { useIsStudent } from '../../platform/session.ts'

interface Progress {
  readonly topics: readonly TopicProgress[]
}

const progressKey = ['progress'] as const

/** Idle for a visitor, who keeps no progress. */
export function useProgress(): UseQueryResult<Progress, ApiError> {
  const isStudent = useIsStudent()
  return useQuery<Progress, ApiError>({
    queryKey: progressKey,
    queryFn: ({ signal }) => call('GET /api/practice/progress', {}, signal),
    enabled: isStudent,
    meta: { failure: 'The progress could not be fetched' },
  })
}

/** Topics that a visitor has begun. */
const none: Known<readonly TopicProgress[]> = { value: [], since: null }

/** The progress as well as it is known: a visitor's is none, a student's that of the last visit if it cannot be read. */
export function useKnownProgress(): Known<readonly TopicProgress[]> {
  const isStudent = useIsStudent()
  const { data, isError, dataUpdatedAt } = useProgress()
  const { progress } = useLastVisit()
  return isStudent ? knownBy({ data: data?.topics, isError, dataUpdatedAt }, progress) : none
}
