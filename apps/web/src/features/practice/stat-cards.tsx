// The four figures of the dashboard.
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hoursAndMinutes } from '../../ui/time-spent.ts'
import type { Totals } from './dashboard.ts'

const number = new Intl.NumberFormat('en')

interface StatCardsProps {
  /** Undefined while not known. */
  readonly totals: Totals | undefined
  /** Minutes; undefined while not known. */
  readonly timeSpent: number | undefined
  /** Something did not load: what is not known has a dash, and is not on its way. */
  readonly failed: boolean
}

export function StatCards({ totals, timeSpent, failed }: StatCardsProps) {
  const stats = [
    { name: 'Questions Solved', value: totals && number.format(totals.answered) },
    { name: 'Correct MCQ Answers', value: totals && number.format(totals.correct) },
    { name: 'Accuracy', value: totals?.accuracy },
    { name: 'Time Spent', value: timeSpent === undefined ? undefined : hoursAndMinutes(timeSpent) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {stats.map(({ name, value }) => (
        <Card key={name} className="px-4 py-4 md:px-5.5 md:py-5">
          <dt className="text-[15px] text-ink-soft">{name}</dt>
          <dd className="num mt-1.5 text-[26px] font-bold whitespace-nowrap md:text-[34px]">
            {value ?? (failed ? '–' : <Skeleton className="my-1 h-7 w-20" />)}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
