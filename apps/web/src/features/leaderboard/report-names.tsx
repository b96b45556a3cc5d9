// Reporting an offensive name: a button at each name, and one confirmation dialog for the whole screen.
import { useMutation } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { BoardRow } from '@toron/contract/leaderboard.ts'
import type { SentBodyOf } from '@toron/contract/route.ts'
import { Flag } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { call } from '../../platform/api.ts'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { messages } from './messages.ts'

const words = messages.report

type Seen = SentBodyOf<Api['POST /api/leaderboard/name-reports']>

const Asking = createContext<(seen: Seen) => void>(() => undefined)

export function ReportNames({ children }: { children: ReactNode }) {
  const [seen, setSeen] = useState<Seen>()
  const [isOpen, setOpen] = useState(false)
  const ask = (about: Seen) => {
    setSeen(about)
    setOpen(true)
  }
  return (
    <Asking value={ask}>
      {children}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title}>
        {isOpen && seen && <Question seen={seen} onClose={() => setOpen(false)} />}
      </Dialog>
    </Asking>
  )
}

function Question({ seen, onClose }: { seen: Seen; onClose: () => void }) {
  const reporting = useMutation({
    mutationFn: () => call('POST /api/leaderboard/name-reports', { body: seen }),
  })
  if (reporting.isSuccess) {
    return (
      <>
        <p role="status" className="mb-5">
          {words.thanks}
        </p>
        <Button onClick={onClose}>{words.done}</Button>
      </>
    )
  }
  return (
    <>
      <p className="mb-3 wrap-anywhere">
        <bdi className="font-[650]">{seen.displayName}</bdi>
      </p>
      <p className="mb-5 text-ink-soft">{words.question}</p>
      {reporting.isError && <Alert className="mb-4">{explain(reporting.error)}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button pending={reporting.isPending} onClick={() => reporting.mutate()}>
          {words.submit}
        </Button>
      </div>
    </>
  )
}

interface ReportButtonProps {
  readonly row: BoardRow
  readonly board: Seen['board']
  /** 1-based, on the board. */
  readonly position: number
  readonly className?: string
}

/** Only a spacer in the student's own row and in anonymous rows, so that the minutes line up. */
export function ReportButton({ row, board, position, className }: ReportButtonProps) {
  const ask = useContext(Asking)
  const { displayName, isAnonymous, isYou } = row
  if (isAnonymous || isYou)
    return <span aria-hidden="true" className={classes('size-11 shrink-0', className)} />
  return (
    <button
      type="button"
      onClick={() => ask({ board, position, displayName })}
      title={words.button}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <Flag aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      <span className="sr-only">{words.buttonFor(displayName)}</span>
    </button>
  )
}
