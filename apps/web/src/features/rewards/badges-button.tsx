// The Badges button in the header, with the number won: in words on a wide screen, else as an icon.
import { formatNumber } from '@toron/domain/format.ts'
import { badgeIds } from '@toron/domain/rewards/badge-ids.ts'
import { useMe } from '../../platform/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/words.tsx'
import { BadgesIcon } from './badges-icon.tsx'
import { messages } from './messages.ts'

export function BadgesButton({ onOpen }: { onOpen: () => void }) {
  const { data: me, isError } = useMe()
  if (!me && !isError) return <Skeleton className="h-9 w-14 rounded-full lg:w-28" />
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group num inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center font-[650]"
    >
      <span className="inline-flex items-center gap-1.5 rounded-full bg-sunken px-3 py-2 text-[15px] leading-none whitespace-nowrap text-ink group-hover:text-brand lg:px-3.5">
        <BadgesIcon className="-my-1 size-5 lg:hidden" />
        <span>
          <Words
            text={messages.badges.button(me ? formatNumber(me.badgesWon) : '–', badgeIds.length)}
            marks={{ wide: (words) => <span className="max-lg:sr-only">{words}</span> }}
          />
        </span>
      </span>
    </button>
  )
}
