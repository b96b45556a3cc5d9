// The open question of a maths topic: its position above, Previous and Next below.
import { showAnswerAfter } from '@toron/domain/practice/maths.ts'
import type { Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ActionBar } from '../frame/action-bar.tsx'
import { BadgeSlot } from '../frame/badge-slot.tsx'
import { KeysButton } from '../frame/keys-view.tsx'
import { messages as frameMessages } from '../frame/messages.ts'
import { PlaceBar } from '../frame/place-bar.tsx'
import { SignInNote } from '../frame/sign-in-note.tsx'
import { messages } from './messages.ts'
import type { QuestionPlace } from './place.ts'
import { QuestionAndAnswer } from './question-and-answer.tsx'
import type { MathsQuestion } from './questions.ts'
import { questionRecord, type TopicRecord } from './records.ts'
import type { Draft } from './typing/answers.ts'
import { TypingSlot } from './typing/slot.tsx'
import type { Walk } from './use-walk.ts'

interface MathsQuestionViewProps {
  readonly subjectKey: string
  readonly place: QuestionPlace
  readonly question: MathsQuestion
  readonly record: TopicRecord
  readonly walk: Walk
  /** What was typed, by question. */
  readonly drafts: Map<string, Draft>
  /** Sending has stopped, for want of a connection. */
  readonly isStopped: boolean
  /** The sign-in address with the way back; null for a student. */
  readonly signInPath: string | null
  /** The student wants another question like this one. */
  readonly onAnother: () => void
  readonly onKeys: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

export function MathsQuestionView(props: MathsQuestionViewProps) {
  const { subjectKey, place, question, record, walk, drafts, isStopped } = props
  const { signInPath, onAnother, onKeys, headingRef } = props
  const { shownToday, solvedToday, marksEarned } = questionRecord(record, question.id)
  const { position, total, answerOpen } = place
  const number = position + 1
  return (
    <>
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="num pt-2 pb-2 text-[15px] font-[650] tracking-normal text-ink-soft outline-none"
      >
        {frameMessages.place(number, total)}
      </h2>
      <PlaceBar number={number} total={total} className="mb-4 md:mb-5" />
      {signInPath !== null && (
        <SignInNote
          text={messages.visitor}
          signInPath={signInPath}
          className="mb-4 text-[15px] text-ink-soft"
        />
      )}
      <QuestionAndAnswer
        key={question.id}
        question={question}
        name={messages.question.name(number)}
        delay={shownToday || solvedToday ? 0 : showAnswerAfter(subjectKey)}
        isClosed={record.closed?.includes(question.id) ?? false}
        typing={
          <TypingSlot
            fields={question.fields}
            subject={subjectKey}
            scheme={question.scheme}
            draft={drafts.get(question.id)}
            isVisitor={signInPath !== null}
            wasSolved={solvedToday}
            isStopped={isStopped}
            onDraft={(draft) => drafts.set(question.id, draft)}
            onCheck={walk.check}
          />
        }
        isVisitor={signInPath !== null}
        answerOpen={answerOpen}
        marksEarned={marksEarned}
        onSeen={walk.see}
        onAnswer={walk.setAnswer}
        onMark={walk.mark}
        onAnother={onAnother}
      />
      <BadgeSlot question={question.id} />
      <ActionBar>
        <Button
          kind="ghost"
          disabled={position === 0}
          onClick={walk.previous}
          className="max-md:grow max-md:bg-paper max-md:px-3"
        >
          {messages.previous}
        </Button>
        <Button onClick={walk.next} className="max-md:grow max-md:px-3">
          {position === total - 1 ? frameMessages.finish : messages.next}
          <span aria-hidden="true" className="hidden text-sm pointer-fine:md:inline">
            →
          </span>
        </Button>
      </ActionBar>
      <div className="mt-2 hidden justify-end md:pointer-fine:flex">
        <KeysButton onOpen={onKeys} />
      </div>
    </>
  )
}
