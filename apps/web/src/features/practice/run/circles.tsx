// One circle per question: right, wrong, open or locked, each in words too. They wrap on a wide screen; on a phone
// they are a single line that scrolls to the open question.
import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { HollowKeystone } from '../../../ui/marks.tsx'
import { Words } from '../../../ui/words.tsx'
import { unseen } from '../frame/unseen.tsx'
import type { Verdict } from '../question/verdict.ts'
import { messages } from './messages.ts'
import { canOpen, furthestReached, type RunView, verdictAt } from './run-state.ts'

interface CirclesProps {
  readonly view: RunView
  readonly onOpen: (position: number) => void
}

export function Circles({ view, onOpen }: CirclesProps) {
  const line = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const list = line.current
    const open = list?.children[view.position]
    if (!list || !(open instanceof HTMLElement)) return
    list.scrollLeft = open.offsetLeft - (list.clientWidth - open.clientWidth) / 2
  }, [view.position])

  return (
    <nav aria-label={messages.circles.name} className="mt-5">
      <ol
        ref={line}
        className="relative -mx-4 flex overflow-x-auto px-3 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:gap-x-0 md:overflow-visible md:px-0 md:-ml-1"
      >
        {view.questionIds.map((id, position) => (
          <li key={id}>
            <Circle view={view} position={position} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Circle({ view, position, onOpen }: CirclesProps & { position: number }) {
  const verdict = verdictAt(view, position)
  const current = position === view.position
  const locked = position > furthestReached(view)
  return (
    <button
      type="button"
      disabled={locked}
      aria-disabled={(!locked && !canOpen(view, position)) || undefined}
      aria-current={current ? 'step' : undefined}
      onClick={() => onOpen(position)}
      className="group inline-flex size-11 items-center justify-center rounded-full md:h-11 md:w-10.5"
    >
      <span
        className={classes(
          'num relative inline-flex size-8.5 items-center justify-center rounded-full text-sm font-bold transition-transform duration-150 ease-settle group-active:scale-95',
          verdict
            ? verdict.correct
              ? 'bg-(--right) text-on-fill'
              : 'bg-wrong text-on-fill'
            : locked
              ? 'border border-line text-ink-faint opacity-55'
              : classes('border-2 text-ink', current ? 'border-ink bg-surface' : 'border-ink-soft'),
          current && verdict && 'outline-2 outline-offset-2 outline-ink',
        )}
      >
        <Words
          text={messages.circles.one(
            position + 1,
            stateInWords(verdict, locked, view.waiting.has(view.questionIds[position] ?? '')),
          )}
          marks={{ unseen }}
        />
        {verdict && <Sign correct={verdict.correct} />}
        {verdict?.earned?.alreadyPaidToday && <PaidSign />}
      </span>
    </button>
  )
}

const stateInWords = (verdict: Verdict | undefined, locked: boolean, isWaiting: boolean): string => {
  const { correct, correctPaidBefore, incorrect, locked: isLocked, open, waiting } = messages.circles
  if (!verdict) return isWaiting ? waiting : locked ? isLocked : open
  if (!verdict.correct) return incorrect
  return verdict.earned?.alreadyPaidToday ? correctPaidBefore : correct
}

function Sign({ correct }: { correct: boolean }) {
  const Icon = correct ? Check : X
  return (
    <span
      aria-hidden="true"
      className={classes(
        'absolute -right-1 -bottom-1 inline-flex size-4 items-center justify-center rounded-full border bg-surface',
        correct ? 'border-(--right) text-(--right)' : 'border-wrong text-wrong',
      )}
    >
      <Icon strokeWidth={3} className="size-2.5" />
    </span>
  )
}

function PaidSign() {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-1 -right-1 inline-flex size-4 items-center justify-center rounded-full border border-line bg-surface text-skizie-deep"
    >
      <HollowKeystone className="h-2.5 w-auto" />
    </span>
  )
}
