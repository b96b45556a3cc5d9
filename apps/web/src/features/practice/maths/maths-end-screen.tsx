// 'Topic Complete': what this visit earned, the marks the student gave their own work, and every answer in order.
import type { Ref } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ArchMark } from '../../../ui/marks.tsx'
import { Words } from '../../../ui/words.tsx'
import { BadgeSlot } from '../frame/badge-slot.tsx'
import { EarnedBanner, EndCard } from '../frame/end-card.tsx'
import { messages as frameMessages } from '../frame/messages.ts'
import { SignInNote } from '../frame/sign-in-note.tsx'
import { messages } from './messages.ts'
import { Picture } from './picture.tsx'
import type { MathsQuestion } from './questions.ts'
import { markSum, questionRecord, type TopicRecord } from './records.ts'

interface MathsEndScreenProps {
  readonly questions: readonly MathsQuestion[]
  readonly record: TopicRecord
  /** Skizies since the topic was opened. */
  readonly earned: number
  /** The sign-in address with the way back; null for a student. */
  readonly signInPath: string | null
  readonly onOpen: (position: number) => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

export function MathsEndScreen(props: MathsEndScreenProps) {
  const { questions, record, earned, signInPath, onOpen, headingRef } = props
  const sum = markSum(record, questions)
  return (
    <div className="pt-4 md:pt-2">
      <EndCard
        actions={
          <>
            <ButtonLink to="/math" className="max-md:grow">
              {messages.back}
            </ButtonLink>
            <Button kind="ghost" onClick={() => onOpen(0)} className="max-md:grow">
              {messages.end.again}
            </Button>
          </>
        }
      >
        <ArchMark className="mb-5 h-24 w-21 rounded-b-[10px] bg-subject-wash pt-2 text-[32px] text-subject">
          {questions.length}
        </ArchMark>
        <h2 ref={headingRef} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {frameMessages.end.title}
        </h2>
        <p className="mt-2 text-ink-soft">{messages.end.summary(questions.length)}</p>
        {sum.questions > 0 && (
          <p className="mt-4 text-lg">
            <Words
              text={messages.end.marks(sum.earned, sum.possible, sum.questions, questions.length)}
              marks={{ strong: (words) => <strong className="num font-bold">{words}</strong> }}
            />
          </p>
        )}
        {earned > 0 && <EarnedBanner skizies={earned} className="mt-5" />}
        {signInPath !== null && (
          <SignInNote
            text={messages.end.visitor}
            signInPath={signInPath}
            className="mt-4 max-w-md text-ink-soft"
          />
        )}
      </EndCard>
      <BadgeSlot question="end" />
      <Answers questions={questions} record={record} onOpen={onOpen} />
    </div>
  )
}

function Answers({
  questions,
  record,
  onOpen,
}: Pick<MathsEndScreenProps, 'questions' | 'record' | 'onOpen'>) {
  return (
    <>
      <h3 id="answers" className="mt-9 mb-3 text-xl">
        {messages.end.answers}
      </h3>
      <ol aria-labelledby="answers" className="flex flex-col gap-4">
        {questions.map((question, position) =>
          record.closed?.includes(question.id) ? null : (
            <li key={question.id}>
              <Picture
                drawing={question.answer}
                name={messages.question.answerName(messages.question.name(position + 1))}
                lazy={true}
                above={
                  <AnswerTitle
                    number={position + 1}
                    marks={question.marks}
                    earned={questionRecord(record, question.id).marksEarned}
                    onOpen={() => onOpen(position)}
                  />
                }
              />
            </li>
          ),
        )}
      </ol>
    </>
  )
}

interface AnswerTitleProps {
  readonly number: number
  readonly marks: number
  readonly earned: number | null
  readonly onOpen: () => void
}

function AnswerTitle({ number, marks, earned, onOpen }: AnswerTitleProps) {
  return (
    <>
      {/* Above the button that covers the picture. */}
      <h4 className="num relative z-1 text-[17px] font-bold">
        <Button
          kind="plain"
          onClick={onOpen}
          className="-ml-2 font-bold! text-subject! hover:text-ink!"
          title={messages.end.open(number)}
        >
          {messages.question.name(number)}
        </Button>
      </h4>
      {earned !== null && (
        <span className="text-[15px] text-ink-soft">{messages.end.marksOf(earned, marks)}</span>
      )}
    </>
  )
}
