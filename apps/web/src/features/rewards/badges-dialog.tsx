// The Badges modal: all twelve, six per page, won ones in colour and locked ones with their progress.
import { type BadgeId, badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { useCode } from '../../platform/code.ts'
import { useMe } from '../../platform/session.ts'
import { Chip } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { badgePagesCode } from './badge-code.ts'
import { BadgesFailed, BadgesLoading } from './badges-waiting.tsx'
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
  // Fetched before it is opened.
  useCode(badgePagesCode)
  const won = data?.badges.filter(({ unlocked }) => unlocked).length ?? me?.badgesWon
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.badges.title}
      wide={true}
      beside={won !== undefined && <Chip className="num">{messages.badges.count(won, badgeIds.length)}</Chip>}
    >
      {open && <Pages view={view} />}
    </Dialog>
  )
}

function Pages({ view }: { view: Exclude<BadgesView, 'closed'> }) {
  const code = useCode(badgePagesCode, true)
  if (code.data) return <code.data.BadgePages key={view} first={view === 'start' ? null : view} />
  if (code.isError && !code.isFetching) {
    return <BadgesFailed error={code.error} onRetry={() => window.location.reload()} />
  }
  return (
    <>
      <p role="status" className="sr-only">
        {messages.badges.loading}
      </p>
      <BadgesLoading />
    </>
  )
}
