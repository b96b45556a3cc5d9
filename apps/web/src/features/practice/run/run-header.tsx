// Where the student is: subject, topic, and what this run has earned. On a phone it takes the place of the
// app's header, with the way back; on a wide screen it is the first line of the page.
import { currencyName } from '@toron/domain/product.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Chip } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { HollowKeystone, Keystone } from '../../../ui/marks.tsx'

export const columnClass = 'mx-auto w-full max-w-[820px] px-4 md:px-7'

interface RunHeaderProps {
  readonly subjectName: string
  readonly topicName: string
  /** What this run brought; null for a visitor, who earns nothing. */
  readonly earnings: Earnings | null
}

interface Earnings {
  /** Skizies. */
  readonly earned: number
  /** Right answers whose questions had been paid on the same day already. */
  readonly alreadyPaid: number
}

export function RunHeader({ subjectName, topicName, earnings }: RunHeaderProps) {
  return (
    <Bar>
      <div className="min-w-0 grow md:flex md:items-center md:gap-3.5">
        <p className="text-[15px] leading-tight font-[650] text-subject md:rounded-full md:bg-subject-wash md:px-3.5 md:py-2">
          {subjectName}
        </p>
        <h1 className="line-clamp-2 font-body text-[17px] leading-tight font-[650] tracking-normal">
          {topicName}
        </h1>
      </div>
      {earnings && <EarnedChip {...earnings} />}
    </Bar>
  )
}

/** Only what was earned is celebrated: a round on a day on which its questions have paid says so instead. */
function EarnedChip({ earned, alreadyPaid }: Earnings) {
  if (earned === 0 && alreadyPaid > 0) {
    return (
      <Chip>
        <HollowKeystone />
        Already paid
      </Chip>
    )
  }
  return (
    <Chip tone={earned > 0 ? 'skizie' : 'plain'} id="earned-in-run" className="num">
      <Keystone className="h-[0.85em] w-auto md:hidden" />
      {earned > 0 && '+'}
      {earned} <span className="max-md:sr-only">{currencyName}</span>
    </Chip>
  )
}

/** The bar of a screen that has a message instead of a topic: needed on phones only. */
export function MessageBar() {
  return (
    <Bar className="md:hidden">
      <p className="text-[17px] font-[650]">Science</p>
    </Bar>
  )
}

function Bar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classes(
        'sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-md md:static md:z-auto md:border-0 md:bg-transparent md:backdrop-blur-none',
        className,
      )}
    >
      <div className={classes(columnClass, 'flex min-h-15.5 items-center gap-2 py-2 md:pt-7 md:pb-3')}>
        <Link
          to="/dashboard"
          aria-label="Back to Science"
          className="-ml-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft md:hidden"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
        </Link>
        {children}
      </div>
    </div>
  )
}
