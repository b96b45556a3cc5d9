// The button under a verdict, and the panel that it opens. The panel is at the end of the page, outside the form of the answer.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { explain } from '../../platform/messages.ts'
import { useIsStudent } from '../../platform/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FiguresCard, Panel } from './figures-card.tsx'
import { messages } from './messages.ts'
import { aboutQuery } from './queries.ts'
import { TellCard } from './tell-card.tsx'
import type { About } from './types.ts'

const words = messages.about

export interface AboutQuestionProps {
  readonly questionId: string
  /** The text of the question, as the screen shows it. */
  readonly stem: ReactNode
}

export function AboutQuestion({ questionId, stem }: AboutQuestionProps) {
  const [open, setOpen] = useState(false)
  if (!useIsStudent()) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mt-1.5 flex min-h-11 items-center gap-1.5 rounded-small font-[650] text-ink-soft hover:text-ink"
      >
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        {words.open}
      </button>
      {createPortal(
        // Events go up through React's tree, where the form of the answer is.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Dialog open={open} onClose={() => setOpen(false)} title={words.title}>
            {open && <Contents questionId={questionId} stem={stem} />}
          </Dialog>
        </div>,
        document.body,
      )}
    </>
  )
}

function Contents({ questionId, stem }: AboutQuestionProps) {
  const { data, isError, error, isFetching, refetch } = useQuery(aboutQuery(questionId))
  if (isError && !data) {
    return (
      <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
        {explain(error)}
      </LoadAlert>
    )
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="mb-3 h-52" />
        <Skeleton className="h-24" />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3.5">
      <div>
        <p className="text-[15px] text-ink-soft">{words.which(data.questionId, data.version)}</p>
        <div className="mt-1.5 text-lg leading-snug font-semibold text-pretty">{stem}</div>
      </div>
      <FiguresCard about={data} />
      <Changes about={data} />
      {data.takesFlags && <TellCard about={data} />}
    </div>
  )
}

function Changes({ about: { changes } }: { readonly about: About }) {
  return (
    <Panel title={words.changed}>
      {changes.length === 0 && <p className="text-ink-soft">{words.unchanged}</p>}
      <ul className="flex flex-col gap-2.5">
        {changes.map(({ version, on, what, isFound }) => (
          <li key={version} className="text-ink-soft">
            <strong className="text-ink">{words.day(on)}</strong> {what} {isFound && words.found}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
