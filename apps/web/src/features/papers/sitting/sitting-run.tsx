// A paper while it is sat: one question at a time, all forty to jump between, under the clock of the server.
import type { OpenSitting } from '@toron/contract/papers.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { useRef, useState } from 'react'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useFocusOnChange } from '../../practice/frame/use-focus-on-change.ts'
import { useKeys } from '../../practice/frame/use-keys.ts'
import { messages as papers } from '../messages.ts'
import { HandInDialog } from './hand-in-dialog.tsx'
import { commandOf } from './keys.ts'
import { messages } from './messages.ts'
import { PaperGrid } from './paper-grid.tsx'
import { PaperQuestion } from './paper-question.tsx'
import { SittingHead } from './sitting-head.tsx'
import { TimeOver } from './time-over.tsx'
import { useHandIn } from './use-hand-in.ts'
import { useOutbox } from './use-outbox.ts'
import { useQuestionTime } from './use-question-time.ts'
import { useTimeLeft } from './use-time-left.ts'

interface SittingRunProps {
  readonly sitting: OpenSitting
  readonly ahead: number
  readonly questions: readonly PublicQuestion[]
}

export function SittingRun({ sitting, ahead, questions }: SittingRunProps) {
  const { outbox, now, choices, saving } = useOutbox(sitting, ahead)
  const left = useTimeLeft(sitting.deadline, now)
  const isOver = left <= 0
  const total = sitting.questions.length
  const answered = (number: number) => Boolean(choices.get(number)?.option)
  const counted = sitting.questions.flatMap(({ isWithheld }, index) => (isWithheld ? [] : [index + 1]))
  const [number, setNumber] = useState(() => counted.find((each) => !answered(each)) ?? 1)
  const [isAsked, setAsked] = useState(false)
  const { pending, failure, handIn } = useHandIn(sitting.id, outbox)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = sitting.questions[number - 1]
  const question = questions.find(({ id }) => id === shown?.id)
  const choice = choices.get(number)

  useFocusOnChange(isOver ? null : String(number), headingRef)
  useQuestionTime(isOver ? null : number, (of, seconds) =>
    outbox.put(of, { seconds: (outbox.view().choices.get(of)?.seconds ?? 0) + seconds }),
  )
  const open = (next: number) => setNumber(Math.min(total, Math.max(1, next)))
  const flag = () => outbox.put(number, { isFlagged: !choice?.isFlagged })
  useKeys(!isOver, commandOf, (command) => {
    if (command.type === 'step') open(number + command.by)
    if (command.type === 'flag') flag()
    if (command.type === 'choose' && question && !shown?.isWithheld)
      outbox.put(number, { option: command.option })
  })

  const name = papers.kind(sitting.paper)
  return (
    <div data-subject={sitting.paper.subject} className="min-h-dvh pb-8">
      <PageTitle>{messages.pageTitle(name, number)}</PageTitle>
      <SittingHead name={name} left={left} />
      {isOver ? (
        <TimeOver pending={pending} failure={failure} onHandIn={handIn} />
      ) : (
        <div className="mx-auto grid w-full max-w-[1120px] items-start gap-x-8 gap-y-6 px-4 pt-5 md:px-7 lg:grid-cols-[1fr_360px] lg:pt-8">
          <PaperQuestion
            number={number}
            total={total}
            question={shown?.isWithheld ? undefined : question}
            choice={choice}
            saving={saving}
            headingRef={headingRef}
            onChoose={(option) => outbox.put(number, { option })}
            onFlag={flag}
            onOpen={open}
            onHandIn={() => setAsked(true)}
          />
          <PaperGrid
            sitting={sitting}
            choices={choices}
            current={number}
            onOpen={open}
            onHandIn={() => setAsked(true)}
          />
        </div>
      )}
      <HandInDialog
        open={isAsked && !isOver}
        unanswered={counted.filter((each) => !answered(each))}
        flagged={counted.filter((each) => choices.get(each)?.isFlagged)}
        pending={pending}
        failure={failure}
        onClose={() => setAsked(false)}
        onHandIn={handIn}
      />
    </div>
  )
}
