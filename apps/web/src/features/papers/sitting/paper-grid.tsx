// All questions of a paper that is sat, and handing it in.
import type { Choice, OpenSitting } from '@toron/contract/paper-fields.ts'
import { Flag } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type Arch, Grid } from '../grid.tsx'
import { messages } from './messages.ts'

interface PaperGridProps {
  readonly sitting: OpenSitting
  readonly choices: ReadonlyMap<number, Choice>
  readonly isAnswered: (choice: Choice | undefined) => boolean
  readonly current: number
  readonly onOpen: (number: number) => void
  readonly onHandIn: () => void
}

const words = messages.grid

const archOf = (
  number: number,
  isWithheld: boolean,
  choice: Choice | undefined,
  isAnswered: boolean,
): Arch => {
  if (isWithheld) return { number, name: words.one(number, [words.withheld]), tone: 'faint' }
  const states = [isAnswered ? words.answered : words.open, ...(choice?.isFlagged ? [words.flagged] : [])]
  return {
    number,
    name: words.one(number, states),
    tone: choice?.isFlagged && !isAnswered ? 'flagged' : isAnswered ? 'dark' : 'open',
    sign: choice?.isFlagged && (
      <Flag
        aria-hidden="true"
        strokeWidth={2.5}
        className="absolute -top-1 -right-0.5 size-3.5 fill-skizie text-skizie-deep"
      />
    ),
  }
}

export function PaperGrid({ sitting, choices, isAnswered, current, onOpen, onHandIn }: PaperGridProps) {
  return (
    <Card className="p-4 max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 md:p-5 lg:sticky lg:top-22">
      <Grid
        name={words.name}
        arches={sitting.questions.map(({ isWithheld }, index) =>
          archOf(index + 1, isWithheld, choices.get(index + 1), isAnswered(choices.get(index + 1))),
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
