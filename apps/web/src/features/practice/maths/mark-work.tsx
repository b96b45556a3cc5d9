// Marking one's own work against the answer: a checkbox for each mark of the scheme. Only their count is stored.
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Words } from '../../../ui/words.tsx'
import { unseen } from '../frame/unseen.tsx'
import { messages } from './messages.ts'
import { type SchemePart, type TickGroup, ticksOf } from './questions.ts'

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

interface TicksProps {
  readonly group: TickGroup
  readonly ticked: readonly number[]
  readonly onTick: (number: number, on: boolean) => void
}

/** The marks of a part, or of a question without parts. */
function Ticks({ group: { part, ticks }, ticked, onTick }: TicksProps) {
  return (
    <fieldset
      aria-label={part === '' ? messages.marking.all : messages.marking.part(part)}
      className="mt-2.5 flex items-start gap-2.5"
    >
      {part !== '' && (
        <span aria-hidden="true" className="num inline-flex min-h-11 min-w-7 items-center font-bold">
          {messages.marking.partSign(part)}
        </span>
      )}
      <div className="flex flex-wrap gap-2.5">
        {ticks.map(({ number, label }) => (
          <label
            key={number}
            className="num inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-edge bg-surface px-4 font-[650] has-checked:border-(--right) has-checked:bg-right-wash has-checked:text-(--right)"
          >
            <input
              type="checkbox"
              checked={ticked.includes(number)}
              onChange={({ target }) => onTick(number, target.checked)}
              className="size-5 accent-(--right)"
            />
            <Words text={messages.marking.tick(label, number)} marks={{ unseen }} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The numbers from 1 to `count`. */
const firstOf = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)
