// Steps have not reached the server: why, and a button to retry.
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'

export function NotSaved({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <Alert
      className="mt-2 mb-2"
      action={
        <Button kind="ghost" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {messages.notSaved(explain(failure))}
    </Alert>
  )
}
