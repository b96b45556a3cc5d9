// What stands around the question on screen: its place, its flag, whether all is saved, and the way to the next one.
import type { Choice } from '@toron/contract/paper-fields.ts'
import { Flag } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { messages as papers } from '../messages.ts'
import { messages } from './messages.ts'
import type { OutboxView } from './outbox.ts'

interface PaperQuestionProps {
  /** From 1. */
  readonly number: number
  readonly total: number
  readonly isWithheld: boolean
  readonly choice: Choice | undefined
  readonly saving: OutboxView['saving']
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onFlag: () => void
  readonly onOpen: (number: number) => void
  readonly onHandIn: () => void
  /** Takes the option back that was chosen. */
  readonly onClear: () => void
  /** The question. */
  readonly children: ReactNode
}

export function PaperQuestion(props: PaperQuestionProps) {
  const { number, total, isWithheld, choice, saving, headingRef, children } = props
  const isLast = number === total
  return (
    <section aria-label={papers.place(number, total)} className="min-w-0">
      <div className="mb-3 flex min-h-11 items-center gap-3">
        <p className="grow text-[15px] text-ink-soft">{papers.place(number, total)}</p>
        <Saving saving={saving} />
        <FlagButton isFlagged={choice?.isFlagged ?? false} onFlag={props.onFlag} />
      </div>
      {isWithheld ? (
        <h2 ref={headingRef} tabIndex={-1} className="text-xl leading-snug font-semibold outline-none">
          {messages.withheld}
        </h2>
      ) : (
        children
      )}
      <div className="mt-5 grid grid-cols-2 gap-3.5">
        <Button kind="ghost" disabled={number === 1} onClick={() => props.onOpen(number - 1)}>
          {messages.previous}
        </Button>
        {isLast ? (
          <Button onClick={props.onHandIn}>{messages.handIn}</Button>
        ) : (
          <Button onClick={() => props.onOpen(number + 1)}>{messages.next}</Button>
        )}
      </div>
      {choice?.option && (
        <Button kind="plain" onClick={props.onClear} className="mt-2 text-[15px]">
          {messages.clear}
        </Button>
      )}
    </section>
  )
}

/** Says "Saved" only when the server has everything. */
function Saving({ saving }: Pick<PaperQuestionProps, 'saving'>) {
  return (
    <p className="flex items-center gap-1.5 text-[14px] text-ink-soft">
      {saving !== 'waiting' && messages.saving[saving]}
    </p>
  )
}

function FlagButton({ isFlagged, onFlag }: { isFlagged: boolean; onFlag: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isFlagged}
      onClick={onFlag}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-[15px] font-[650]',
        isFlagged ? 'bg-skizie-wash text-skizie-deep' : 'bg-sunken text-ink hover:bg-line',
      )}
    >
      <Flag aria-hidden="true" strokeWidth={2} className={classes('size-4', isFlagged && 'fill-current')} />
      {messages.flag}
    </button>
  )
}
