// "Another like this": fresh questions of the same kind, as many as the student wants. Their answers are available at
// once, because nothing is paid here.
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadAlert } from '../../../ui/load-alert.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ActionBar } from '../frame/action-bar.tsx'
import { BadgeSlot } from '../frame/badge-slot.tsx'
import { beginAt } from '../frame/use-focus-on-change.ts'
import { useKeys } from '../frame/use-keys.ts'
import { commandOf, type KeyCommand } from './keys.ts'
import { messages } from './messages.ts'
import { Picture } from './picture.tsx'
import { type AnotherQuestion, checkForPractice, useAnother } from './queries.ts'
import { Answer, AnswerButton, buttonIds, enlargeButton, Terms } from './question-parts.tsx'
import { TypingSlot } from './typing/slot.tsx'

interface AnotherRunProps {
  readonly subjectKey: string
  readonly questionId: string
  /** The name of the original question: `Question 7`. */
  readonly name: string
  readonly onBack: () => void
  readonly onHelp: () => void
}

export function AnotherRun({ subjectKey, questionId, name, onBack, onHelp }: AnotherRunProps) {
  const [round, setRound] = useState(1)
  const { question, isLoading, failure, retry } = useAnother(questionId, round)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => beginAt(heading.current), [])

  const showNext = () => {
    if (!isLoading) setRound(round + 1)
  }
  useKeys(true, commandOf, (command: KeyCommand) => {
    const answerButton = document.getElementById(buttonIds.answer)
    if (command === 'next') showNext()
    if (command === 'previous') onBack()
    if (command === 'answer') answerButton?.click()
    if (command === 'enlarge') enlargeButton(answerButton?.ariaExpanded === 'true')?.click()
    if (command === 'type') document.querySelector<HTMLElement>('[data-answer]')?.focus()
    if (command === 'help') onHelp()
  })

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="pt-2 text-[22px] outline-none md:text-[26px]">
        {messages.another.title(name)}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{messages.another.unpaid}</p>
      {failure !== null && (
        <LoadAlert pending={isLoading} onRetry={retry}>
          {explain(failure)}
        </LoadAlert>
      )}
      {question ? (
        <FreshQuestion
          key={question.id}
          subjectKey={subjectKey}
          likeId={questionId}
          question={question}
          heading={heading}
        />
      ) : (
        isLoading && (
          <div role="status">
            <Skeleton className="h-60" />
            <span className="sr-only">{messages.another.loading}</span>
          </div>
        )
      )}
      <BadgeSlot question={questionId} />
      <ActionBar>
        <Button kind="ghost" onClick={onBack} className="max-md:grow max-md:bg-paper max-md:px-3">
          {messages.another.back(name)}
        </Button>
        <Button onClick={showNext} pending={isLoading} className="max-md:grow max-md:px-3">
          {messages.another.next}
        </Button>
      </ActionBar>
    </>
  )
}

interface FreshQuestionProps {
  readonly subjectKey: string
  /** The published question that it is like. */
  readonly likeId: string
  readonly question: AnotherQuestion
  readonly heading: RefObject<HTMLElement | null>
}

function FreshQuestion({ subjectKey, likeId, question, heading }: FreshQuestionProps) {
  const [answerOpen, setAnswerOpen] = useState(false)
  const answerId = useId()
  const { name } = messages.another
  useEffect(() => beginAt(heading.current), [heading])
  return (
    <>
      <Picture
        drawing={question.question}
        name={name}
        id={buttonIds.enlargeQuestion}
        above={<Terms question={question} />}
      />
      <TypingSlot
        fields={question.fields}
        subject={subjectKey}
        scheme={question.scheme}
        onCheck={(answers) => checkForPractice(likeId, answers, question.variant)}
      />
      <div className="mt-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <AnswerButton open={answerOpen} controls={answerId} onAnswer={setAnswerOpen} />
      </div>
      {answerOpen && <Answer id={answerId} drawing={question.answer} name={name} />}
    </>
  )
}
