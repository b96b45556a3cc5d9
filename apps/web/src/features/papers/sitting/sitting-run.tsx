// A paper while it is sat: one question at a time, all to jump between, under the clock of the server.
import type { Choice, OpenSitting } from '@toron/contract/paper-fields.ts'
import { lastMade } from '@toron/domain/papers/choices.ts'
import type { PaperKind } from '@toron/domain/papers/kinds.ts'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { PageTitle } from '../../../ui/page-title.tsx'
import type { KeyPress } from '../../practice/frame/key-press.ts'
import { useFocusOnChange } from '../../practice/frame/use-focus-on-change.ts'
import { useKeys } from '../../practice/frame/use-keys.ts'
import { messages as papers } from '../messages.ts'
import type { AnswerState } from './answer-state.ts'
import { HandInDialog } from './hand-in-dialog.tsx'
import type { Command } from './keys.ts'
import { messages } from './messages.ts'
import { PaperGrid } from './paper-grid.tsx'
import { PaperQuestion } from './paper-question.tsx'
import { SittingHead } from './sitting-head.tsx'
import { TimeOver } from './time-over.tsx'
import { useHandIn } from './use-hand-in.ts'
import { type Sending, useOutbox } from './use-outbox.ts'
import { useQuestionTime } from './use-question-time.ts'
import { useTimeLeft } from './use-time-left.ts'

/** The question on screen. */
export interface Asked {
  readonly id: string
  /** From 1. */
  readonly number: number
  readonly choice: Choice | undefined
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onChange: (change: Partial<Pick<Choice, 'option' | 'texts'>>) => void
}

/** In what the two forms of papers differ. */
export interface SittingForm extends Sending {
  readonly name: PaperKind['form']
  /** @param id of the question */
  readonly stateOf: (id: string, choice: Choice | undefined) => AnswerState
  readonly commandOf: (press: KeyPress) => Command | null
}

interface SittingRunProps {
  readonly sitting: OpenSitting
  readonly ahead: number
  readonly form: SittingForm
  readonly children: (asked: Asked) => ReactNode
}

export function SittingRun({ sitting, ahead, form, children }: SittingRunProps) {
  const { outbox, now, choices, saving } = useOutbox(sitting, ahead, form)
  const left = useTimeLeft(sitting.deadline, now)
  const isOver = left <= 0
  const total = sitting.questions.length
  const states = sitting.questions.map(({ id, isWithheld }, index) =>
    isWithheld ? null : form.stateOf(id, choices.get(index + 1)),
  )
  const numbersIn = (state: AnswerState) =>
    states.flatMap((each, index) => (each === state ? [index + 1] : []))
  const [opened, setNumber] = useState<number | null>(null)
  // Who comes back is where they were.
  const number = opened ?? Math.min(total, lastMade([...choices.values()])?.number ?? 1)
  const [isAsked, setAsked] = useState(false)
  const handIn = useHandIn(sitting.id, outbox)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = sitting.questions[number - 1]
  const choice = choices.get(number)

  useFocusOnChange(isOver ? null : String(number), headingRef)
  useQuestionTime(isOver ? null : number, (of, seconds) =>
    outbox.put(of, { seconds: (outbox.view().choices.get(of)?.seconds ?? 0) + seconds }),
  )
  const open = (next: number) => setNumber(Math.min(total, Math.max(1, next)))
  const change: Asked['onChange'] = (changed) => outbox.put(number, changed)
  const flag = () => outbox.put(number, { isFlagged: !choice?.isFlagged })
  useKeys(!isOver, form.commandOf, (command) => {
    if (command.type === 'step') open(number + command.by)
    if (command.type === 'flag') flag()
    if (command.type === 'choose' && !shown?.isWithheld) change({ option: command.option })
  })

  const name = papers.kind(sitting.paper)
  return (
    <div data-subject={sitting.paper.subject} className="min-h-dvh pb-8">
      <PageTitle>{messages.pageTitle(name, number)}</PageTitle>
      <SittingHead name={name} left={left} unsaved={saving === 'waiting' ? form.name : null} />
      {isOver ? (
        <TimeOver handIn={handIn} />
      ) : (
        <div className="mx-auto grid w-full max-w-[1120px] items-start gap-x-8 gap-y-6 px-4 pt-5 md:px-7 lg:grid-cols-[1fr_360px] lg:pt-8">
          <PaperQuestion
            number={number}
            total={total}
            isWithheld={shown?.isWithheld ?? false}
            choice={choice}
            saving={saving}
            headingRef={headingRef}
            onFlag={flag}
            onOpen={open}
            onHandIn={() => setAsked(true)}
            onClear={() => change({ option: null })}
          >
            {shown && children({ id: shown.id, number, choice, headingRef, onChange: change })}
          </PaperQuestion>
          <PaperGrid
            choices={choices}
            states={states}
            current={number}
            onOpen={open}
            onHandIn={() => setAsked(true)}
          />
        </div>
      )}
      <HandInDialog
        open={isAsked && !isOver}
        form={form.name}
        unanswered={numbersIn('open')}
        unfinished={numbersIn('unfinished')}
        onPaper={numbersIn('on-paper')}
        flagged={states.flatMap((each, index) =>
          each && choices.get(index + 1)?.isFlagged ? [index + 1] : [],
        )}
        handIn={handIn}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
