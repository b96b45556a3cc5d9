// One question: its text, its picture, its options, and after submitting what there is to learn. The strong
// button is one and the same element before and after, so that it keeps its place under the thumb.
import type { Letter } from '@toron/contract/practice.ts'
import type { PublicQuestion } from '@toron/contract/statics.ts'
import { type Ref, useId } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ActionBar } from '../action-bar.tsx'
import { NewsPlace } from '../news-place.tsx'
import { Drawing } from './drawing.tsx'
import { Options } from './options.tsx'
import { RichText } from './rich-text.tsx'
import { canSubmit, inARowAt, type Notice, type RunView, verdictAt } from './run-state.ts'
import { stemOf } from './shown-question.ts'
import { StemParts } from './stem-parts.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

interface QuestionCardProps {
  readonly question: PublicQuestion
  readonly view: RunView
  readonly onChoose: (option: Letter) => void
  /** Submit, or move on once there is a verdict. */
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
          {notices[view.notice]}
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
        <Alert className="mt-5" action={<Button type="submit">Try again</Button>}>
          Your answer has not been sent. {view.failure}
        </Alert>
      )}
      <NewsPlace at={question.id} />
      <ActionBar>
        <Button
          type="submit"
          pending={view.sending}
          disabled={!verdict && !view.sending && !canSubmit(view)}
          className="max-md:grow max-md:px-3"
        >
          {verdict ? (isLast ? 'Finish' : 'Next Question') : 'Submit Answer'}
          <span aria-hidden="true" className="hidden text-sm pointer-fine:md:inline">
            Enter ↵
          </span>
        </Button>
        {verdict && (
          <ButtonLink kind="ghost" to="/dashboard" className="max-md:grow max-md:px-3">
            Back to Topics
          </ButtonLink>
        )}
      </ActionBar>
    </form>
  )
}

const notices: Readonly<Record<Notice, string>> = {
  'answered-elsewhere':
    'This question was answered in the meantime, perhaps on another device. Here is the verdict that stands.',
  'moved-on': 'This topic had moved on, perhaps on another device. Here is where it stands now.',
  withheld: 'A question of this topic was withdrawn, because something in it is not right. It goes on here.',
  'begun-anew': 'A new round of this topic was begun on another device. Here is where it stands.',
}
