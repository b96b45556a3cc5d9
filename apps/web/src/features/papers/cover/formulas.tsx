// The formulas and rules of a written paper, while it is sat.
import { useQuery } from '@tanstack/react-query'
import { paperKinds } from '@toron/domain/papers/kinds.ts'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadAlert } from '../../../ui/load-alert.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePictureAddress } from '../../practice/maths/picture-address.ts'
import { drawingOf } from '../written/drawing-of.ts'
import { coverQuery, type WrittenKind } from './cover-query.ts'
import { CoverRules } from './cover-rules.tsx'
import { messages } from './messages.ts'

export function Formulas({ kind }: { kind: WrittenKind }) {
  const [isOpen, setOpen] = useState(false)
  // Fetched before it is asked for: a connection may be gone by then.
  const { data: cover, error, isError, isFetching, refetch } = useQuery(coverQuery(kind))
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)} className="-ml-2 text-[15px]">
        <BookOpen aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {messages.formulas}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={messages.formulas}>
        {cover ? (
          <>
            {isOpen && <Picture of={cover.formulas} />}
            <CoverRules cover={cover} marks={paperKinds[kind.subject].marks} />
            <p className="mt-3">{messages.working}</p>
          </>
        ) : isError ? (
          <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
            {explain(error)}
          </LoadAlert>
        ) : (
          <Skeleton className="h-60" />
        )}
      </Dialog>
    </>
  )
}

function Picture({ of }: { of: Parameters<typeof drawingOf>[0] }) {
  const drawing = drawingOf(of)
  const { alt, width, height } = drawing
  return (
    <img
      src={usePictureAddress(drawing)}
      alt={alt}
      width={width}
      height={height}
      className="mx-auto mb-4 h-auto w-full max-w-[400px] max-sm:-mx-4 max-sm:w-[calc(100%+32px)] max-sm:max-w-none"
    />
  )
}
