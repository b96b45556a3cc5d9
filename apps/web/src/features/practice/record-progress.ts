// The cache updates that replies to science and maths share, so that nothing has to be fetched again.
import type { QueryKey } from '@tanstack/react-query'
import type { TopicProgress } from '@toron/contract/practice.ts'
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import { announceBadges } from '../../platform/badge-queue.ts'
import { ledgerQuery, meQuery, progressQuery } from '../../platform/queries.ts'
import { queryClient } from '../../platform/query-client.ts'
import { setBalance } from '../../platform/session.ts'

/** The progress of all topics with this one replaced, or appended. */
export const withProgress = (
  known: readonly TopicProgress[],
  progress: TopicProgress,
): readonly TopicProgress[] =>
  known.some(({ topic }) => topic === progress.topic)
    ? known.map((each) => (each.topic === progress.topic ? progress : each))
    : [...known, progress]

/** Cancels reads in flight, which would overwrite the numbers of a newer reply. @param own further queries to cancel */
export const cancelOlderReads = async (own: readonly QueryKey[] = []): Promise<void> => {
  for (const queryKey of [meQuery.queryKey, progressQuery.queryKey, ...own]) {
    if (queryClient.getQueryData(queryKey) !== undefined) await queryClient.cancelQueries({ queryKey })
  }
}

export const recordProgress = (balance: number, progress: TopicProgress): void => {
  setBalance(balance)
  queryClient.setQueryData(
    progressQuery.queryKey,
    (known) => known && { ...known, topics: [...withProgress(known.topics, progress)] },
  )
}

/** The ledger has new entries; it is fetched again when it is next shown. */
export const markLedgerOutdated = (): void => {
  void queryClient.invalidateQueries({ queryKey: ledgerQuery.queryKey, refetchType: 'none' })
}

interface Answered {
  readonly balance: number
  readonly progress: TopicProgress
  readonly newBadges: readonly BadgeId[]
}

/** What every reply to a graded answer changes beside its own screen. */
export const recordAnswer = ({ balance, progress, newBadges }: Answered): void => {
  recordProgress(balance, progress)
  queryClient.setQueryData(
    meQuery.queryKey,
    (me) => me && { ...me, badgesWon: me.badgesWon + newBadges.length },
  )
  announceBadges(newBadges)
  markLedgerOutdated()
}
