// 'Topic Complete': what this visit earned, the marks that the student gave their own work, and every answer in order.
import { currencyName } from '@toron/domain/product.ts'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ArchMark, Keystone } from '../../../ui/marks.tsx'
import { NewsPlace } from '../news-place.tsx'
import { Picture } from './picture.tsx'
import type { MathsQuestion } from './questions.ts'
import { type Kept, markSum, recordOf } from './records.ts'

interface MathsEndScreenProps {
  readonly questions: readonly MathsQuestion[]
  readonly kept: Kept
  /** Skizies since the topic was opened. */
  readonly earned: number
  /** Where a visitor signs in and comes back from; null for a student. */
  readonly signInPath: string | null
  readonly onOpen: (position: number) => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

export function MathsEndScreen(props: MathsEndScreenProps) {
  const { questions, kept, earned, signInPath, onOpen, headingRef } = props
  const sum = markSum(kept, questions)
  return (
    <>
      <Card className="flex flex-col items-center px-5 py-9 text-center md:py-11">
        <ArchMark className="mb-5 h-24 w-21 rounded-b-[10px] bg-subject-wash pt-2 text-[32px] text-subject">
          {questions.length}
        </ArchMark>
        <h2 ref={headingRef} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          Topic Complete
        </h2>
        <p className="mt-2 text-ink-soft">All {questions.length} questions, and all their answers below.</p>
        {sum.questions > 0 && (
          <p className="mt-4 text-lg">
            You gave your own work{' '}
            <strong className="num font-bold">
              {sum.earned} of {sum.possible} marks
            </strong>
            , in {sum.questions} of {questions.length} questions.
          </p>
        )}
        {earned > 0 && (
          <p className="num mt-5 inline-flex items-center gap-2 rounded-full bg-skizie-wash px-5 py-3 text-xl font-bold text-skizie-deep">
            <Keystone />+{earned} {currencyName} earned!
          </p>
        )}
        {signInPath !== null && (
          <p className="mt-4 max-w-md text-ink-soft">
            You practised as a visitor, so nothing of this is kept.{' '}
            <Link to={signInPath} className="font-[650] text-brand underline underline-offset-4">
              Sign in
            </Link>{' '}
            to keep your place and your marks, and to earn {currencyName}.
          </p>
        )}
        <div className="mt-7 flex w-full flex-wrap justify-center gap-3.5">
          <ButtonLink to="/math" className="max-md:grow">
            Back to Math
          </ButtonLink>
          <Button kind="ghost" onClick={() => onOpen(0)} className="max-md:grow">
            Start again
          </Button>
        </div>
      </Card>
      <NewsPlace at="end" />
      <h3 id="answers" className="mt-9 mb-3 text-xl">
        All answers
      </h3>
      <ol aria-labelledby="answers" className="flex flex-col gap-4">
        {questions.map((question, position) => (
          <li key={question.id}>
            <Picture
              drawing={question.answer}
              name={`Answer to Question ${position + 1}`}
              lazy={true}
              above={
                <AnswerTitle
                  number={position + 1}
                  marks={question.marks}
                  earned={recordOf(kept, question.id).marksEarned}
                  onOpen={() => onOpen(position)}
                />
              }
            />
          </li>
        ))}
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
          title={`Open question ${number}`}
        >
          Question {number}
        </Button>
      </h4>
      {earned !== null && (
        <span className="text-[15px] text-ink-soft">
          {earned} of {marks} {marks === 1 ? 'mark' : 'marks'}
        </span>
      )}
    </>
  )
}
