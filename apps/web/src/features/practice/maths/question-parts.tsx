// The parts of every maths question: marks and calculator, the Show Answer button, and the answer.
import { Calculator, Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/card.tsx'
import { wantsLessMotion } from '../frame/less-motion.ts'
import { messages } from './messages.ts'
import { Picture } from './picture.tsx'
import type { Drawing, MathsQuestion } from './questions.ts'

/** Ids of the buttons that keys press: a key does exactly what a visible button does. */
export const buttonIds = {
  answer: 'show-answer',
  enlargeQuestion: 'enlarge-question',
  enlargeAnswer: 'enlarge-answer',
} as const

/** The enlarge button of the focused picture, else of the open answer, else of the question. */
export const enlargeButton = (answerOpen: boolean): HTMLElement | null => {
  const { enlargeQuestion, enlargeAnswer } = buttonIds
  const focused = [enlargeQuestion, enlargeAnswer].find((id) => id === document.activeElement?.id)
  return document.getElementById(focused ?? (answerOpen ? enlargeAnswer : enlargeQuestion))
}

/** The marks of a question, and whether a calculator is allowed. */
export function Terms({ question }: { question: Pick<MathsQuestion, 'marks' | 'calculator'> }) {
  const { marks, calculator } = question
  return (
    <>
      <Chip tone="subject">{messages.question.marks(marks)}</Chip>
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
        {calculator ? messages.question.calculator : messages.question.noCalculator}
      </Chip>
    </>
  )
}

interface AnswerButtonProps {
  readonly open: boolean
  /** The id of the answer. */
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
      {open ? messages.question.hide : messages.question.show}
    </Button>
  )
}

interface AnswerProps {
  readonly id: string
  readonly drawing: Drawing
  /** The name of the question. */
  readonly name: string
  readonly children?: ReactNode
}

/** Scrolls into view when it opens. */
export function Answer({ id, drawing, name, children }: AnswerProps) {
  const answer = useRef<HTMLElement>(null)
  useEffect(() => {
    const behavior = wantsLessMotion() ? 'auto' : 'smooth'
    answer.current?.scrollIntoView({ block: 'nearest', behavior })
  }, [])
  return (
    <section
      ref={answer}
      id={id}
      aria-label={messages.question.answer}
      className="mt-4 scroll-mt-24 scroll-mb-28 motion-safe:animate-[settle_220ms_var(--ease-settle)]"
    >
      <Picture
        drawing={drawing}
        name={messages.question.answerName(name)}
        id={buttonIds.enlargeAnswer}
        above={<h3 className="text-xl text-subject">{messages.question.answer}</h3>}
      />
      {children}
    </section>
  )
}
