// One question: its text, its picture, its options, and after submitting the verdict. The primary button is the same
// element before and after, so that it keeps its place under the thumb.
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { type ReactNode, type Ref, useId } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ActionBar } from '../../frame/action-bar.tsx'
import { BadgeSlot } from '../../frame/badge-slot.tsx'
import { messages as frameMessages } from '../../frame/messages.ts'
import { Options } from '../options.tsx'
import { QuestionText } from '../question-text.tsx'
import type { Verdict } from '../verdict.ts'
import { VerdictPanel } from '../verdict-panel.tsx'
import { messages } from './messages.ts'

interface QuestionCardProps {
  readonly question: PublicQuestion
  /** Not graded yet. */
  readonly chosen: Letter | null
  readonly verdict: Verdict | undefined
  /** The choice waits on this device to be sent: it stands. */
  readonly isWaiting: boolean
  /** Right answers in a row up to this one, which a bonus is for. */
  readonly inARow: number
  readonly sending: boolean
  /** What happened meanwhile, in words. */
  readonly notice: string | null
  /** Why the last submission failed, in words. */
  readonly failure: string | null
  /** No question follows. */
  readonly isLast: boolean
  /** The link away from the questions, once there is a verdict. */
  readonly back: { readonly to: string; readonly words: string }
  /** Stands under the verdict. */
  readonly underVerdict?: ReactNode
  readonly onChoose: (option: Letter) => void
  /** Submits, or moves on once there is a verdict. */
  readonly onAct: () => void
  readonly questionRef: Ref<HTMLHeadingElement>
  readonly verdictRef: Ref<HTMLHeadingElement>
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, chosen, verdict, isWaiting, inARow, sending, failure, isLast, back } = props
  const notice = isWaiting ? messages.waiting : props.notice
  const questionId = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        props.onAct()
      }}
      className="md:rounded-large md:border md:border-line md:bg-surface md:p-7 md:shadow-card"
    >
      <QuestionText question={question} headingId={questionId} headingRef={props.questionRef} />
      <Options
        question={question}
        labelledBy={questionId}
        chosen={chosen}
        verdict={verdict}
        onChoose={props.onChoose}
      />
      {notice !== null && (
        <Alert tone="note" className="mt-5">
          {notice}
        </Alert>
      )}
      {verdict && (
        <>
          <VerdictPanel verdict={verdict} question={question} inARow={inARow} headingRef={props.verdictRef} />
          {props.underVerdict}
        </>
      )}
      {failure !== null && (
        <Alert className="mt-5" action={<Button type="submit">{messages.retrySubmit}</Button>}>
          {messages.notSent(failure)}
        </Alert>
      )}
      <BadgeSlot question={question.id} />
      <ActionBar>
        <Button
          type="submit"
          pending={sending}
          disabled={isWaiting ? isLast : !verdict && !sending && chosen === null}
          className="max-md:grow max-md:px-3"
        >
          {verdict || isWaiting ? (isLast ? frameMessages.finish : messages.next) : messages.submit}
          <span aria-hidden="true" className="hidden text-sm pointer-fine:md:inline">
            {messages.enterKey}
          </span>
        </Button>
        {(verdict || isWaiting) && (
          <ButtonLink kind="ghost" to={back.to} className="max-md:grow max-md:px-3">
            {back.words}
          </ButtonLink>
        )}
      </ActionBar>
    </form>
  )
}
