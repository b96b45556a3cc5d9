// The night at a glance: how much, of what, and the button that begins it or goes on.
import type { Night } from '@toron/contract/tonight.ts'
import { screens } from '@toron/domain/screens.ts'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { messages as tonight } from '../messages.ts'
import { messages } from './messages.ts'
import { aboutMinutes, countsOf } from './night-in-numbers.ts'

interface TonightCardProps {
  readonly night: Night
  /** When the next examination is, in words. */
  readonly exam: ReactNode
}

export function TonightCard({ night, exam }: TonightCardProps) {
  const { done, left } = night
  if (left.length === 0) return <DoneCard night={night} exam={exam} />
  const isBegun = done.length > 0
  return (
    <Frame exam={exam} action={isBegun ? messages.goOn : messages.begin}>
      <p className="num mt-1 text-[30px] font-bold md:text-[36px]">
        {isBegun ? messages.questionsLeft(left.length) : messages.questions(left.length)}
      </p>
      <p className="mt-1">{messages.about(aboutMinutes(left.length))}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {isBegun && <Part>{messages.doneOf(done.length, done.length + left.length)}</Part>}
        {countsOf(left).map(([reason, count]) => (
          <Part key={reason}>{messages.reasons[reason](count)}</Part>
        ))}
      </ul>
    </Frame>
  )
}

function DoneCard({ night: { done }, exam }: TonightCardProps) {
  const right = done.filter(({ answer }) => answer.correct).length
  return (
    <Frame exam={exam} action={messages.done.see} isDone={true}>
      <p className="num mt-1 text-[30px] font-bold md:text-[36px]">{messages.done.title}</p>
      <p className="mt-1">{messages.done.right(right, done.length)}</p>
    </Frame>
  )
}

interface FrameProps {
  readonly exam: ReactNode
  readonly action: string
  readonly isDone?: boolean
  readonly children: ReactNode
}

function Frame({ exam, action, isDone = false, children }: FrameProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="relative isolate flex flex-col overflow-hidden rounded-large bg-brand p-5 text-on-brand shadow-card md:p-6"
    >
      <Archway isFilled={isDone} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-body text-[17px] font-[650] tracking-normal">
          {tonight.name}
        </h2>
        <p className="text-[15px]">{exam}</p>
      </div>
      {children}
      <div className="mt-auto pt-5">
        <Link
          to={screens.tonight}
          className="inline-flex min-h-12 w-full items-center justify-center rounded-[14px] bg-on-brand px-8 py-3 text-[18px] font-[650] text-brand no-underline shadow-[inset_0_-3px_0_rgba(0,0,0,.14)] transition-transform duration-150 ease-settle focus-visible:outline-on-brand active:translate-y-px md:w-auto"
        >
          {action}
        </Link>
      </div>
    </section>
  )
}

function Part({ children }: { children: ReactNode }) {
  return (
    <li className="rounded-full bg-brand-strong px-3.5 py-1.5 text-[15px] leading-tight font-[650]">
      {children}
    </li>
  )
}

/** Decoration: the gateway, which fills once the night is done. */
function Archway({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      viewBox="0 0 160 150"
      aria-hidden="true"
      className="absolute -right-6 -bottom-1 -z-10 h-36 opacity-20 md:right-6 md:h-44"
    >
      <path
        d="M12 150V80a68 68 0 0 1 136 0v70"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="22"
      />
    </svg>
  )
}
