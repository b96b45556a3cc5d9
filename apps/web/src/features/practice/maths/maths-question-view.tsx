// One maths question: its picture, the way to its answer, marking one's work by it, and the way to another like it.
// Opened anew for every question, so that the delay of Show Answer begins again.
import { Shuffle } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MarkWork } from './mark-work.tsx'
import { Picture } from './picture.tsx'
import { Answer, AnswerButton, buttonIds, Terms } from './question-parts.tsx'
import type { MathsQuestion } from './questions.ts'
import { useAnswerPhase } from './use-answer-phase.ts'

interface MathsQuestionViewProps {
  readonly question: MathsQuestion
  readonly name: string
  /** Milliseconds until Show Answer appears; 0 when the answer was shown before. */
  readonly delay: number
  readonly isVisitor: boolean
  readonly answerOpen: boolean
  readonly marksEarned: number | null
  readonly onSeen: () => void
  readonly onAnswer: (open: boolean) => void
  readonly onMark: (earned: number) => void
  /** The student wants another question like this one. */
  readonly onAnother: () => void
}

export function MathsQuestionView(props: MathsQuestionViewProps) {
  const { question, name, delay, isVisitor, answerOpen, marksEarned } = props
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
      <div className="mt-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className={isReady ? 'sr-only' : 'text-ink-soft'}>
          {isReady ? 'You can show the answer now.' : hints(isVisitor)[phase]}
        </p>
        {isReady && <AnswerButton open={answerOpen} controls={answerId} onAnswer={onAnswer} />}
      </div>
      {answerOpen && (
        <Answer id={answerId} drawing={question.answer} name={name}>
          <MarkWork marks={question.marks} scheme={question.scheme} earned={marksEarned} onMark={onMark} />
          <Button kind="ghost" onClick={onAnother} className="mt-4 max-md:w-full">
            <Shuffle aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Another like this
          </Button>
        </Answer>
      )}
    </>
  )
}

const hints = (isVisitor: boolean) => ({
  earn: isVisitor
    ? "Signed in, you'll earn Skizies if you avoid using this!"
    : "You'll earn Skizies if you avoid using this!",
  soon: 'Show Answer will appear soon...',
})
