// The student's progress in every topic they have begun: fetched once, then updated by each verdict.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { TopicProgress } from '@toron/contract/practice.ts'
import { type Known, knownBy, useLastVisit } from '../../platform/last-visit.ts'
import { progressQuery } from '../../platform/queries.ts'
import { useIsStudent } from '../../platform/session.ts'

interface Progress {
  readonly topics: readonly TopicProgress[]
}

/** Idle for a visitor, who has no progress. */
export const useProgress = (): UseQueryResult<Progress> => {
  const isStudent = useIsStudent()
  return useQuery({ ...progressQuery, enabled: isStudent })
}

/** The progress of a visitor. */
const none: Known<readonly TopicProgress[]> = { value: [], since: null }

/** The student's progress, from the last visit if it cannot be fetched; none for a visitor. */
export const useKnownProgress = (): Known<readonly TopicProgress[]> => {
  const isStudent = useIsStudent()
  const { data, isError, dataUpdatedAt, errorUpdateCount } = useProgress()
  const { progress } = useLastVisit()
  return isStudent
    ? knownBy({ data: data?.topics, isError, dataUpdatedAt, errorUpdateCount }, progress)
    : none
}
