// Names that students reported as offensive, most reported first: the administrator hides or keeps each (decision 68).
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReportedName } from '@toron/contract/admin.ts'
import { useId } from 'react'
import { call } from '../../platform/api.ts'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/words.tsx'
import { messages } from './messages.ts'
import { nameReportsQuery } from './queries.ts'

const words = messages.names

interface Ruled {
  readonly name: ReportedName
  readonly ruling: 'hidden' | 'kept'
}

export function ReportedNames() {
  const titleId = useId()
  const client = useQueryClient()
  const { data, isError, error, isFetching, refetch } = useQuery(nameReportsQuery)
  const ruling = useMutation({
    mutationFn: ({ name: { studentId, displayName }, ruling }: Ruled) =>
      call('POST /api/admin/name-rulings', { body: { studentId, displayName, ruling } }),
    onSettled: () => client.invalidateQueries({ queryKey: nameReportsQuery.queryKey }),
  })
  const done = ruling.isSuccess ? ruling.variables : undefined

  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="mb-1.5 text-[26px]">
        {words.title}
      </h2>
      <p className="mb-4 max-w-2xl text-ink-soft">{words.about}</p>
      {ruling.isError && <Alert className="mb-4">{explain(ruling.error)}</Alert>}
      <div role="status" className="mb-3 flex min-h-6 flex-wrap items-center gap-3">
        {done && (
          <p className="wrap-anywhere">
            <Words
              text={done.ruling === 'hidden' ? words.isHidden : words.isKept}
              marks={{ name: () => <bdi className="font-[650]">{done.name.displayName}</bdi> }}
            />
          </p>
        )}
        {done?.ruling === 'hidden' && (
          <Button kind="plain" onClick={() => ruling.mutate({ ...done, ruling: 'kept' })}>
            {words.showAgain}
          </Button>
        )}
      </div>
      {isError && !data && (
        <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
          {explain(error)}
        </LoadAlert>
      )}
      {!data && !isError && <Skeleton className="h-20" />}
      {data && (
        <Card className="px-5 py-1 md:px-6">
          {data.names.length === 0 && <p className="py-4 text-ink-soft">{words.none}</p>}
          <ul>
            {data.names.map((name) => (
              <Row
                key={`${name.studentId} ${name.displayName}`}
                name={name}
                pending={ruling.isPending}
                onRule={(chosen) => ruling.mutate({ name, ruling: chosen })}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

interface RowProps {
  readonly name: ReportedName
  readonly pending: boolean
  readonly onRule: (ruling: 'hidden' | 'kept') => void
}

const unseen = (words: string) => <span className="sr-only">{words}</span>

function Row({ name: { displayName, reports, studentId }, pending, onRule }: RowProps) {
  const marks = { name: () => unseen(displayName), unseen }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3.5 not-first:border-t">
      <div className="min-w-0 grow basis-52 wrap-anywhere">
        <p className="font-[650]">
          <bdi>{displayName}</bdi>
        </p>
        <p className="text-[15px] text-ink-soft tabular-nums">{words.reports(reports, studentId)}</p>
      </div>
      <Button pending={pending} onClick={() => onRule('hidden')}>
        <Words text={words.hide} marks={marks} />
      </Button>
      <Button kind="ghost" pending={pending} onClick={() => onRule('kept')}>
        <Words text={words.keep} marks={marks} />
      </Button>
    </li>
  )
}
