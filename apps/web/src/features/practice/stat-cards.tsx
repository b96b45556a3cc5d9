// The four figures of the dashboard.
import { formatNumber } from '@toron/domain/format.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hoursAndMinutes } from '../../ui/time-spent.ts'
import type { Totals } from './dashboard.ts'
import { messages } from './messages.ts'

const dash = '–'

interface StatCardsProps {
  /** Undefined while loading, null if loading failed. */
  readonly totals: Totals | null | undefined
  /** Minutes; undefined while loading, null if loading failed. */
  readonly timeSpent: number | null | undefined
}

export function StatCards({ totals, timeSpent }: StatCardsProps) {
  const figures =
    totals === null
      ? { solved: dash, correct: dash, accuracy: dash }
      : totals && {
          solved: formatNumber(totals.solved),
          correct: formatNumber(totals.correct),
          accuracy: totals.accuracy,
        }
  const time = timeSpent === null ? dash : timeSpent === undefined ? undefined : hoursAndMinutes(timeSpent)
  const stats = [
    { name: messages.stats.solved, value: figures?.solved },
    { name: messages.stats.correct, value: figures?.correct },
    { name: messages.stats.accuracy, value: figures?.accuracy },
    { name: messages.stats.timeSpent, value: time },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {stats.map(({ name, value }) => (
        <Card key={name} className="px-4 py-4 md:px-5.5 md:py-5">
          <dt className="text-[15px] text-ink-soft">{name}</dt>
          <dd className="num mt-1.5 text-[26px] font-bold whitespace-nowrap md:text-[34px]">
            {value ?? <Skeleton className="my-1 h-7 w-20" />}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
