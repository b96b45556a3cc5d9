// Marking one's own work in a written paper: the marks of the scheme, part by part. Those of a part that was typed right are given.
import type { Result, Worked } from '@toron/contract/paper-fields.ts'
import { ticksOf } from '@toron/domain/practice/mark-scheme.ts'
import { useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Ticks } from '../../practice/maths/ticks.tsx'
import { MarkLetters } from '../cover/mark-letters.tsx'
import { markPaper } from '../queries.ts'
import { messages } from '../result/messages.ts'

const words = messages.reviewing

interface MarkWrittenProps {
  readonly paper: Result['paper']
  readonly sittingId: string
  readonly number: number
  readonly worked: Worked
}

export function MarkWritten({ paper, sittingId, number, worked }: MarkWrittenProps) {
  const { parts, ticks, earned, of } = worked
  const [failure, setFailure] = useState<string | null>(null)
  /** What is ticked while it is on its way. */
  const [sending, setSending] = useState<readonly number[] | null>(null)
  const ticked = sending ?? ticks ?? []
  const mark = async (numbers: readonly number[]) => {
    setSending(numbers)
    setFailure(null)
    try {
      await markPaper(sittingId, number, numbers)
    } catch (error) {
      setFailure(explain(error))
    }
    setSending(null)
  }
  const isOpen = parts.some(({ isRight }) => !isRight)
  return (
    <fieldset className="mt-5 rounded-medium bg-sunken px-4 py-4 md:px-5.5">
      <legend className="sr-only">{words.marking}</legend>
      <p aria-hidden="true" className="num mb-1 text-xl font-bold">
        {words.marking}
      </p>
      <p role="status" className="text-ink-soft">
        {isOpen && ticks === null ? words.markingText : words.marks(earned, of)}
      </p>
      {ticksOf(parts).map((group, index) => {
        const { isRight = false, lost = [] } = parts[index] ?? {}
        const numbers = group.ticks.map((tick) => tick.number)
        return (
          <Ticks
            key={group.part}
            group={group}
            ticked={isRight ? numbers : ticked}
            closed={isRight ? numbers : lost}
            onTick={(tick, on) => void mark(on ? [...ticked, tick] : ticked.filter((each) => each !== tick))}
          >
            {isRight && <span className="self-center text-[15px] text-ink-soft">{words.byMachine}</span>}
            {lost.length > 0 && <span className="self-center text-[15px] text-ink-soft">{words.lost}</span>}
          </Ticks>
        )
      })}
      {isOpen && ticks === null && (
        <Button kind="plain" onClick={() => void mark([])} className="mt-2.5 text-[15px]">
          {words.none}
        </Button>
      )}
      <MarkLetters kind={paper} />
      {failure !== null && <Alert className="mt-3">{failure}</Alert>}
    </fieldset>
  )
}
