// The review of a paper: each question as it was, what was chosen, what is right, and why.
import { useQuery } from '@tanstack/react-query'
import type { Result } from '@toron/contract/paper-fields.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { screens } from '@toron/domain/screens.ts'
import { type Ref, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useFocusOnChange } from '../../practice/frame/use-focus-on-change.ts'
import { Options } from '../../practice/question/options.tsx'
import { QuestionText } from '../../practice/question/question-text.tsx'
import { VerdictPanel } from '../../practice/question/verdict-panel.tsx'
import { type Arch, Grid } from '../grid.tsx'
import { messages as papers } from '../messages.ts'
import { Failed, Waiting } from '../notices.tsx'
import { paperQuestionsQuery } from '../queries.ts'
import { messages } from './messages.ts'

const words = messages.reviewing

type Reviewed = Result['questions'][number]

const archOf = ({ answer }: Reviewed, number: number): Arch => {
  if (!answer) return { number, name: words.one(number, words.withheld), tone: 'faint' }
  if (answer.correct) return { number, name: words.one(number, words.right), tone: 'right' }
  return answer.chosen === null
    ? { number, name: words.one(number, words.unanswered), tone: 'open' }
    : { number, name: words.one(number, words.wrong), tone: 'wrong' }
}

export function Review({ result, number }: { result: Result; number: number }) {
  const navigate = useNavigate()
  const { data, error, isError, refetch } = useQuery(paperQuestionsQuery(result.paper.id))
  const headingRef = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(data ? String(number) : null, headingRef)
  if (!data) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />
  const address = `${screens.papers}?sitting=${result.id}`
  const open = (next: number) => void navigate(`${address}&question=${next}`, { replace: true })
  const reviewed = result.questions[number - 1]
  const total = result.questions.length
  return (
    <div className="wrap py-5 md:py-8" data-subject={result.paper.subject}>
      <PageTitle>{words.title(papers.name(result.paper), number)}</PageTitle>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <ButtonLink kind="plain" to={address} className="-ml-2">
          {words.back}
        </ButtonLink>
        <h1 className="font-body text-[15px] font-normal tracking-normal text-ink-soft">
          {papers.place(number, total)}
          {reviewed && reviewed.seconds > 0 && ` · ${words.time(papers.duration(reviewed.seconds))}`}
        </h1>
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[1fr_360px]">
        <div className="min-w-0">
          {reviewed && (
            <OneQuestion
              reviewed={reviewed}
              question={data.find(({ id }) => id === reviewed.id)}
              headingRef={headingRef}
            />
          )}
          <div className="mt-5 grid grid-cols-2 gap-3.5">
            <Button kind="ghost" disabled={number === 1} onClick={() => open(number - 1)}>
              {words.previous}
            </Button>
            <Button disabled={number === total} onClick={() => open(number + 1)}>
              {words.next}
            </Button>
          </div>
        </div>
        <Card className="p-4 md:p-5 lg:sticky lg:top-22">
          <Grid
            name={words.grid}
            arches={result.questions.map((one, index) => archOf(one, index + 1))}
            current={number}
            onOpen={open}
          />
        </Card>
      </div>
    </div>
  )
}

interface OneQuestionProps {
  readonly reviewed: Reviewed
  readonly question: PublicQuestion | undefined
  readonly headingRef: Ref<HTMLHeadingElement>
}

function OneQuestion({ reviewed: { answer, option }, question, headingRef }: OneQuestionProps) {
  const headingId = useId()
  if (!answer || !question) {
    return (
      <h2 ref={headingRef} tabIndex={-1} className="text-xl leading-snug font-semibold outline-none">
        {words.withheldText}
      </h2>
    )
  }
  return (
    <>
      <QuestionText question={question} headingId={headingId} headingRef={headingRef} />
      <Options
        question={question}
        labelledBy={headingId}
        chosen={option}
        verdict={answer}
        onChoose={() => {}}
      />
      <VerdictPanel verdict={answer} question={question} inARow={0} headingRef={null} />
    </>
  )
}
