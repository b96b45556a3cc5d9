// Marking one's own work against the answer: a checkbox for each mark of the scheme. Only their count is stored.
import { type SchemePart, ticksOf } from '@toron/domain/practice/mark-scheme.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'
import { Ticks } from './ticks.tsx'

interface MarkWorkProps {
  /** The marks of the question. */
  readonly marks: number
  readonly scheme: readonly SchemePart[]
  /** Null before the student has marked it. */
  readonly earned: number | null
  readonly onMark: (earned: number) => void
}

export function MarkWork({ marks, scheme, earned, onMark }: MarkWorkProps) {
  const [ticked, setTicked] = useState<readonly number[]>(() => firstOf(earned ?? 0))
  // A count from another tab or device overrides the boxes ticked here.
  const shown = ticked.length === (earned ?? 0) ? ticked : firstOf(Math.min(earned ?? 0, marks))
  const mark = (boxes: readonly number[]) => {
    setTicked(boxes)
    onMark(boxes.length)
  }
  return (
    <fieldset className="mt-5 rounded-medium bg-sunken px-4 py-4 md:px-5.5">
      <legend className="sr-only">{messages.marking.title}</legend>
      <p aria-hidden="true" className="num mb-1 text-xl font-bold">
        {messages.marking.title}
      </p>
      <p role="status" className="text-ink-soft">
        {earned === null ? messages.marking.invitation : messages.marking.earned(earned, marks)}
      </p>
      {ticksOf(scheme).map((group) => (
        <Ticks
          key={group.part}
          group={group}
          ticked={shown}
          onTick={(number, on) => mark(on ? [...shown, number] : shown.filter((each) => each !== number))}
        />
      ))}
      {earned === null && (
        <Button kind="plain" onClick={() => mark([])} className="mt-2.5 text-[15px]">
          {messages.marking.none}
        </Button>
      )}
    </fieldset>
  )
}

/** The numbers from 1 to `count`. */
const firstOf = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)
