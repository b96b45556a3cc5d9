// A dialog on the browser's own <dialog>, which traps focus, closes on Esc and restores focus by itself.
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import { messages } from './messages.ts'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Shown beside the title, such as a count. */
  readonly beside?: ReactNode
  /** For a dialog with columns. */
  readonly wide?: boolean
  readonly children: ReactNode
  readonly className?: string
}

export function Dialog({ open, onClose, title, beside, wide = false, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      // The content fills the dialog, so a click on the element itself is on the backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
      className={classes(
        'm-auto rounded-large border border-line bg-surface p-0 text-ink shadow-card',
        'backdrop:bg-[rgb(10_12_20/0.55)] open:animate-[settle_180ms_var(--ease-settle)]',
        wide ? 'max-h-[94dvh] w-[min(94vw,760px)]' : 'max-h-[85dvh] w-[min(92vw,520px)]',
        className,
      )}
    >
      <div className={wide ? 'p-4 sm:p-6' : 'p-6'}>
        <div className="mb-4 flex items-start gap-4">
          <div className="flex grow flex-wrap items-center gap-x-3.5 gap-y-1 pt-1.5">
            <h2 id={titleId} className="text-2xl">
              {title}
            </h2>
            {beside}
          </div>
          <button
            type="button"
            onClick={onClose}
            className="-mt-1 -mr-2 inline-flex size-11 items-center justify-center rounded-small text-ink-soft hover:bg-sunken"
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
            <span className="sr-only">{messages.dialog.close}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
