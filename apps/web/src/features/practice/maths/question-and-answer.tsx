// One maths question: its picture, what is typed, its answer, marking one's work, and the button for another like it. Remounted for
// every question, so that the delay of Show Answer restarts.
import { Shuffle } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import type { AnswerPhase } from './answer-delay.ts'
import { MarkWork } from './mark-work.tsx'
import { messages } from './messages.ts'
import { Picture } from './picture.tsx'
import { Answer, AnswerButton, buttonIds, Terms } from './question-parts.tsx'
import type { MathsQuestion } from './questions.ts'
import { useAnswerPhase } from './use-answer-phase.ts'

interface QuestionAndAnswerProps {
  readonly question: MathsQuestion
  readonly name: string
  /** The fields for typed answers. */
  readonly typing: ReactNode
  /** Milliseconds until Show Answer appears; 0 if the answer was shown or found today. */
  readonly delay: number
  /** It is in the paper that the student has open: nothing of its answer is shown. */
  readonly isClosed: boolean
  readonly isVisitor: boolean
  readonly answerOpen: boolean
  readonly marksEarned: number | null
  readonly onSeen: () => void
  readonly onAnswer: (open: boolean) => void
  readonly onMark: (earned: number) => void
  /** The student wants another question like this one. */
  readonly onAnother: () => void
}

export function QuestionAndAnswer(props: QuestionAndAnswerProps) {
  const { question, name, typing, delay, isClosed, isVisitor, answerOpen, marksEarned } = props
  const { onSeen, onAnswer, onMark, onAnother } = props
  const answerId = useId()
  const phase = useAnswerPhase(delay)
  const isReady = phase === 'ready'

  return (
    <>
      <Picture
        drawing={question.question}
        name={name}
        id={buttonIds.enlargeQuestion}
        above={<Terms question={question} />}
        onSeen={onSeen}
      />
      {isClosed && (
        <Alert tone="note" className="mt-4">
          {messages.question.closed}
        </Alert>
      )}
      {!isClosed && typing}
      {!isClosed && (
        <div className="mt-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className={isReady ? 'sr-only' : 'text-ink-soft'}>
            {isReady ? messages.question.ready : hintOf(phase, isVisitor)}
          </p>
          {isReady && <AnswerButton open={answerOpen} controls={answerId} onAnswer={onAnswer} />}
        </div>
      )}
      {answerOpen && !isClosed && (
        <Answer id={answerId} drawing={question.answer} name={name}>
          <MarkWork marks={question.marks} scheme={question.scheme} earned={marksEarned} onMark={onMark} />
          <Button kind="ghost" onClick={onAnother} className="mt-4 max-md:w-full">
            <Shuffle aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {messages.question.another}
          </Button>
        </Answer>
      )}
    </>
  )
}

const hintOf = (phase: Exclude<AnswerPhase, 'ready'>, isVisitor: boolean): string => {
  const { earn, earnSignedIn, soon } = messages.question
  if (phase === 'soon') return soon
  return isVisitor ? earnSignedIn : earn
}
