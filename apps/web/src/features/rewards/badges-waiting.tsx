// The Badges modal while its badges, or the code that shows them, are loading or could not be loaded.
import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './messages.ts'

export const gridClass = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4'
export const cardClass =
  'flex flex-col items-center rounded-[20px] px-2.5 pt-4 pb-3.5 text-center shadow-none sm:px-4 sm:pt-5'

/** Badges per page of the modal (product rule 10.16). */
export const badgesPerPage = 6

export function BadgesLoading() {
  return (
    <div className={gridClass}>
      {badgeIds.slice(0, badgesPerPage).map((id) => (
        <Card key={id} className={cardClass}>
          <Skeleton className="h-22 w-[78px] rounded-t-full sm:h-26 sm:w-23" />
          <Skeleton className="mt-2.5 h-4 w-16" />
          <Skeleton className="mt-1.5 h-5 w-28 max-w-full" />
          <Skeleton className="mt-2 h-4 w-32 max-w-full" />
          <Skeleton className="mt-1 mb-3 h-4 w-20 max-w-full" />
          <Skeleton className="mt-auto h-4 w-16" />
          <Skeleton className="mt-1.5 h-2 w-full rounded-full" />
        </Card>
      ))}
    </div>
  )
}

export function BadgesFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert
      action={
        <Button kind="ghost" onClick={onRetry}>
          {messages.badges.retry}
        </Button>
      }
    >
      {explain(error)}
    </Alert>
  )
}
