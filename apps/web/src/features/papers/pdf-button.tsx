// A button that opens a PDF of a paper, and says why where it cannot.
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { openPdf, type PaperPdf } from './open-pdf.ts'

interface PdfButtonProps {
  readonly paperId: string
  readonly kind: PaperPdf
  readonly className?: string
  readonly children: ReactNode
}

export function PdfButton({ paperId, kind, className, children }: PdfButtonProps) {
  const opening = useMutation({ mutationFn: () => openPdf(paperId, kind) })
  return (
    <>
      <Button
        kind="ghost"
        pending={opening.isPending}
        onClick={() => opening.mutate()}
        {...(className && { className })}
      >
        {children}
      </Button>
      {opening.isError && <Alert className="basis-full">{explain(opening.error)}</Alert>}
    </>
  )
}
