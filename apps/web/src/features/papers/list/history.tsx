// The papers that were sat, with a curve of the marks in each kind of which there are two or more.
import type { PastSitting } from '@toron/contract/paper-fields.ts'
import { paperKinds } from '@toron/domain/papers/kinds.ts'
import { screens } from '@toron/domain/screens.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { messages as papers } from '../messages.ts'
import { curvesOf } from './curves.ts'
import { MarkCurve } from './mark-curve.tsx'
import { messages } from './messages.ts'

const words = messages.history

export function History({ history }: { history: readonly PastSitting[] }) {
  if (history.length === 0) return <p className="mt-6 text-ink-soft">{words.none}</p>
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-2xl">{words.title}</h2>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {curvesOf(history).map((curve) => (
          <MarkCurve key={papers.kind(curve)} {...curve} />
        ))}
      </div>
      <Card className="mt-5 overflow-hidden">
        <ol className="divide-y divide-line">
          {history.map((past) => (
            <li key={past.id} data-subject={past.paper.subject}>
              <Past past={past} />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}

function Past({ past: { id, paper, allowance, endedAt, end, score } }: { past: PastSitting }) {
  const notes = [
    papers.day(endedAt),
    ...(allowance === 'standard' ? [] : [papers.allowances[allowance]]),
    ...(end === 'time-over' ? [words.timeOver] : []),
  ]
  const line = (
    <>
      <span className="min-w-0 grow">
        <span className="block font-[650] text-subject">{papers.name(paper)}</span>
        <span className="block text-[15px] text-ink-soft">{notes.join(' · ')}</span>
      </span>
      <span className="num shrink-0 text-xl font-bold">
        {score ? (
          papers.mark(score.mark, paperKinds[paper.subject].marks)
        ) : (
          <span className="text-[15px] text-ink-soft">{words.givenUp}</span>
        )}
      </span>
    </>
  )
  const className = 'flex min-h-16 items-center gap-3 px-5 py-3'
  if (!score) return <div className={className}>{line}</div>
  return (
    <Link to={`${screens.papers}?sitting=${id}`} className={`${className} no-underline hover:bg-sunken`}>
      {line}
      <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-ink-soft" />
    </Link>
  )
}
