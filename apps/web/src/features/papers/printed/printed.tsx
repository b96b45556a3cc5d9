// What comes after a paper that was worked in print: its mark scheme, for a student who marks the work and for a teacher with a code.

import { useMutation } from '@tanstack/react-query'
import { screens } from '@toron/domain/screens.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { openPdf } from '../open-pdf.ts'
import { beginPaper, submitPaper } from '../queries.ts'
import { messages as words } from './messages.ts'

interface PrintedProps {
  readonly paperId: string
  /** A written paper is marked by the student; one of four options has to be chosen here to be marked. */
  readonly isWritten: boolean
}

export function Printed({ paperId, isWritten }: PrintedProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-[650] text-brand">
        {words.title}
      </summary>
      <div className="mt-3 flex flex-col gap-5">
        {isWritten ? <MarkIt paperId={paperId} /> : <p>{words.ofOptions}</p>}
        <WithCode paperId={paperId} />
      </div>
    </details>
  )
}

function MarkIt({ paperId }: { paperId: string }) {
  const navigate = useNavigate()
  const marking = useMutation({
    mutationFn: async () => {
      const sittingId = await beginPaper(paperId, 'open')
      await submitPaper(sittingId)
      await navigate(`${screens.papers}?sitting=${sittingId}`)
    },
  })
  return (
    <div>
      <p className="mb-3">{words.own}</p>
      <Button kind="ghost" pending={marking.isPending} onClick={() => marking.mutate()}>
        {words.markIt}
      </Button>
      {marking.isError && <Alert className="mt-3">{explain(marking.error)}</Alert>}
    </div>
  )
}

function WithCode({ paperId }: { paperId: string }) {
  const [code, setCode] = useState('')
  const opening = useMutation({ mutationFn: () => openPdf(paperId, 'mark-scheme', code.trim()) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) opening.mutate()
  }
  return (
    <form onSubmit={submit} className="max-w-md">
      <Field
        label={words.code}
        hint={words.codeHint}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button kind="ghost" type="submit" pending={opening.isPending} disabled={!code.trim()} className="mt-3">
        {words.openScheme}
      </Button>
      {opening.isError && <Alert className="mt-3">{explain(opening.error)}</Alert>}
    </form>
  )
}
