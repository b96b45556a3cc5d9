// The streak on the dashboard: the days in a row and the next badge; it opens the last thirty days.
import { useState } from 'react'
import { useMe } from '../../platform/session.ts'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Flame } from './badge-symbols.tsx'
import { useBadges } from './queries.ts'
import { messages } from './streak/messages.ts'
import { daysShown, nextDayBadge } from './streak/streak.ts'
import { StreakCalendar } from './streak/streak-calendar.tsx'

export function StreakCard() {
  const { data: me, isError } = useMe()
  const { data: known } = useBadges(false)
  const [open, setOpen] = useState(false)
  if (isError && !me) return null
  if (!me) return <Skeleton className="h-17 w-full rounded-[20px] md:w-58" />

  const won = new Set(known?.badges.filter(({ unlocked }) => unlocked).map(({ id }) => id))
  const next = nextDayBadge(me, won)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group block w-full rounded-[20px] text-start md:w-auto"
      >
        <Card className="flex min-h-17 items-center gap-3 rounded-[20px] py-2.5 pr-5 pl-3.5 group-hover:bg-sunken">
          <Flame className="size-10 shrink-0" />
          <span className="num text-[32px] font-bold text-brand">{me.streak}</span>
          <span className="ml-0.5">
            <span className="block leading-tight">
              <span className="sr-only"> </span>
              {messages.label}
            </span>
            <span className="mt-1 block text-[14px] leading-tight text-ink-soft">
              <span className="sr-only">, </span>
              {next ?? messages.seeDays(daysShown)}
            </span>
          </span>
        </Card>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={messages.title(me.streak)}>
        {open && <StreakCalendar me={me} next={next} />}
      </Dialog>
    </>
  )
}
