// Tonight on the dashboard: the night with what is expected beside it, or the invitation to make a plan.
import { useQuery } from '@tanstack/react-query'
import type { ExpectedMark } from '@toron/contract/tonight.ts'
import { screens } from '@toron/domain/screens.ts'
import { useId } from 'react'
import { isWithoutNetwork } from '../../../platform/api-error.ts'
import { explain } from '../../../platform/messages.ts'
import { useIsStudent } from '../../../platform/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadAlert } from '../../../ui/load-alert.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Words } from '../../../ui/words.tsx'
import { messages as tonight } from '../messages.ts'
import { type TonightReply, tonightQuery } from '../queries.ts'
import { ExpectedCard, IdeasCard } from './beside-cards.tsx'
import { Invitation, VisitorInvitation } from './invitation.tsx'
import { hideForNow, useIsHidden } from './later.ts'
import { messages } from './messages.ts'
import { TonightCard } from './tonight-card.tsx'

export function TonightSection() {
  return useIsStudent() ? <OwnSection /> : <VisitorInvitation />
}

function OwnSection() {
  const { data, isError, error, isFetching, refetch } = useQuery(tonightQuery)
  const hidden = useIsHidden()
  if (data) {
    if (data.state === 'no-plan') return hidden ? null : <Invitation onLater={hideForNow} />
    if (data.state === 'night') return <NightSection {...data} />
    const { title, text, ...words } = messages[data.state]
    return <NoNight title={title} text={text} action={'next' in words ? words.next : words.change} />
  }
  // The dashboard says what is missing without a network.
  if (isError && isWithoutNetwork(error)) return null
  if (isError) {
    return (
      <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
        {explain(error)}
      </LoadAlert>
    )
  }
  // Whoever put the invitation off has no plan, most likely.
  return hidden ? null : <SectionLoading />
}

const gridClass = 'grid gap-3 md:gap-4 lg:grid-cols-[1fr_340px]'
const besideClass = 'grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-1'

function NightSection({ night, expected, ideas }: TonightReply) {
  const next = expected.toSorted((one, other) => one.daysLeft - other.daysLeft)[0]
  if (!night) return null
  return (
    <div className={gridClass}>
      <TonightCard night={night} exam={next && <Exam {...next} />} />
      {next && (
        <div className={besideClass}>
          <ExpectedCard expected={expected} />
          <IdeasCard ideas={ideas} subject={next.subject} />
        </div>
      )}
    </div>
  )
}

/** When the next examination is. */
function Exam({ subject, daysLeft }: ExpectedMark) {
  return (
    <Words
      text={messages.exam(tonight.subjects[subject], daysLeft)}
      marks={{ days: (words) => <strong>{words}</strong> }}
    />
  )
}

interface NoNightProps {
  readonly title: string
  readonly text: string
  readonly action: string
}

function NoNight({ title, text, action }: NoNightProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 px-5 py-5 md:px-7 md:py-6">
        <div className="min-w-0 flex-1 basis-90">
          <p className="text-[15px] font-[650] text-brand">{tonight.name}</p>
          <h2 id={titleId} className="mb-2 text-[22px]">
            {title}
          </h2>
          <p className="text-ink-soft">{text}</p>
        </div>
        <ButtonLink to={screens.plan} className="max-sm:w-full">
          {action}
        </ButtonLink>
      </Card>
    </section>
  )
}

function SectionLoading() {
  return (
    <div className={gridClass}>
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-64 rounded-large md:h-60" />
      <div className={besideClass}>
        <Skeleton className="h-32 rounded-large" />
        <Skeleton className="h-32 rounded-large" />
      </div>
    </div>
  )
}
