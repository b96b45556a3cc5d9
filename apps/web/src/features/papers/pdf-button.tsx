// A button that opens a PDF of a paper, and says why where it cannot.
import { type ReactNode, useState } from 'react'
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
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const open = async () => {
    setPending(true)
    setFailure(null)
    try {
      await openPdf(paperId, kind)
    } catch (error) {
      setFailure(explain(error))
    }
    setPending(false)
  }
  return (
    <>
      <Button kind="ghost" pending={pending} onClick={() => void open()} {...(className && { className })}>
        {children}
      </Button>
      {failure !== null && <Alert className="basis-full">{failure}</Alert>}
    </>
  )
}
