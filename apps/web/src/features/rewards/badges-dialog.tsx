// The Badges modal: all twelve, six per page, won ones in colour and locked ones with their progress.
import type { BadgeId } from '@toron/domain/rewards/badges.ts'
import { badgeIds } from '@toron/domain/rewards/badges.ts'
import { useState } from 'react'
import { explain } from '../../platform/messages.ts'
import { useMe } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { BadgeCard, BadgeCardSkeleton } from './badge-card.tsx'
import { badgesPerPage, onPage, pageCount, pageOf } from './badge-words.ts'
import { messages } from './messages.ts'
import { useBadges } from './queries.ts'

/** Closed, open at its first page, or open at the page of one badge. */
export type BadgesView = 'closed' | 'start' | BadgeId

interface BadgesDialogProps {
  readonly view: BadgesView
  readonly onClose: () => void
}

export function BadgesDialog({ view, onClose }: BadgesDialogProps) {
  const open = view !== 'closed'
  const { data: me } = useMe()
  const { data } = useBadges(open)
  const won = data?.badges.filter(({ unlocked }) => unlocked).length ?? me?.badgesWon
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.badges.title}
      wide={true}
      beside={won !== undefined && <Chip className="num">{messages.badges.count(won, badgeIds.length)}</Chip>}
    >
      {open && <Pages key={view} first={view === 'start' ? null : view} />}
    </Dialog>
  )
}

const gridClass = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4'

function Pages({ first }: { first: BadgeId | null }) {
  const badges = useBadges(true)
  const { data: me } = useMe()
  const [chosen, setChosen] = useState<number | null>(null)
  const all = badges.data?.badges

  if (badges.isError && !badges.isFetching && !all) {
    return (
      <Alert
        action={
          <Button kind="ghost" onClick={() => void badges.refetch()}>
            {messages.badges.retry}
          </Button>
        }
      >
        {explain(badges.error)}
      </Alert>
    )
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
        <div className={gridClass}>
          {badgeIds.slice(0, badgesPerPage).map((id) => (
            <BadgeCardSkeleton key={id} />
          ))}
        </div>
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
