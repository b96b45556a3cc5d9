// One question: its text, its picture, its options, and after submitting the verdict. The primary button is the same
// element before and after, so that it keeps its place under the thumb.
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { type Ref, useId } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ActionBar } from '../frame/action-bar.tsx'
import { BadgeSlot } from '../frame/badge-slot.tsx'
import { messages as frameMessages } from '../frame/messages.ts'
import { Drawing } from '../question/drawing.tsx'
import { Options } from '../question/options.tsx'
import { RichText } from '../question/rich-text.tsx'
import { stemOf } from '../question/shown-question.ts'
import { StemParts } from '../question/stem-parts.tsx'
import { VerdictPanel } from '../question/verdict-panel.tsx'
import { messages } from './messages.ts'
import { canSubmit, inARowAt, type RunView, verdictAt } from './run-state.ts'

interface QuestionCardProps {
  readonly question: PublicQuestion
  readonly view: RunView
  readonly onChoose: (option: Letter) => void
  /** Submits, or moves on once there is a verdict. */
  readonly onAct: () => void
  readonly questionRef: Ref<HTMLHeadingElement>
  readonly verdictRef: Ref<HTMLHeadingElement>
}

export function QuestionCard({
  question,
  view,
  onChoose,
  onAct,
  questionRef,
  verdictRef,
}: QuestionCardProps) {
  const questionId = useId()
  const verdict = verdictAt(view, view.position)
  const isLast = view.position === view.questionIds.length - 1
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAct()
      }}
      className="md:rounded-large md:border md:border-line md:bg-surface md:p-7 md:shadow-card"
    >
      <h2
        id={questionId}
        ref={questionRef}
        tabIndex={-1}
        className="mb-5 scroll-mt-24 text-[22px] leading-[1.28] font-semibold text-pretty outline-none md:text-[26px]"
      >
        <RichText>{stemOf(question)}</RichText>
      </h2>
      <StemParts question={question} />
      {question.imageFilename !== undefined && (
        <div className="mb-5 rounded-medium border border-line bg-surface p-4">
          <Drawing
            file={question.imageFilename}
            alt={question.imageAlt ?? ''}
            width={question.imageWidth}
            height={question.imageHeight}
          />
        </div>
      )}
      <Options
        question={question}
        labelledBy={questionId}
        chosen={view.chosen}
        verdict={verdict}
        onChoose={onChoose}
      />
      {view.notice !== null && (
        <Alert tone="note" className="mt-5">
          {messages.notices[view.notice]}
        </Alert>
      )}
      {verdict && (
        <VerdictPanel
          verdict={verdict}
          question={question}
          inARow={inARowAt(view, view.position)}
          headingRef={verdictRef}
        />
      )}
      {view.failure !== null && (
        <Alert className="mt-5" action={<Button type="submit">{messages.retrySubmit}</Button>}>
          {messages.notSent(view.failure)}
        </Alert>
      )}
      <BadgeSlot question={question.id} />
      <ActionBar>
        <Button
          type="submit"
          pending={view.sending}
          disabled={!verdict && !view.sending && !canSubmit(view)}
          className="max-md:grow max-md:px-3"
        >
          {verdict ? (isLast ? frameMessages.finish : messages.next) : messages.submit}
          <span aria-hidden="true" className="hidden text-sm pointer-fine:md:inline">
            {messages.enterKey}
          </span>
        </Button>
        {verdict && (
          <ButtonLink kind="ghost" to="/dashboard" className="max-md:grow max-md:px-3">
            {messages.backToTopics}
          </ButtonLink>
        )}
      </ActionBar>
    </form>
  )
}
