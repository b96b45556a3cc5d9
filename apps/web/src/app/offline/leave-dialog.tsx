// Asks before a student is signed out with something unsent.
import { useLeaving } from '../../platform/offline/leaving.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { messages } from './messages.ts'

const { title, text, signOut, stay } = messages.leave

export function LeaveDialog({ count }: { count: number }) {
  const decide = useLeaving()
  if (decide === null) return null
  return (
    <Dialog open={true} onClose={() => decide(false)} title={title}>
      <p className="mb-5 text-ink-soft">{text(count)}</p>
      <div className="flex flex-wrap gap-3.5">
        <Button onClick={() => decide(false)}>{stay}</Button>
        <Button kind="ghost" onClick={() => decide(true)}>
          {signOut}
        </Button>
      </div>
    </Dialog>
  )
}
