// 'Topic Complete': what this run came to, what it earned, and every question to open once more.

import type { PublicQuestion } from '@toron/contract/statics.ts'
import { accuracy } from '@toron/domain/practice/progress.ts'
import { currencyName } from '@toron/domain/product.ts'
import { Printer } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { NewsPlace } from '../news-place.tsx'
import { AnswerRow } from './answer-row.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { RunEarnings } from './run-earnings.tsx'
import { type RunView, totals, verdictAt } from './run-state.ts'
import { ScoreArch } from './score-arch.tsx'

interface EndScreenProps {
  readonly view: RunView
  readonly questions: readonly PublicQuestion[]
  /** Skizies of this run, those of a question that was withdrawn since included. */
  readonly earned: number
  /** Where a visitor signs in and comes back from; null for a student. */
  readonly signInPath: string | null
  readonly onOpen: (position: number) => void
  readonly onRetry: () => Promise<void>
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly topicName: string
  readonly subjectName: string
}

export function EndScreen(props: EndScreenProps) {
  const { view, questions, earned, signInPath, onOpen, onRetry, headingRef, topicName, subjectName } = props
  const { correct, incorrect, alreadyPaid } = totals(view)
  const score = accuracy(correct + incorrect, correct) ?? 0
  const [retrying, setRetrying] = useState(false)
  const [printing, setPrinting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const retry = async () => {
    setRetrying(true)
    setFailure(null)
    try {
      await onRetry()
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setRetrying(false)
    }
  }

  return (
    <>
      <Card className="flex flex-col items-center px-5 py-9 text-center md:py-11">
        <h2 ref={headingRef} tabIndex={-1} className="mb-6 text-3xl outline-none md:text-4xl">
          Topic Complete
        </h2>
        <ScoreArch percent={score} />
        <dl className="mt-6 flex gap-3.5">
          <Count name="Correct" count={correct} className="bg-right-wash text-(--right)" />
          <Count name="Incorrect" count={incorrect} className="bg-wrong-wash text-wrong" />
        </dl>
        {signInPath === null ? (
          <RunEarnings earned={earned} alreadyPaid={alreadyPaid} />
        ) : (
          <p className="mt-6 max-w-md text-ink-soft">
            You practised as a visitor, so nothing of this is kept.{' '}
            <Link to={signInPath} className="font-[650] text-brand underline underline-offset-4">
              Sign in
            </Link>{' '}
            to keep your answers and to earn {currencyName} for every right one.
          </p>
        )}
        {failure !== null && <Alert className="mt-6 text-left">{failure}</Alert>}
        <div className="mt-7 flex w-full flex-wrap justify-center gap-3.5">
          <ButtonLink to="/dashboard" className="max-md:grow">
            Back to Dashboard
          </ButtonLink>
          <Button kind="ghost" pending={retrying} onClick={retry} className="max-md:grow">
            Retry Topic
          </Button>
          <Button kind="ghost" pending={printing} onClick={() => setPrinting(true)} className="max-md:grow">
            <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Print with explanations
          </Button>
        </div>
      </Card>
      {printing && (
        <PrintSheet {...{ topicName, subjectName, view, questions }} onDone={() => setPrinting(false)} />
      )}
      <NewsPlace at="end" />
      <h3 id="answers" className="mt-9 mb-3 text-xl">
        Your answers
      </h3>
      <ol aria-labelledby="answers" className="overflow-hidden rounded-large border border-line bg-surface">
        {questions.map((question, position) => (
          <li key={question.id} className="border-line not-last:border-b">
            <AnswerRow
              question={question}
              number={position + 1}
              verdict={verdictAt(view, position)}
              onOpen={() => onOpen(position)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function Count({ name, count, className }: { name: string; count: number; className: string }) {
  return (
    <div className={classes('flex min-w-28 flex-col-reverse rounded-medium px-5 py-3', className)}>
      <dt className="text-[15px] font-semibold">{name}</dt>
      <dd className="num text-3xl font-bold">{count}</dd>
    </div>
  )
}
