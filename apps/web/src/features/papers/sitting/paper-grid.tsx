// All questions of a paper that is sat, and handing it in.
import type { Choice } from '@toron/contract/paper-fields.ts'
import { Flag } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { type Arch, Grid } from '../grid.tsx'
import type { AnswerState } from './answer-state.ts'
import { messages } from './messages.ts'

interface PaperGridProps {
  readonly choices: ReadonlyMap<number, Choice>
  /** Of each question, in order; null: withdrawn. */
  readonly states: readonly (AnswerState | null)[]
  readonly current: number
  readonly onOpen: (number: number) => void
  readonly onHandIn: () => void
}

const words = messages.grid

const archOf = (number: number, state: AnswerState | null, isFlagged: boolean): Arch => {
  if (state === null) return { number, name: words.one(number, [words.withheld]), tone: 'faint' }
  const isAnswered = state === 'answered'
  return {
    number,
    name: words.one(number, [words[state], ...(isFlagged ? [words.flagged] : [])]),
    tone: isFlagged && !isAnswered ? 'flagged' : isAnswered ? 'dark' : 'open',
    sign: isFlagged ? (
      <Flag
        aria-hidden="true"
        strokeWidth={2.5}
        className="absolute -top-1 -right-0.5 size-3.5 fill-skizie text-skizie-deep"
      />
    ) : (
      (state === 'unfinished' || state === 'on-paper') && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute -top-1.5 -right-1 size-4 rounded-full text-center text-[13px] leading-[14px] font-bold',
            state === 'unfinished' ? 'bg-skizie-wash text-skizie-deep' : 'bg-sunken text-ink-soft',
          )}
        >
          {words.signs[state]}
        </span>
      )
    ),
  }
}

export function PaperGrid({ choices, states, current, onOpen, onHandIn }: PaperGridProps) {
  return (
    <Card className="p-4 max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 md:p-5 lg:sticky lg:top-22">
      <Grid
        name={words.name}
        arches={states.map((state, index) =>
          archOf(index + 1, state, choices.get(index + 1)?.isFlagged ?? false),
        )}
        current={current}
        onOpen={onOpen}
      />
      <Button kind="ghost" onClick={onHandIn} className="mt-4 w-full">
        {messages.handIn}
      </Button>
    </Card>
  )
}
