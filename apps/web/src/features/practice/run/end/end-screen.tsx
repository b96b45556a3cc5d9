// 'Topic Complete': the score of this run, what it earned, and every question to open again.

import { useMutation } from '@tanstack/react-query'
import { accuracy } from '@toron/domain/practice/progress.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { Printer } from 'lucide-react'
import { type Ref, useState } from 'react'
import { explain } from '../../../../platform/messages.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { BadgeSlot } from '../../frame/badge-slot.tsx'
import { EndCard } from '../../frame/end-card.tsx'
import { messages as frameMessages } from '../../frame/messages.ts'
import { SignInNote } from '../../frame/sign-in-note.tsx'
import { type RunView, totals, verdictAt } from '../run-state.ts'
import { AnswerRow } from './answer-row.tsx'
import { messages } from './messages.ts'
import { PrintSheet } from './print-sheet.tsx'
import { RunEarnings } from './run-earnings.tsx'
import { ScoreArch } from './score-arch.tsx'

interface EndScreenProps {
  readonly view: RunView
  readonly questions: readonly PublicQuestion[]
  /** Skizies of this run, including those of questions withdrawn since. */
  readonly earned: number
  /** The sign-in address with the way back; null for a student. */
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
  const [printing, setPrinting] = useState(false)
  const retry = useMutation({ mutationFn: onRetry })

  return (
    <div className="pt-4 md:pt-2">
      <EndCard
        actions={
          <>
            <ButtonLink to="/dashboard" className="max-md:grow">
              {messages.end.back}
            </ButtonLink>
            <Button
              kind="ghost"
              pending={retry.isPending}
              onClick={() => retry.mutate()}
              className="max-md:grow"
            >
              {messages.end.retry}
            </Button>
            <Button kind="ghost" pending={printing} onClick={() => setPrinting(true)} className="max-md:grow">
              <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
              {messages.end.print}
            </Button>
          </>
        }
      >
        <h2 ref={headingRef} tabIndex={-1} className="mb-6 text-3xl outline-none md:text-4xl">
          {frameMessages.end.title}
        </h2>
        <ScoreArch percent={score} />
        <dl className="mt-6 flex gap-3.5">
          <Count name={messages.end.correct} count={correct} className="bg-right-wash text-(--right)" />
          <Count name={messages.end.incorrect} count={incorrect} className="bg-wrong-wash text-wrong" />
        </dl>
        {signInPath === null ? (
          <RunEarnings earned={earned} alreadyPaid={alreadyPaid} />
        ) : (
          <SignInNote
            text={messages.end.visitor}
            signInPath={signInPath}
            className="mt-6 max-w-md text-ink-soft"
          />
        )}
        {retry.isError && <Alert className="mt-6 text-left">{explain(retry.error)}</Alert>}
      </EndCard>
      {printing && (
        <PrintSheet
          topicName={topicName}
          subjectName={subjectName}
          view={view}
          questions={questions}
          onDone={() => setPrinting(false)}
        />
      )}
      <BadgeSlot question="end" />
      <Answers view={view} questions={questions} onOpen={onOpen} />
    </div>
  )
}

function Answers({ view, questions, onOpen }: Pick<EndScreenProps, 'view' | 'questions' | 'onOpen'>) {
  return (
    <>
      <h3 id="answers" className="mt-9 mb-3 text-xl">
        {messages.end.answers}
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
