// The head of the map: its subject and the others of the plan, the expected mark, and what can be shown.
import { screens } from '@toron/domain/screens.ts'
import type { PlanSubject } from '@toron/domain/tonight/plan.ts'
import { Link } from 'react-router'
import { classes } from '../../../ui/classes.ts'
import { BackLink } from '../../practice/frame/topic-names.tsx'
import { MarkBand } from '../mark-band.tsx'
import { messages as tonight } from '../messages.ts'
import type { MapReply } from '../queries.ts'
import { messages } from './messages.ts'

export type MapShow = 'map' | 'ideas' | 'table'

const addressOf = (subject: PlanSubject, show: MapShow): string =>
  `${screens.map}?subject=${subject}${show === 'map' ? '' : `&show=${show}`}`

interface MapHeadProps {
  readonly subject: PlanSubject
  readonly subjects: readonly PlanSubject[]
  readonly show: MapShow
  readonly map: MapReply | undefined
}

export function MapHead({ subject, subjects, show, map }: MapHeadProps) {
  const held = map?.ideas.filter(({ isMended }) => !isMended).length ?? 0
  return (
    <>
      <div className="mb-4 flex items-center gap-1.5">
        <BackLink to={screens.science} label={messages.back} className="" />
        <h1 className="text-[24px] md:text-[34px]">{messages.titleOf(tonight.subjects[subject])}</h1>
      </div>
      {subjects.length > 1 && (
        <nav aria-label={messages.subjects} className="mb-3 flex flex-wrap gap-2">
          {subjects.map((each) => (
            <Link
              key={each}
              data-subject={each}
              to={addressOf(each, show)}
              aria-current={each === subject ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center rounded-full px-4 font-[650] no-underline',
                each === subject ? 'bg-subject text-on-fill' : 'bg-subject-wash text-subject',
              )}
            >
              {tonight.subjects[each]}
            </Link>
          ))}
        </nav>
      )}
      {map?.expected && <Expected {...map.expected} />}
      <nav aria-label={messages.views} className="mb-6 flex flex-wrap gap-2">
        {(['map', 'ideas', 'table'] as const).map((each) => (
          <Link
            key={each}
            to={addressOf(subject, each)}
            aria-current={each === show ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center rounded-full px-4 font-[650] no-underline',
              each === show ? 'bg-ink text-paper' : 'bg-sunken text-ink-soft hover:text-ink',
            )}
          >
            {each === 'ideas' ? messages.ideas(held) : messages[each]}
          </Link>
        ))}
      </nav>
    </>
  )
}

function Expected({ subject, range }: NonNullable<MapReply['expected']>) {
  return (
    <div className="mb-4 max-w-md rounded-medium border border-line bg-surface px-4 py-3">
      <p className="sr-only">
        {messages.expected}. {tonight.rangeInWords(tonight.subjects[subject], range.low, range.high)}.
      </p>
      <p aria-hidden="true" className="mb-2 flex items-baseline justify-between gap-3">
        <span className="text-[15px] text-ink-soft">{messages.expected}</span>
        <span className="num text-[22px] font-bold">
          {tonight.range(range.low, range.high)}{' '}
          <span className="text-[14px] text-ink-soft">{tonight.ofForty}</span>
        </span>
      </p>
      <MarkBand range={range} />
    </div>
  )
}
