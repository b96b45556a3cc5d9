// The end of a night: today's arch is filled, what changed, and what to do next.
import type { Night } from '@toron/contract/tonight.ts'
import type { Catalogue } from '@toron/domain/practice/catalogue.ts'
import { screens } from '@toron/domain/screens.ts'
import type { ReactNode, Ref } from 'react'
import { ButtonLink } from '../../../../ui/button.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { BadgeSlot } from '../../../practice/frame/badge-slot.tsx'
import { columnClass } from '../../../practice/frame/column.ts'
import { EarnedBanner, EndCard } from '../../../practice/frame/end-card.tsx'
import { findTopic } from '../../../practice/frame/find-topic.ts'
import { FilledArch } from '../../filled-arch.tsx'
import { earningsOf } from '../night-state.ts'
import { Changes } from './changes.tsx'
import { messages } from './messages.ts'

interface NightEndProps {
  readonly night: Night
  readonly catalogue: Catalogue
  /** On phones. */
  readonly bar: ReactNode
  readonly headingRef: Ref<HTMLHeadingElement>
}

export function NightEnd({ night, catalogue, bar, headingRef }: NightEndProps) {
  const { done, change } = night
  const right = done.filter(({ answer }) => answer.correct).length
  const { earned } = earningsOf(night)
  const last = findTopic(catalogue, done.at(-1)?.topic ?? '')?.subject.key
  const subject = change.expected[0]?.subject ?? last
  return (
    <div className="pb-8">
      <PageTitle>{messages.pageTitle}</PageTitle>
      {bar}
      <div className={columnClass}>
        <div className="pt-4 md:pt-8">
          <EndCard
            actions={
              <>
                <ButtonLink
                  to={subject ? `${screens.map}?subject=${subject}` : screens.map}
                  className="max-md:grow"
                >
                  {messages.next.map}
                </ButtonLink>
                <ButtonLink kind="ghost" to={screens.science} className="max-md:grow">
                  {messages.next.topic}
                </ButtonLink>
              </>
            }
          >
            <span className="motion-safe:animate-[settle_240ms_var(--ease-settle)]">
              <FilledArch share={1} className="mb-5 h-24 text-brand" />
            </span>
            <h1 ref={headingRef} tabIndex={-1} className="mb-2 text-3xl outline-none md:text-4xl">
              {messages.title}
            </h1>
            <p className="text-ink-soft">
              {messages.right(right, done.length)}
              <span className="sr-only">. {messages.arch}</span>
            </p>
            {earned > 0 && <EarnedBanner skizies={earned} className="mt-5" />}
            <p className="mt-5 max-w-md text-balance text-ink-soft">{messages.next.rest}</p>
          </EndCard>
          <BadgeSlot question="end" />
          <Changes change={change} catalogue={catalogue} />
        </div>
      </div>
    </div>
  )
}
