// Before a paper is handed in: what has no answer yet, and what was flagged.
import type { PaperKind } from '@toron/domain/papers/kinds.ts'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { messages } from './messages.ts'
import type { HandIn } from './use-hand-in.ts'

interface HandInDialogProps {
  readonly open: boolean
  readonly form: PaperKind['form']
  readonly unanswered: readonly number[]
  readonly unfinished: readonly number[]
  /** Questions with nothing to type. */
  readonly onPaper: readonly number[]
  readonly flagged: readonly number[]
  readonly handIn: HandIn
  readonly onClose: () => void
}

const words = messages.dialog

export function HandInDialog(props: HandInDialogProps) {
  const { open, form, unanswered, unfinished, onPaper, flagged, handIn, onClose } = props
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <div className="flex flex-col gap-3">
        <p>{unanswered.length === 0 ? words.allAnswered[form] : words.unanswered(unanswered)}</p>
        {unfinished.length > 0 && <p className="font-[650]">{words.unfinished(unfinished)}</p>}
        {onPaper.length > 0 && <p>{words.onPaper(onPaper)}</p>}
        {flagged.length > 0 && <p>{words.flagged(flagged)}</p>}
        {unanswered.length > 0 && <p className="text-ink-soft">{words.noPenalty[form]}</p>}
        {handIn.isError && <Alert>{explain(handIn.error)}</Alert>}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="ghost" onClick={onClose} className="grow">
          {words.goOn}
        </Button>
        <Button pending={handIn.isPending} onClick={() => handIn.mutate()} className="grow">
          {words.handIn}
        </Button>
      </div>
    </Dialog>
  )
}
