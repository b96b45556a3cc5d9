// The pages of the Badges modal.
import { type BadgeId, badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { useState } from 'react'
import { useMe } from '../../platform/session.ts'
import { classes } from '../../ui/classes.ts'
import { BadgeCard } from './badge-card.tsx'
import { onPage, pageCount, pageOf } from './badge-words.ts'
import { BadgesFailed, BadgesLoading, gridClass } from './badges-waiting.tsx'
import { messages } from './messages.ts'
import { useBadges } from './queries.ts'

/** @param first the badge whose page is shown first */
export function BadgePages({ first }: { first: BadgeId | null }) {
  const badges = useBadges(true)
  const { data: me } = useMe()
  const [chosen, setChosen] = useState<number | null>(null)
  const all = badges.data?.badges

  if (badges.isError && !badges.isFetching && !all) {
    return <BadgesFailed error={badges.error} onRetry={() => void badges.refetch()} />
  }
  const page = chosen ?? pageOf(all ?? [], first)
  return (
    <>
      <p role="status" className="sr-only">
        {all
          ? chosen !== null && messages.badges.pageOf(page, pageCount(all.length))
          : messages.badges.loading}
      </p>
      {all ? (
        <ul className={gridClass}>
          {onPage(all, page).map((badge) => (
            <BadgeCard key={badge.id} badge={badge} timeZone={me?.timeZone} />
          ))}
        </ul>
      ) : (
        <BadgesLoading />
      )}
      <PageButtons page={page} pages={pageCount(all?.length ?? badgeIds.length)} onChoose={setChosen} />
    </>
  )
}

interface PageButtonsProps {
  readonly page: number
  readonly pages: number
  readonly onChoose: (page: number) => void
}

function PageButtons({ page, pages, onChoose }: PageButtonsProps) {
  return (
    <nav aria-label={messages.badges.pages} className="mt-4 flex justify-center gap-2">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={messages.badges.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChoose(number)}
          className={classes(
            'num size-11 rounded-full text-[17px] font-bold',
            number === page ? 'bg-sunken text-ink' : 'text-ink-soft hover:bg-sunken',
          )}
        >
          {number}
        </button>
      ))}
    </nav>
  )
}
