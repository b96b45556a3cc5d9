// The desk: the questions that need an administrator, with their figures (decision 88).
import { useQuery } from '@tanstack/react-query'
import type { DeskQuestion, OnDesk } from '@toron/contract/desk.ts'
import { type ReactNode, useId, useState } from 'react'
import { explain } from '../../platform/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskQuestionView } from './desk-question.tsx'
import { messages } from './messages.ts'
import { deskQuery } from './queries.ts'
import { Signs } from './signs.tsx'

const words = messages.desk

interface DeskSectionProps {
  /** Draws a question as a student sees it, with its key. */
  readonly draw: (question: DeskQuestion) => ReactNode
}

export default function DeskSection({ draw }: DeskSectionProps) {
  const titleId = useId()
  const [opened, setOpened] = useState<string | null>(null)
  const { data, isError, error, isFetching, refetch } = useQuery(deskQuery)
  return (
    <section aria-labelledby={titleId} className="wrap pb-9">
      <h2 id={titleId} className="mb-1.5 text-[26px]">
        {words.title}
      </h2>
      <p className="mb-4 max-w-2xl text-ink-soft">{words.about}</p>
      {isError && !data && (
        <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
          {explain(error)}
        </LoadAlert>
      )}
      {!data && !isError && <Skeleton className="h-20" />}
      {data && (
        <Card className="px-5 py-1 md:px-6">
          <p role="status" className="py-3.5 text-ink-soft tabular-nums">
            {data.total === 0 ? words.none : words.total(data.total)}
          </p>
          <ul>
            {data.questions.map((question) => (
              <Row
                key={question.questionId}
                question={question}
                onOpen={() => setOpened(question.questionId)}
              />
            ))}
          </ul>
        </Card>
      )}
      <Dialog wide open={opened !== null} onClose={() => setOpened(null)} title={opened ?? ''}>
        {opened !== null && <DeskQuestionView key={opened} questionId={opened} draw={draw} />}
      </Dialog>
    </section>
  )
}

function Row({ question, onOpen }: { readonly question: OnDesk; readonly onOpen: () => void }) {
  const { questionId, figures } = question
  const { about } = messages
  const tells = figures.discrimination === null ? about.none : about.correlation(figures.discrimination)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5">
      <div className="min-w-0 grow basis-52">
        <p className="font-[650]">{questionId}</p>
        <p className="line-clamp-2 wrap-anywhere">{question.question}</p>
        <p className="text-[15px] text-ink-soft tabular-nums">
          {words.figures(figures.met, about.share(figures.right, figures.met), tells)}
        </p>
        <Signs question={question} />
      </div>
      <Button kind="ghost" aria-label={words.opens(questionId)} onClick={onOpen}>
        {words.open}
      </Button>
    </li>
  )
}
