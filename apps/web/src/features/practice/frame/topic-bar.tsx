// The topic's header with the link back. On a phone it replaces the app's header; on a wide screen it is the first
// line of the page.
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { columnClass } from './column.ts'
import { BackLink } from './topic-names.tsx'

interface TopicBarProps {
  /** The link back. */
  readonly back: { readonly to: string; readonly words: string }
  readonly children: ReactNode
  readonly className?: string
}

export function TopicBar({ back, children, className }: TopicBarProps) {
  return (
    <div
      className={classes(
        'sticky top-0 z-20 border-b border-line bg-paper md:static md:z-auto md:border-0 md:bg-transparent',
        className,
      )}
    >
      <div className={classes(columnClass, 'flex min-h-15.5 items-center gap-2 py-2 md:pt-7 md:pb-3')}>
        <BackLink to={back.to} label={back.words} className="md:hidden" />
        {children}
      </div>
    </div>
  )
}
