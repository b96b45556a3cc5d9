// Asks before memory and prediction are switched off: what is deleted, and what stays.
import { useMutation } from '@tanstack/react-query'
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
  const deleting = useMutation({ mutationFn: deletePlan, onSuccess: onClose })
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <ul className="list-disc pl-5 text-ink-soft">
        {words.gone.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="mt-3 mb-5">{words.stays}</p>
      {deleting.isError && <Alert className="mb-5">{explain(deleting.error)}</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button pending={deleting.isPending} onClick={() => deleting.mutate()}>
          {words.submit}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
