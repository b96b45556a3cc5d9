// One maths question: its picture, the way to its answer, and marking one's work by it. Opened anew for every question,
// so that the delay of Show Answer begins again.
import { Calculator, Eye, EyeOff } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/card.tsx'
import { MarkWork } from './mark-work.tsx'
import { Picture } from './picture.tsx'
import type { MathsQuestion } from './questions.ts'
import { useAnswerPhase } from './use-answer-phase.ts'

/** Ids of the buttons that a key presses, too: a key does what is to be seen, and nothing else. */
export const buttonIds = {
  answer: 'show-answer',
  enlargeQuestion: 'enlarge-question',
  enlargeAnswer: 'enlarge-answer',
} as const

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
}

export function MathsQuestionView(props: MathsQuestionViewProps) {
  const { question, name, delay, isVisitor, answerOpen, marksEarned } = props
  const { onSeen, onAnswer, onMark } = props
  const answerId = useId()
  const answer = useRef<HTMLElement>(null)
  const phase = useAnswerPhase(delay)
  const isReady = phase === 'ready'

  useEffect(() => {
    if (!answerOpen) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    answer.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
  }, [answerOpen])

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
        {isReady && (
          <Button
            kind="ghost"
            id={buttonIds.answer}
            aria-expanded={answerOpen}
            aria-controls={answerOpen ? answerId : undefined}
            onClick={() => onAnswer(!answerOpen)}
            className="max-md:grow"
          >
            {answerOpen ? (
              <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-5" />
            ) : (
              <Eye aria-hidden="true" strokeWidth={1.75} className="size-5" />
            )}
            {answerOpen ? 'Hide Answer' : 'Show Answer'}
          </Button>
        )}
      </div>
      {answerOpen && (
        <section
          ref={answer}
          id={answerId}
          aria-label="Answer"
          className="mt-4 scroll-mt-24 scroll-mb-28 motion-safe:animate-[settle_220ms_var(--ease-settle)]"
        >
          <Picture
            drawing={question.answer}
            name={`Answer to ${name}`}
            id={buttonIds.enlargeAnswer}
            above={<h3 className="text-xl text-subject">Answer</h3>}
          />
          <MarkWork marks={question.marks} earned={marksEarned} onMark={onMark} />
        </section>
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

/** What the question is worth and what may be used. */
function Terms({ question: { marks, calculator } }: { question: MathsQuestion }) {
  return (
    <>
      <Chip tone="subject">
        {marks} {marks === 1 ? 'mark' : 'marks'}
      </Chip>
      <Chip>
        <span className="relative inline-flex">
          <Calculator aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {!calculator && (
            <span
              aria-hidden="true"
              className="absolute inset-x-[-3px] top-1/2 h-0.5 -rotate-45 bg-current"
            />
          )}
        </span>
        {calculator ? 'Calculator' : 'No calculator'}
      </Chip>
    </>
  )
}
