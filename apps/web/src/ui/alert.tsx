// An error, announced at once, or a note that waits for a pause.
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface AlertProps {
  /** `wrong` interrupts (role alert); `note` is spoken when there is a pause (role status). */
  readonly tone?: 'wrong' | 'note'
  readonly children: ReactNode
  /** A button or link that resolves it. */
  readonly action?: ReactNode
  readonly className?: string
}

export function Alert({ tone = 'wrong', children, action, className }: AlertProps) {
  const Icon = tone === 'wrong' ? CircleAlert : Info
  return (
    <div
      role={tone === 'wrong' ? 'alert' : 'status'}
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-medium border px-4 py-3',
        tone === 'wrong' ? 'border-wrong bg-wrong-wash text-wrong' : 'border-line bg-sunken text-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-40">{children}</div>
      {action}
    </div>
  )
}
