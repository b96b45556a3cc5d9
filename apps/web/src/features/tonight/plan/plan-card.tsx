// The plan under Me, and the switch that ends Tonight and deletes what was remembered.
import { useQuery } from '@tanstack/react-query'
import { screens } from '@toron/domain/screens.ts'
import { useId, useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadAlert } from '../../../ui/load-alert.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { dateInWords, daysUntil } from '../days.ts'
import { messages as tonight } from '../messages.ts'
import { type Plan, planQuery } from '../queries.ts'
import { messages } from './messages.ts'
import { OffDialog } from './off-dialog.tsx'

const words = messages.card

export function PlanCard() {
  const { data, isError, error, isFetching, refetch } = useQuery(planQuery)
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-3 text-[22px]">{words.title}</h2>
      {data?.plan ? (
        <Known plan={data.plan} today={data.today} />
      ) : data ? (
        <>
          <p className="mb-4 text-ink-soft">{words.none}</p>
          <ButtonLink to={screens.plan}>{words.make}</ButtonLink>
        </>
      ) : isError ? (
        <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
          {explain(error)}
        </LoadAlert>
      ) : (
        <>
          <Skeleton className="mb-2 h-6 w-64 max-w-full" />
          <Skeleton className="h-6 w-40" />
        </>
      )}
    </Card>
  )
}

function Known({ plan: { subjects, minutes }, today }: { plan: Plan; today: string }) {
  const switchId = useId()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <dl className="flex flex-col gap-2">
        {subjects.map(({ subject, tier, exam }) => (
          <div key={subject} data-subject={subject} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="font-[650] text-subject">
              {tonight.subjects[subject]}, {tonight.tiers[tier]}
            </dt>
            <dd className="text-ink-soft">{words.exam(dateInWords(exam, today), daysUntil(exam, today))}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft">{words.minutes(minutes)}</p>
      <ButtonLink kind="ghost" to={screens.plan} className="mt-4">
        {words.change}
      </ButtonLink>
      <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-4">
        <label htmlFor={switchId} className="min-w-0">
          <span className="block font-[650]">{words.memory}</span>
          <span className="block text-[15px] text-ink-soft">{words.memoryHint}</span>
        </label>
        <button
          id={switchId}
          type="button"
          role="switch"
          aria-checked="true"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
          className="inline-flex h-11 shrink-0 items-center"
        >
          <span className="flex h-8 w-14 items-center justify-end rounded-full bg-(--right) p-1">
            <span className="size-6 rounded-full bg-surface shadow-card" />
          </span>
        </button>
      </div>
      <OffDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
