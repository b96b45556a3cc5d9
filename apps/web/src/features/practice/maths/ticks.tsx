// The marks of a part of a question, to be ticked.
import type { TickGroup } from '@toron/domain/practice/mark-scheme.ts'
import type { ReactNode } from 'react'
import { Words } from '../../../ui/words.tsx'
import { unseen } from '../frame/unseen.tsx'
import { messages } from './messages.ts'

const words = messages.marking

interface TicksProps {
  readonly group: TickGroup
  readonly ticked: readonly number[]
  /** Numbers that cannot be ticked. */
  readonly closed?: readonly number[]
  readonly onTick: (number: number, on: boolean) => void
  /** Below the boxes. */
  readonly children?: ReactNode
}

/** The marks of a part, or of a question without parts. */
export function Ticks({ group: { part, ticks }, ticked, closed = [], onTick, children }: TicksProps) {
  return (
    <fieldset
      aria-label={part === '' ? words.all : words.part(part)}
      className="mt-2.5 flex items-start gap-2.5"
    >
      {part !== '' && (
        <span aria-hidden="true" className="num inline-flex min-h-11 min-w-7 items-center font-bold">
          {words.partSign(part)}
        </span>
      )}
      <div className="flex flex-wrap gap-2.5">
        {ticks.map(({ number, mark, place, worth }) => (
          <label
            key={number}
            className="num inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-edge bg-surface px-4 font-[650] has-checked:border-(--right) has-checked:bg-right-wash has-checked:text-(--right) has-disabled:cursor-default has-disabled:bg-sunken has-disabled:text-ink-soft"
          >
            <input
              type="checkbox"
              checked={ticked.includes(number)}
              disabled={closed.includes(number)}
              onChange={({ target }) => onTick(number, target.checked)}
              className="size-5 accent-(--right)"
            />
            <Words
              text={words.tick(worth === 1 ? mark : words.oneOf(mark, place, worth), number)}
              marks={{ unseen }}
            />
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  )
}
