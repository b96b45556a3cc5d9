// Asks before memory and prediction are switched off: what is deleted, and what stays.
import { useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { deletePlan } from '../queries.ts'
import { messages } from './messages.ts'

const words = messages.off

interface OffDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function OffDialog({ open, onClose }: OffDialogProps) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async () => {
    setSending(true)
    setFailure(null)
    try {
      await deletePlan()
      onClose()
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <ul className="list-disc pl-5 text-ink-soft">
        {words.gone.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="mt-3 mb-5">{words.stays}</p>
      {failure !== null && <Alert className="mb-5">{failure}</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button pending={isSending} onClick={() => void submit()}>
          {words.submit}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
