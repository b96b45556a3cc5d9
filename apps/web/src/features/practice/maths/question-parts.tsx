// The parts that a question has wherever it is shown: what it is worth, the button to its answer, and the answer.
import { Calculator, Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/card.tsx'
import { Picture } from './picture.tsx'
import type { Drawing, MathsQuestion } from './questions.ts'

/** Ids of the buttons that a key presses, too: a key does what is to be seen, and nothing else. */
export const buttonIds = {
  answer: 'show-answer',
  enlargeQuestion: 'enlarge-question',
  enlargeAnswer: 'enlarge-answer',
} as const

/** Of the picture that has the focus, else of the answer where it is open, else of the question. */
export const enlargeButton = (answerOpen: boolean): HTMLElement | null => {
  const { enlargeQuestion, enlargeAnswer } = buttonIds
  const focused = [enlargeQuestion, enlargeAnswer].find((id) => id === document.activeElement?.id)
  return document.getElementById(focused ?? (answerOpen ? enlargeAnswer : enlargeQuestion))
}

/** What the question is worth and what may be used. */
export function Terms({ question }: { question: Pick<MathsQuestion, 'marks' | 'calculator'> }) {
  const { marks, calculator } = question
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

interface AnswerButtonProps {
  readonly open: boolean
  /** Of what it opens. */
  readonly controls: string
  readonly onAnswer: (open: boolean) => void
}

export function AnswerButton({ open, controls, onAnswer }: AnswerButtonProps) {
  const Icon = open ? EyeOff : Eye
  return (
    <Button
      kind="ghost"
      id={buttonIds.answer}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={() => onAnswer(!open)}
      className="max-md:grow"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {open ? 'Hide Answer' : 'Show Answer'}
    </Button>
  )
}

interface AnswerProps {
  readonly id: string
  readonly drawing: Drawing
  /** Of the question. */
  readonly name: string
  readonly children?: ReactNode
}

/** Comes into sight as it opens. */
export function Answer({ id, drawing, name, children }: AnswerProps) {
  const answer = useRef<HTMLElement>(null)
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    answer.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
  }, [])
  return (
    <section
      ref={answer}
      id={id}
      aria-label="Answer"
      className="mt-4 scroll-mt-24 scroll-mb-28 motion-safe:animate-[settle_220ms_var(--ease-settle)]"
    >
      <Picture
        drawing={drawing}
        name={`Answer to ${name}`}
        id={buttonIds.enlargeAnswer}
        above={<h3 className="text-xl text-subject">Answer</h3>}
      />
      {children}
    </section>
  )
}
