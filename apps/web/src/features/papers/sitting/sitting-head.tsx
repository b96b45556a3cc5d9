// The dark header of a paper: what it is, and the time that is left. A screen reader is told the time at ten, five and one minutes.
import type { PaperKind } from '@toron/domain/papers/kinds.ts'
import { screens } from '@toron/domain/screens.ts'
import { ArrowLeft, CloudOff } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '../../../ui/classes.ts'
import { countdown, minutesToTell } from '../clock.ts'
import { messages } from './messages.ts'

interface SittingHeadProps {
  readonly name: string
  /** Milliseconds. */
  readonly left: number
  /** The form of a paper that waits for a connection to be saved; null: nothing waits. */
  readonly unsaved: PaperKind['form'] | null
}

const lastMinutes = 5 * 60_000

export function SittingHead({ name, left, unsaved }: SittingHeadProps) {
  const told = minutesToTell(left)
  return (
    // The header of an examination is dark in both themes.
    <header data-theme="dark" className="sticky top-0 z-20 bg-surface text-ink">
      <div className="mx-auto flex min-h-14 w-full max-w-[1120px] items-center gap-2 px-4 md:px-7">
        <Link
          to={screens.papers}
          title={messages.leave}
          className="-ml-2.5 inline-flex size-11 items-center justify-center rounded-small text-ink"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
          <span className="sr-only">{messages.leave}</span>
        </Link>
        <h1 className="min-w-0 grow py-1 font-body text-[15px] leading-tight font-[650] tracking-normal md:text-[17px]">
          {name}
        </h1>
        <p className="num text-[24px] font-bold">
          <span className="sr-only">{messages.timeLeft} </span>
          <span role="timer" aria-live="off" className={classes(left <= lastMinutes && 'text-skizie')}>
            {countdown(left)}
          </span>
        </p>
        <p role="status" className="sr-only">
          {told === null ? '' : messages.told[told]}
        </p>
      </div>
      {/* Above the keypad, and in sight wherever the question is scrolled to. */}
      <p role="status" className="text-[15px] leading-snug">
        {unsaved !== null && (
          <span className="mx-auto flex w-full max-w-[1120px] items-start gap-2 px-4 pb-2.5 md:px-7">
            <CloudOff aria-hidden="true" strokeWidth={1.75} className="mt-px size-4.5 shrink-0 text-skizie" />
            {messages.saving.waiting[unsaved]}
          </span>
        )}
      </p>
    </header>
  )
}
