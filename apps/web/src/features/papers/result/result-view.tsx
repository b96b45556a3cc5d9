// The result of a paper: mark, range of grades, sections, time, and what to do next.
import { useQuery } from '@tanstack/react-query'
import type { Result, Score } from '@toron/contract/paper-fields.ts'
import { paperKinds } from '@toron/domain/papers/kinds.ts'
import { screens } from '@toron/domain/screens.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/card.tsx'
import { Keystone } from '../../../ui/marks.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { BadgeSlot } from '../../practice/frame/badge-slot.tsx'
import { messages as papers } from '../messages.ts'
import { PdfButton } from '../pdf-button.tsx'
import { lateQuery } from '../queries.ts'
import { GradeCard } from './grade-card.tsx'
import { messages } from './messages.ts'
import { SectionsCard } from './sections-card.tsx'
import { TimeCard } from './time-card.tsx'
import { isToMark, ToMark } from './to-mark.tsx'
import { ToTonight } from './to-tonight.tsx'

export function ResultView({ result, score }: { result: Result; score: Score }) {
  const { id, paper, allowance, startedAt, endedAt, end, sections, questions, worked, fairShare } = result
  const { data: late } = useQuery(lateQuery(id))
  const name = papers.name(paper)
  const { form, marks } = paperKinds[paper.subject]
  const isWritten = form === 'written'
  const left = isWritten ? 0 : questions.length - score.counted
  const seconds = isWritten ? worked.map((one) => one.seconds / one.of) : questions.map((one) => one.seconds)
  const isSoFar = worked.some(isToMark)
  const facts = [
    name,
    papers.duration(Math.floor((endedAt - startedAt) / 1000)),
    ...(end === 'time-over' ? [messages.timeOver] : []),
    ...(allowance === 'standard' ? [] : [papers.allowances[allowance]]),
  ]
  return (
    <div className="wrap py-6 md:py-9" data-subject={paper.subject}>
      <PageTitle>{messages.pageTitle(name)}</PageTitle>
      <p className="text-[15px] text-ink-soft">{messages.facts(facts)}</p>
      <div className="mt-1 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="num text-[36px] md:text-[44px]">
          {papers.mark(score.mark, marks)}
          {isSoFar && <span className="text-[20px] text-ink-soft"> {messages.written.soFar}</span>}
        </h1>
        {result.earned > 0 && (
          <Chip tone="skizie" className="num">
            <Keystone />
            {messages.earned(result.earned)}
          </Chip>
        )}
      </div>
      <div className="has-[p]:mb-5">
        <BadgeSlot question={id} />
      </div>
      {late.length > 0 && <Alert className="mb-5">{messages.late(late)}</Alert>}
      {left > 0 && (
        <Alert tone="note" className="mb-5">
          {messages.withheld(score.right, score.counted, left)}
        </Alert>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          {result.range && <GradeCard mark={score.mark} range={result.range} grade={result.grade} />}
          {isWritten && <ToMark result={result} />}
          <SectionsCard sections={sections} title={messages.sections[form]} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <TimeCard form={form} seconds={seconds} fairShare={fairShare} />
          {!isWritten && <ToTonight sittingId={id} missed={result.missed} />}
          <div className="flex flex-wrap gap-3 *:grow">
            <ButtonLink kind="ghost" to={`${screens.papers}?sitting=${id}&question=1`}>
              {messages.review}
            </ButtonLink>
            <PdfButton paperId={paper.id} kind="paper">
              {messages.print}
            </PdfButton>
            <PdfButton paperId={paper.id} kind="mark-scheme">
              {messages.markScheme}
            </PdfButton>
          </div>
          <ButtonLink kind="plain" to={screens.papers} className="self-center">
            {messages.again}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
