// The four figures of the dashboard.
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hoursAndMinutes } from '../../ui/time-spent.ts'
import type { Totals } from './dashboard.ts'

const number = new Intl.NumberFormat('en')
const dash = '–'

interface StatCardsProps {
  /** Undefined while loading; null: could not be loaded. */
  readonly totals: Totals | null | undefined
  /** Minutes; undefined while loading, null: could not be loaded. */
  readonly timeSpent: number | null | undefined
}

export function StatCards({ totals, timeSpent }: StatCardsProps) {
  const figures =
    totals === null
      ? { solved: dash, correct: dash, accuracy: dash }
      : totals && {
          solved: number.format(totals.solved),
          correct: number.format(totals.correct),
          accuracy: totals.accuracy,
        }
  const time = timeSpent === null ? dash : timeSpent === undefined ? undefined : hoursAndMinutes(timeSpent)
  const stats = [
    { name: 'Questions Solved', value: figures?.solved },
    { name: 'Correct MCQ Answers', value: figures?.correct },
    { name: 'Accuracy', value: figures?.accuracy },
    { name: 'Time Spent', value: time },
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
