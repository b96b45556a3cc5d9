// The review of a written paper: each question, what was typed, its solution, and the marks that students give themselves.
import { useQuery } from '@tanstack/react-query'
import type { Result, Worked } from '@toron/contract/paper-fields.ts'
import type { PaperMathsQuestion, PaperSolution } from '@toron/domain/papers/maths-question.ts'
import { screens } from '@toron/domain/screens.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, Chip } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useFocusOnChange } from '../../practice/frame/use-focus-on-change.ts'
import { Picture } from '../../practice/maths/picture.tsx'
import { type Arch, Grid } from '../grid.tsx'
import { messages as papers } from '../messages.ts'
import { Failed, Waiting } from '../notices.tsx'
import { solutionsQuery, writtenQuestionsQuery } from '../queries.ts'
import { messages } from '../result/messages.ts'
import { isToMark, nextToMark } from '../result/to-mark.tsx'
import { drawingOf } from './drawing-of.ts'
import { MarkWritten } from './mark-written.tsx'
import { TypedList } from './typed-list.tsx'

const words = messages.reviewing

const archOf = (one: Worked, number: number): Arch => {
  const { earned, of } = one
  if (isToMark(one)) return { number, name: words.one(number, words.toMark), tone: 'flagged' }
  const tone = earned === of ? 'right' : earned === 0 ? 'wrong' : 'dark'
  return { number, name: words.one(number, words.marks(earned, of)), tone }
}

export function WrittenReview({ result, number }: { result: Result; number: number }) {
  const navigate = useNavigate()
  const asked = useQuery(writtenQuestionsQuery(result.paper.id))
  const solved = useQuery(solutionsQuery(result.paper.id))
  const headingRef = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(asked.data && solved.data ? String(number) : null, headingRef)
  const error = asked.error ?? solved.error
  const retry = () => void Promise.all([asked.refetch(), solved.refetch()])
  if (!asked.data || !solved.data) return error ? <Failed error={error} onRetry={retry} /> : <Waiting />
  const address = `${screens.papers}?sitting=${result.id}`
  const open = (to: number) => void navigate(`${address}&question=${to}`, { replace: true })
  const total = result.worked.length
  const one = result.worked[number - 1]
  const next = nextToMark(result.worked, number)
  return (
    <div className="wrap py-5 md:py-8" data-subject={result.paper.subject}>
      <PageTitle>{words.title(papers.name(result.paper), number)}</PageTitle>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <ButtonLink kind="plain" to={address} className="-ml-2">
          {words.back}
        </ButtonLink>
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="font-body text-[15px] font-normal tracking-normal text-ink-soft outline-none"
        >
          {papers.place(number, total)}
          {one && one.seconds > 0 && ` · ${words.time(papers.duration(one.seconds))}`}
        </h1>
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[1fr_360px]">
        <div className="min-w-0">
          {one && (
            <OneQuestion
              key={one.id}
              paper={result.paper}
              sittingId={result.id}
              number={number}
              worked={one}
              question={asked.data.find(({ id }) => id === one.id)}
              solution={solved.data.find(({ id }) => id === one.id)}
            />
          )}
          <div className="mt-5 grid grid-cols-2 gap-3.5">
            <Button kind="ghost" disabled={number === 1} onClick={() => open(number - 1)}>
              {words.previous}
            </Button>
            {next === null ? (
              <Button disabled={number === total} onClick={() => open(number + 1)}>
                {words.next}
              </Button>
            ) : (
              <Button onClick={() => open(next)}>{words.nextToMark}</Button>
            )}
          </div>
        </div>
        <Card className="p-4 md:p-5 lg:sticky lg:top-22">
          <Grid
            name={words.grid}
            arches={result.worked.map((each, index) => archOf(each, index + 1))}
            current={number}
            onOpen={open}
          />
        </Card>
      </div>
    </div>
  )
}

interface OneQuestionProps {
  readonly paper: Result['paper']
  readonly sittingId: string
  readonly number: number
  readonly worked: Worked
  readonly question: PaperMathsQuestion | undefined
  readonly solution: PaperSolution | undefined
}

function OneQuestion({ paper, sittingId, number, worked, question, solution }: OneQuestionProps) {
  if (!question || !solution) return null
  const name = papers.question(number)
  return (
    <>
      <Picture
        drawing={drawingOf(question.question)}
        name={name}
        above={<Chip tone="subject">{words.marks(worked.earned, worked.of)}</Chip>}
      />
      <TypedList fields={question.fields} typed={worked.typed} />
      <div className="mt-5">
        <Picture
          drawing={drawingOf(solution.solution)}
          name={`${words.solution}: ${name}`}
          above={<h2 className="text-xl text-subject">{words.solution}</h2>}
        />
      </div>
      <MarkWritten paper={paper} sittingId={sittingId} number={number} worked={worked} />
    </>
  )
}
