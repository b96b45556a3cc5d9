// Codes with which teachers read the mark scheme of a paper: the administrator makes, sees and ends them (decision 94).
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PaperCode } from '@toron/contract/paper-codes.ts'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../platform/api.ts'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/words.tsx'
import { messages } from './messages.ts'
import { paperCodesQuery } from './queries.ts'

const words = messages.codes

/** A school term has some thirty days left when a teacher asks. */
const usualDays = 30

export function PaperCodes() {
  const titleId = useId()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: paperCodesQuery.queryKey })
  const { data, isError, error, isFetching, refetch } = useQuery(paperCodesQuery)
  const revoking = useMutation({
    mutationFn: (codeId: string) => call('DELETE /api/admin/paper-codes/:codeId', { params: { codeId } }),
    onSettled: refresh,
  })

  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="mb-1.5 text-[26px]">
        {words.title}
      </h2>
      <p className="mb-4 max-w-2xl text-ink-soft">{words.about}</p>
      <NewCode onMade={refresh} />
      {revoking.isError && <Alert className="mt-4">{explain(revoking.error)}</Alert>}
      {isError && !data && (
        <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
          {explain(error)}
        </LoadAlert>
      )}
      {!data && !isError && <Skeleton className="mt-4 h-20" />}
      {data && (
        <Card className="mt-4 px-5 py-1 md:px-6">
          {data.codes.length === 0 && <p className="py-4 text-ink-soft">{words.none}</p>}
          <ul>
            {data.codes.map((code) => (
              <Row
                key={code.id}
                code={code}
                pending={revoking.isPending}
                onRevoke={() => revoking.mutate(code.id)}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function NewCode({ onMade }: { readonly onMade: () => void }) {
  const [paperId, setPaperId] = useState('')
  const [note, setNote] = useState('')
  const [days, setDays] = useState(String(usualDays))
  const making = useMutation({
    mutationFn: () =>
      call('POST /api/admin/paper-codes', { body: { paperId: paperId.trim(), note, days: Number(days) } }),
    onSuccess: () => {
      setNote('')
      onMade()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    making.mutate()
  }

  return (
    <Card className="p-5 md:p-6">
      <form onSubmit={submit} className="grid gap-4 md:grid-cols-[1fr_1fr_8rem_auto] md:items-end">
        <Field
          label={words.paper}
          placeholder={words.examplePaper}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={paperId}
          onChange={(event) => setPaperId(event.target.value)}
        />
        <Field
          label={words.note}
          placeholder={words.exampleNote}
          maxLength={80}
          required
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Field
          label={words.days}
          type="number"
          min={1}
          max={90}
          required
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <Button type="submit" pending={making.isPending}>
          {words.make}
        </Button>
      </form>
      {making.isError && <Alert className="mt-4">{explain(making.error)}</Alert>}
      <div role="status">
        {making.data && (
          <p className="mt-4">
            <Words
              text={words.made(making.data.paperId)}
              marks={{ code: () => <code className="num text-[20px] font-bold">{making.data.code}</code> }}
            />
          </p>
        )}
      </div>
    </Card>
  )
}

interface RowProps {
  readonly code: PaperCode
  readonly pending: boolean
  readonly onRevoke: () => void
}

const unseen = (text: string) => <span className="sr-only">{text}</span>

function Row({ code: { paperId, note, expiresAt }, pending, onRevoke }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3.5 not-first:border-t">
      <div className="min-w-0 grow basis-52 wrap-anywhere">
        <p className="font-[650]">{words.row(paperId, note)}</p>
        <p className="text-[15px] text-ink-soft tabular-nums">{words.until(expiresAt)}</p>
      </div>
      <Button kind="ghost" pending={pending} onClick={onRevoke}>
        <Words text={words.revoke} marks={{ unseen, code: () => unseen(words.row(paperId, note)) }} />
      </Button>
    </li>
  )
}
